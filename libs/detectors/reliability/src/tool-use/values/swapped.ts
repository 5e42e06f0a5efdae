import { foldBase } from '@touchstone/text';
import { tokensOf, type Turn } from '../conversation';
import { codeOf, codesIn, codingOf } from './codes';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';

const SOURCES = new Set(
  'from source origin start departure sender head base_from pickup original old current'.split(' '),
);
const TARGETS = new Set(
  'to target destination end arrival recipient base dropoff new receiver goal'.split(' '),
);
const FROM = new Set('from leaving departing starting out_of von aus de desde in take'.split(' '));
const TO = new Set('to into toward towards onto nach zu vers para hasta a as'.split(' '));

type Side = 'source' | 'target';

const sideOf = ({ words }: Leaf): Side | undefined => {
  const source = words.some((word) => SOURCES.has(word));
  const target = words.some((word) => TARGETS.has(word));
  if (source === target) return undefined;
  return source ? 'source' : 'target';
};

/** Finds two texts in each other's place: `from Oslo to Rome` and `origin: Rome, destination: Oslo`. */
export const swapDoubt = (view: CallView): Doubt | undefined => {
  const turn = view.conversation.asked;
  if (!turn || view.all.length > view.leaves.length) return undefined;
  const sided = view.leaves.flatMap((leaf) => {
    const side = sideOf(leaf);
    return side && typeof leaf.value === 'string' && !leaf.listed
      ? [{ leaf, side, value: leaf.value }]
      : [];
  });
  for (const source of sided.filter(({ side }) => side === 'source')) {
    const target = sided.find(({ side, leaf }) => side === 'target' && isPair(leaf, source.leaf));
    if (!target || source.value === target.value) continue;
    const [own, other] = [
      evidenceOf(turn, source.leaf, source.value),
      evidenceOf(turn, target.leaf, target.value),
    ];
    if (own === undefined || other === undefined || own === 'source' || other === 'target')
      continue;
    if (own === 'target' || other === 'source')
      return {
        leaf: source.leaf,
        reason: `The values ${quoted(source.value)} of ${named(source.leaf)} and ${quoted(target.value)} of ${named(target.leaf)} are in each other's place by the conversation.`,
        certainty: 0.8,
      };
  }
  return undefined;
};

const isPair = (one: Leaf, other: Leaf): boolean => {
  const rest = (leaf: Leaf): string =>
    leaf.words.filter((word) => !SOURCES.has(word) && !TARGETS.has(word)).join(' ');
  return rest(one) === rest(other);
};

/** Returns the side on which the user names a value; `none` without a preposition. */
const evidenceOf = (turn: Turn, leaf: Leaf, value: string): Side | 'none' | undefined => {
  const places = placesOf(turn, leaf, value);
  if (places.length === 0) return undefined;
  const sides = places.map((at) => sideAt(turn, at));
  const clear = new Set(sides.filter((side) => side !== 'none'));
  return clear.size === 1 ? [...clear][0] : 'none';
};

const placesOf = (turn: Turn, leaf: Leaf, value: string): number[] => {
  const table = codingOf(leaf);
  const code = table && codeOf(table, value);
  if (table && code !== undefined)
    return codesIn(table, turn)
      .filter((each) => each.code === code)
      .map(({ at }) => at);
  const [first] = tokensOf(value).map(({ form }) => form);
  if (first === undefined) return [];
  const isAirport = /^[A-Z]{3}$/.test(value);
  return turn.tokens
    .slice(0, 1000)
    .flatMap(({ form, raw }, at) =>
      form === first || (isAirport && /^\p{Lu}/u.test(raw) && abbreviates(foldBase(value), form))
        ? [at]
        : [],
    );
};

/** `ZRH` for Zurich: the letters occur in order, the first at the beginning. */
const abbreviates = (letters: string, form: string): boolean => {
  if (form.charAt(0) !== letters.charAt(0)) return false;
  let at = 0;
  for (const letter of letters) {
    at = form.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
};

const REACH = 4;
const BETWEEN = new Set(
  'the my our a an this that us american swiss czech danish norwegian british canadian australian city of branch 100'.split(
    ' ',
  ),
);

const sideAt = ({ tokens, text }: Turn, at: number): Side | 'none' => {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const { form } = tokens[index] ?? { form: '' };
    if (/[.!?\n]/.test(text.slice(tokens[index]?.end, tokens[index + 1]?.start))) break;
    if (form === 'of' && tokens[index - 1]?.form === 'out') return 'source';
    if (form === 'in' && isPut(tokens, index)) return 'target';
    if (form === 'in' || form === 'take') {
      if (isGoing(tokens[index - 1]?.form)) return 'target';
      if (
        text
          .slice(Math.max(0, (tokens[index]?.start ?? 0) - 40), tokens[index]?.start)
          .toLowerCase()
          .match(/\b(?:be|arrive|arriving|land|stay) $/)
      )
        return 'target';
      return isConversion(tokens, index) ? 'target' : 'source';
    }
    if (FROM.has(form)) return 'source';
    if (TO.has(form)) return 'target';
    if (!BETWEEN.has(form) && !/^\d/.test(form)) break;
  }
  return 'none';
};

const PUT_WITHIN = 8;
/** `put three cartons in`: where they go. */
const isPut = (tokens: Turn['tokens'], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - PUT_WITHIN), at)
    .some(({ form }) => ['put', 'place', 'store', 'move', 'shift', 'stow'].includes(form));

const isGoing = (form: string | undefined): boolean => form === 'be' || form === 'arrive';
/** `how much is that in euros`: what it is converted to. */
const isConversion = (tokens: Turn['tokens'], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 12), at)
    .some(({ form }) =>
      [
        'convert',
        'much',
        "what's",
        'what',
        'worth',
        'value',
        'price',
        'exchange',
        'change',
        'how',
      ].includes(form),
    ) ||
  tokens
    .slice(at + 1, at + 4)
    .some(({ form }) => ['euros', 'dollars', 'usd', 'eur', 'yen', 'pounds'].includes(form));
