import { MONEY, type Unit, unitsNamed } from '../conversation';
import type { Leaf } from './leaf';

/** Conclusions from a parameter's name and description. */

const has = (leaf: Leaf, words: ReadonlySet<string>): boolean =>
  leaf.words.some((word) => words.has(word));
const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const ID_ENDINGS = set(
  'id ids uuid guid ref reference sku skus isbn isin iban imei msisdn vin plate registration serial token pnr code tracking ticket identifier ean upc barcode barcodes handle',
);
const NUMBERS_OF = set(
  'account order invoice tracking phone booking reference confirmation customer employee case ticket flight card member policy passport serial model room license licence registration pr issue contract routing claim patient student part meter contract pet vehicle device asset article product item lot batch sensor permit membership loan reader docket file record shift slot',
);
const NOT_IDS = set(
  'country currency language lang postal zip area status color colour error airport iata icao iso state region promo discount time category type source stock ticker symbol',
);

/** Checks whether the parameter holds an identifier, which has to be copied exactly. */
export const isIdentifier = (leaf: Leaf): boolean => {
  if (has(leaf, NOT_IDS)) return false;
  const last = leaf.words.at(-1) ?? '';
  const before = leaf.words.at(-2) ?? '';
  return (
    ID_ENDINGS.has(last) ||
    (['number', 'no', 'nr', 'num', 'code', 'key'].includes(last) && NUMBERS_OF.has(before)) ||
    ['phone', 'telephone', 'mobile', 'fax', 'iban'].includes(last)
  );
};

const PERSONAL = set(
  'amount price budget salary income age weight height dose dosage quantity deposit payment balance fee tip loan principal',
);

/** Checks for values that only the user can know. */
export const isPersonal = (leaf: Leaf): boolean => has(leaf, PERSONAL);

const FREE = set(
  'limit page offset top count results radius timeout seed retries depth precision decimal decimals places digits constant gravity k n zoom resolution',
);

/** Checks for values that the assistant may choose or know. */
export const isFree = (leaf: Leaf): boolean =>
  (!leaf.required && has(leaf, FREE)) || has(leaf, COORDINATES);
const COORDINATES = set('latitude longitude lat lon lng gravity constant seed zoom');

/** Hints to a dimension in the names of parameters without a unit. */
const DIMENSION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  [MONEY]: set(
    'price amount cost budget value salary fee total payment income revenue principal investment loan deposit balance tip spend price_usd sum money worth',
  ),
  time: set(
    'duration time period length interval term age years year months days hours minutes seconds weeks timeout delay nights stay',
  ),
  length: set('distance radius height width length size depth altitude range elevation'),
  mass: set('weight mass dose dosage load'),
  share: set(
    'rate percent percentage discount tip level brightness volume humidity probability interest yield share ratio position charge growth tax',
  ),
  temperature: set('temperature temp degrees'),
  volume: set('volume capacity amount'),
  data: set('size storage capacity bandwidth'),
  speed: set('speed velocity'),
  angle: set('angle degrees rotation latitude longitude'),
};

export const suits = (leaf: Leaf, dimension: string): boolean =>
  has(leaf, DIMENSION_WORDS[dimension] ?? new Set());

const SINGULAR_TIMES = set('second minute hour day week month year s d h m c f g l p');
const SHORT_UNITS: Readonly<Record<string, string>> = {
  m: 'metres',
  s: 'seconds',
  g: 'grams',
  h: 'hours',
  l: 'litres',
  c: 'celsius',
  f: 'fahrenheit',
  pct: 'percent',
  percent: 'percent',
};

/** Returns the unit that a number parameter is in by its name, description or sibling. */
export const unitOf = (leaf: Leaf, siblings: readonly Leaf[]): Unit | undefined =>
  unitOfName(leaf) ?? unitOfText(leaf) ?? unitOfSibling(leaf, siblings);

const unitOfName = ({ words, path }: Leaf): Unit | undefined => {
  const last = words.at(-1) ?? '';
  const short = words.length > 1 ? SHORT_UNITS[last] : undefined;
  if (short !== undefined && Object.hasOwn(SHORT_UNITS, last)) return unitsNamed(short)[0];
  if (SINGULAR_TIMES.has(last) || path.length === 1) return undefined;
  return unitsNamed(last)[0];
};

const IN_UNIT =
  /\b(?:in|as|of)\s+(?:whole\s+|total\s+)?([a-z]+)|\(([a-z°%]+)\)|^\s*([a-z]+)\s*(?:$|[.,;])/g;

const MINOR_UNITS = /\b(?:minor|smallest)(?: currency)? units?\b/i;

/** `Distance in metres`, `Weight (kg)`, `EUR`. */
const unitOfText = ({ definition, words }: Leaf): Unit | undefined => {
  const { description } = definition;
  if (typeof description !== 'string') return undefined;
  if (MINOR_UNITS.test(description.slice(0, 300))) return unitsNamed('cents')[0];
  for (const match of description.slice(0, 300).toLowerCase().matchAll(IN_UNIT)) {
    const word = match[1] ?? match[2] ?? match[3] ?? '';
    if (word.length === 1 && match[2] === undefined) continue;
    if (['day', 'month', 'year', 'second', 'minute', 'hour', 'week', 'real'].includes(word))
      continue;
    if (words.includes(word)) continue;
    const [unit] = unitsNamed(SHORT_UNITS[word] ?? word);
    if (unit) return unit;
  }
  return undefined;
};

const unitOfSibling = (leaf: Leaf, siblings: readonly Leaf[]): Unit | undefined => {
  const own = siblings.find(
    (other) =>
      other !== leaf &&
      typeof other.value === 'string' &&
      other.words.some((word) => word === 'unit' || word === 'units') &&
      !other.words.includes('to') &&
      !other.words.includes('target'),
  );
  return typeof own?.value === 'string' ? unitsNamed(own.value.toLowerCase())[0] : undefined;
};
