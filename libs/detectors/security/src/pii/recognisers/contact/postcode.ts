import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Possessives that relate the postcode to a person. */
const POSSESSIVE =
  /(?:^|[^\p{L}])(?:my|his|her|home|meine|mon|mi|il mio|meu|mijn|mój|мой|我的|私の)/iu;

/** Postcode as the value of a field, after its town: `City/ZIP: Portland 97205`. */
const BEHIND_TOWN = /\p{L} ?[:=] ?["']?\p{Lu}[\p{L} .'-]{1,24}(?:, ?[A-Z]{2})?,? $/u;

/**
 * Postcode of a person, in a sentence or as the value of a field: combined with other data it
 * identifies a person. Source: HIPAA 45 CFR 164.514(b)(2)(i)(B), UPU postcode formats.
 */
export const postcode = patternRecogniser({
  kind: 'postcode',
  title: 'postcode',
  group: 'contact information',
  minDigits: 3,
  pattern: new RegExp(
    [
      String.raw`\d{5}(?:-\d{3,4})?|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4}|\d{3} ?\d{2}|\d{6}`,
      String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d|〒?\d{3}-\d{4}`,
    ].join('|'),
  ),
  accepts: (_code, { isFieldValue, textBefore }) =>
    isFieldValue || BEHIND_TOWN.test(textBefore) || POSSESSIVE.test(textBefore.slice(-40)),
  certaintyInContext: 0.72,
  reach: 30,
  besideOthers: true,
  contextWords: [
    'zip',
    'zip code',
    'zipcode',
    'postcode',
    'post code',
    'postal code',
    'postalcode',
    'plz',
    'postleitzahl',
    'code postal',
    'código postal',
    'c p',
    'cp',
    'cap',
    'cep',
    'kod pocztowy',
    'psč',
    'irányítószám',
    'postnummer',
    'postnr',
    'postinumero',
    'индекс',
    'почтовый индекс',
    'поштовий індекс',
    '邮编',
    '邮政编码',
    '郵便番号',
    '우편번호',
    'my zip',
    'my zip code',
    'my postcode',
    'my postal code',
    'his zip code',
    'her zip code',
    'his postcode',
    'her postcode',
    'home zip code',
    'meine plz',
    'meine postleitzahl',
    'mon code postal',
    'mi código postal',
    'il mio cap',
    'meu cep',
    'mijn postcode',
    'mój kod pocztowy',
    'мой индекс',
    '我的邮编',
    '私の郵便番号',
  ],
});
