import { recogniser } from '../../recogniser';

/** Four to eight digits right behind words for a secret number. Source: ISO 9564. */
export const pinCode = recogniser({
  kind: 'pin', title: 'secret number', group: 'personal identifiers', digits: 4,
  pattern: /\d{4,8}/,
  announced: 0.75, reach: 14,
  cues: [
    'my pin', 'pin is', 'pin code is', 'pin number', 'pin number is', 'atm pin', 'card pin', 'otp is', 'otp code', 'verification code is',
    'passcode', 'geheimzahl', 'pin lautet', 'code pin', 'code secret', 'mi pin', 'mio pin', 'meu pin', 'mijn pincode', 'пин код', '密码是', '暗証番号',
    '비밀번호',
  ],
});
