import { recogniser } from '../../recogniser';

/** Right behind words for the postcode of somebody: with little else it names a person. Source: HIPAA 45 CFR 164.514(b)(2)(i)(B), UPU postcode formats. */
export const postcode = recogniser({
  kind: 'postcode', title: 'postcode', group: 'contact information', digits: 4,
  pattern: /\d{5}(?:-\d{3,4})?|\d{4} ?[A-Z]{2}|\d{4}|\d{3} ?\d{2}|\d{6}|[A-Z]\d[A-Z] ?\d[A-Z]\d|〒?\d{3}-\d{4}/,
  announced: 0.72, reach: 14,
  cues: [
    'my zip', 'my zip code', 'my postcode', 'my postal code', 'his zip code', 'her zip code', 'his postcode', 'her postcode', 'home zip code',
    'meine plz', 'meine postleitzahl', 'mon code postal', 'mi código postal', 'il mio cap', 'meu cep', 'mijn postcode', 'mój kod pocztowy',
    'мой индекс', '我的邮编', '私の郵便番号',
  ],
});
