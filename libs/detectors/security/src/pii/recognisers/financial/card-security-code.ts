import { recogniser } from '../../recogniser';

/** Three or four digits; only behind their names. Source: PCI DSS glossary. */
export const cardSecurityCode = recogniser({
  kind: 'card_security_code', title: 'card security code', group: 'financial data', digits: 3,
  pattern: /\d{3,4}/,
  announced: 0.85, reach: 16,
  cues: [
    'cvv', 'cvc', 'cvv2', 'cvc2', 'cvn', 'cv2', 'security code', 'card security code', 'card verification', 'verification value', 'prüfnummer',
    'prüfziffer', 'kartenprüfnummer', 'cryptogramme', 'cryptogramme visuel', 'codice di sicurezza', 'código de segurança',
    'cvv code', 'cvc code', 'cid', 'csc', 'card code', 'digits on the back', 'three digits on the back', 'number on the back', 'code on the back', 'on the back of my card', 'kartenprüfziffer', 'kpn',
    'sicherheitscode', 'código de verificación', 'código de seguridad', 'clave de seguridad', 'codice di verifica', 'veiligheidscode', 'kod zabezpieczający', 'kod cvv', 'güvenlik kodu', 'säkerhetskod',
    'код на обороте', 'код подтверждения карты', 'код cvv', 'код cvc', 'код безопасности', '安全码', 'セキュリティコード',
  ],
});
