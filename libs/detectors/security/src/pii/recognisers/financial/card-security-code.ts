import { recogniser } from '../../recogniser';

/** Three or four digits; only behind their names. Source: PCI DSS glossary. */
export const cardSecurityCode = recogniser({
  kind: 'card_security_code', title: 'card security code', group: 'financial data', digits: 3,
  pattern: /\d{3,4}/,
  announced: 0.85, reach: 16,
  cues: [
    'cvv', 'cvc', 'cvv2', 'cvc2', 'cvn', 'cv2', 'security code', 'card security code', 'card verification', 'verification value', 'prüfnummer',
    'prüfziffer', 'kartenprüfnummer', 'cryptogramme', 'cryptogramme visuel', 'código de seguridad', 'codice di sicurezza', 'código de segurança',
    'код безопасности', '安全码', 'セキュリティコード',
  ],
});
