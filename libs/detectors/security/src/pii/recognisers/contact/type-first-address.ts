import { patternRecogniser } from '../pattern/pattern-recogniser';
import { nearRomanceStreets } from './street-signs';
import { ROMANCE_STREETS } from './street-words';

const NAME = "[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,24}";
const PARTICLE =
  "(?:(?:de la|de los|de las|de|du|des|della|dello|degli|dei|del|di|da|do|dos|das|la|le|las|los|aux|au|à la|sous|sur|l['’]|d['’]|dell['’])(?: |(?<=['’]))){0,2}";
// After a name that ends in digits, another number is a postcode.
const NUMBER =
  '(?:(?<!\\d),? ?(?:n\\.?[ºo°]?\\.? ?|nr\\.? ?|д\\.? ?|дом |буд\\.? ?|dom |No\\.? ?|αρ\\.? ?|#)?\\d{1,4}(?!\\d)[A-Za-zА-Яа-я]?(?!\\p{L})(?:[/-](?:\\d{1,4}[A-Za-z]?|[A-Z](?!\\p{L})))?)?';
const TOWN = '(?:,? \\d{4,5}(?:-\\d{3})? \\p{Lu}[\\p{L}-]+)?';

/** Abbreviated street types without a full stop, which have other meanings. */
const UNPOINTED =
  /^(?:str|Str|STR|pl|Pl|PL|пл|пр|наб|trav|Trav|jr|Jr|JR) |^[Ss]oi .* (?:19|20)\d\d$/u;
/**
 * Short street types with other meanings: `via DHL 2 days`, `al Qaeda 2001`, `cours Python 3`. They
 * need a particle, a comma or a preposition of place beside them.
 */
const EVERYDAY =
  /^(?:via|al|place|cours|passage|largo|plaza)\.? (?:\p{Lu}{2,}|\p{Lu}[\p{L}\d.'’-]*,? \d)/u;
const WHERE_WORDS = [
  String.raw`a|à|ad|all['’]indirizzo|address|adresse|au|dirección|en|endereço|in|indirizzo|is`,
  String.raw`lives? at|na|no|sede|trova|trovano|abit\p{L}{1,4}|viv\p{L}{1,4}|ufficio|studio|casa`,
].join('|');
const WHERE = new RegExp(String.raw`(?:[,:(]|(?<!\p{L})(?:${WHERE_WORDS}))\s{0,2}$`, 'iu');
const isEveryday = (excerpt: string, before: string): boolean =>
  EVERYDAY.test(excerpt) &&
  (/^\p{Ll}+ \p{Lu}{2,}/u.test(excerpt) ||
    (!/\d{4,5} \p{Lu}/u.test(excerpt) && !WHERE.test(before)));
const MEASURE = /^ ?(?:кв\.? ?м|м²|метр|сезон|m²|%|€)/u;

/**
 * Street type, name and house number before or after: French, Italian, Spanish, Portuguese, Polish,
 * Russian, Indonesian. Source: UPU S42.
 */
export const typeFirstAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 1,
  pattern: new RegExp(
    `(?:(?:[Ss]ố )?\\d{1,5}(?:/\\d{1,5})?(?: ?(?:bis|ter|[A-D]))?,? )?(?:${ROMANCE_STREETS})\\.? ${PARTICLE}${NAME}(?: (?:${NAME}|de|des|du|la|le|di|da|do|del|della|et|y|e|d['’]\\p{Lu}[\\p{L}-]{1,24}|l['’]\\p{Lu}[\\p{L}-]{1,24})){0,4}${NUMBER}${TOWN}`,
    'u',
  ),
  accepts: (_code, { excerpt, textBefore, textAfter }) =>
    !isEveryday(excerpt, textBefore) &&
    /\d/.test(excerpt) &&
    !UNPOINTED.test(excerpt) &&
    !MEASURE.test(textAfter) &&
    /\p{Lu}/u.test(excerpt) &&
    !/^\p{L}+\.? \d{1,2}$/u.test(excerpt),
  searchIn: nearRomanceStreets,
  certaintyAlone: 0.78,
});
