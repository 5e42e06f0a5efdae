import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Context words right before the number. */
const CLOSE =
  /(?:pin(?: code| number)?|otp(?: code)?|verification code|security code|one[- ]time (?:code|password|passcode)|(?:alarm|door|gate|garage|entry|entrance|lock|locker|lockbox|keypad|safe|vault|access|unlock|building) (?:code|combination|combo)|passcode|geheimzahl|code secret|pincode|пин код|密码|暗証番号|비밀번호)(?: (?:is|was|lautet|ist|es|est|è|é|now))*[ :=：是はは는은]{0,3}["']?$/iu;
/** PIN of a guarded object: `the PIN for my new debit card is 4827`. */
const PIN_OF_OBJECT =
  /(?:^|[^\p{L}])pin(?!\p{L})[^.!?\n]{0,60}[^\p{L}](?:is|was|to|now|=|:|ist|es|est) ?["']?$/iu;
const GUARDED_WORDS =
  'card|account|phone|sim|bank|visa|mastercard|amex|debit|credit|atm|karte|carte|tarjeta';
const GUARDED = new RegExp(String.raw`(?:^|[^\p{L}])(?:${GUARDED_WORDS})(?!\p{L})`, 'iu');

/** Four to eight digits right after words for a secret number. Source: ISO 9564. */
export const pinCode = patternRecogniser({
  kind: 'pin',
  title: 'secret number',
  group: 'personal identifiers',
  minDigits: 4,
  pattern: /\d{4,8}/,
  accepts: (_code, { textBefore, isFieldValue }) =>
    isFieldValue ||
    (CLOSE.test(textBefore) && !/(?:^|\P{L})pin ?$/iu.test(textBefore)) ||
    (PIN_OF_OBJECT.test(textBefore) && GUARDED.test(textBefore)),
  certaintyInContext: 0.75,
  reach: 50,
  maxWordsBetween: 9,
  contextWords: [
    'pin',
    'pin code',
    'pincode',
    'my pin',
    'pin is',
    'pin code is',
    'pin number',
    'pin number is',
    'atm pin',
    'card pin',
    'otp is',
    'otp code',
    'verification code is',
    'passcode',
    'geheimzahl',
    'pin lautet',
    'code pin',
    'code secret',
    'mi pin',
    'mio pin',
    'meu pin',
    'mijn pincode',
    'пин код',
    '密码是',
    '暗証番号',
    '비밀번호',
    'verification code',
    'security code',
    'one time code',
    'one time password',
    'one time passcode',
    ...[
      'alarm',
      'door',
      'gate',
      'garage',
      'entry',
      'entrance',
      'lock',
      'locker',
      'lockbox',
      'keypad',
      'safe',
      'vault',
      'access',
      'unlock',
      'building',
    ].map((guarded) => `${guarded} code`),
    'safe combination',
    'lock combination',
    'locker combination',
  ],
});
