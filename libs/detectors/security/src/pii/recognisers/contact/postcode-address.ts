import { patternRecogniser } from '../pattern/pattern-recogniser';

const NAME = "\\p{Lu}[\\p{L}.'’-]{1,24}";
const MONTHS_WORDS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mär|Mai|Okt|Dez';
const MONTHS = new RegExp(String.raw`^(?:.* )?(?:${MONTHS_WORDS})[a-z]{0,6}\.? \d{1,2},`);

const ROUND_WORDS = [
  'Zagreb|Split|Rijeka|Osijek|Beograd|Belgrad|Novi|Ni[šs]|Ljubljana|Maribor|Celje|Gent',
  'Brugge|Antwerpen|Li[èe]ge|Namur|Leuven|Bruxelles|Brussel|Aarhus|Odense|Aalborg|Wien',
  'Rennes|Strasbourg|Lille|Nantes|Bordeaux|Nice|Grenoble|Dijon|Tours|Metz|Nancy|Toulouse',
  'Montpellier|Rouen|Caen|Sarajevo|Skopje|Podgorica|Prishtin|Sofia|Basel|Bern|Lausanne|Roma',
  'Praha',
].join('|');
/**
 * Towns whose postcodes resemble amounts, or have only three digits: Croatia, Serbia, Slovenia,
 * Belgium, France, Denmark, Switzerland, Bosnia, Iceland.
 */
const ROUND = new RegExp(
  [
    String.raw`000 (?:${ROUND_WORDS})`,
    String.raw`[, ]\d{3} (?:Reykjav|Kópavog|Hafnarfj|Akureyri|Garðab)`,
  ].join('|'),
  'u',
);

/**
 * Street without a street type, house number, postcode and town: `Lange Reihe 12, 20099 Hamburg`,
 * `Karl Johans gate 1, 0154 Oslo`. Source: UPU S42 templates of Europe.
 */
export const postcodeAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 5,
  pattern: new RegExp(
    `${NAME}(?: (?:${NAME}|gate|vei|de|van|der|den|di|du|la)){0,4},? \\d{1,4} ?[a-zA-Z]?(?:[/-](?:\\d{1,4}|[IVX]{1,4})){0,3}(?:(?<=[A-Z]) \\d{1,3})?(?:,\\n?| ?\\n) ?(?:[A-Z]{1,2}-)?(?:\\d{5}|\\d{4}(?: [A-Z]{2})?|\\d{2}-\\d{3}|\\d{3}(?: \\d{2})?) \\p{Lu}\\p{Ll}[\\p{L}.-]{1,24}(?:,? (?:am|an der|\\p{Lu}\\p{Ll}[\\p{L}-]{2,24})){0,2}`,
    'u',
  ),
  accepts: (_code, { excerpt }) =>
    !MONTHS.test(excerpt) &&
    (ROUND.test(excerpt) ||
      !/000 \p{Lu}|, (?:1[5-9]|20)\d\d \p{Lu}|[, ]\d{3} \p{Lu}/u.test(excerpt)),
  requiredCharacters: 'A',
  certaintyAlone: 0.86,
});
