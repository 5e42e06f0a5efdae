import { ORDINALS, SCALES, SMALL_NUMBERS } from '@touchstone/text';
import type { Parsed } from './quantity';
import type { Token } from './tokens';
import { unitsNamed } from './units';

const FRACTIONS = new Map([
  ['half', 0.5],
  ['third', 1 / 3],
  ['quarter', 0.25],
  ['halbe', 0.5],
  ['halben', 0.5],
]);
const SETS = new Map([
  ['dozen', 12],
  ['couple', 2],
  ['pair', 2],
  ['dutzend', 12],
  ['docena', 12],
]);
const ARTICLES = new Set([
  'a',
  'an',
  'one',
  'ein',
  'eine',
  'einen',
  'einer',
  'un',
  'une',
  'una',
  'per',
  'single',
]);

export const halfAt = (tokens: readonly Token[], at: number): Parsed | undefined => {
  const own = FRACTIONS.get(tokens[at]?.form ?? '');
  if (own === undefined) return undefined;
  const skip = ['a', 'an', 'of'].includes(tokens[at + 1]?.form ?? '') ? 1 : 0;
  const set = SETS.get(tokens[at + 1 + skip]?.form ?? '');
  return set === undefined
    ? {
        values: [own],
        end: at + 1 + (skip && unitsNamed(tokens[at + 2]?.form ?? '').length > 0 ? 1 : 0),
        inName: false,
        weak: unitsNamed(tokens[at + 1 + skip]?.form ?? '').length === 0,
      }
    : { values: [own * set], end: at + 2 + skip, inName: false, weak: false };
};

const smallNumber = (form: string): number | undefined =>
  SMALL_NUMBERS.get(form) ?? OTHERS.get(form);
const OTHERS = new Map([
  ['eins', 1],
  ['ein', 1],
  ['both', 2],
  ['twice', 2],
]);
const PARTS = new Map([
  ['quarters', 0.25],
  ['thirds', 1 / 3],
  ['halves', 0.5],
]);
const LIMIT = 12;

/** Reads number words such as `one hundred and forty`, `twenty-five thousand`. */
export const wordsAt = (tokens: readonly Token[], at: number, text: string): Parsed | undefined => {
  let [total, current, end] = [0, 0, at];
  let seen = false;
  for (let index = at; index < tokens.length && index < at + LIMIT; index++) {
    const { form } = tokens[index] as Token;
    const small = smallNumber(form);
    const scale = form.length > 1 ? SCALES.get(form) : undefined;
    const joined = index === at || isJoined(tokens, index, text);
    if (small !== undefined && joined && (!seen || fits(current, small))) {
      current = form === 'dozen' && seen ? current * small : current + small;
    } else if (scale !== undefined && joined && (seen || tokens[at - 1] !== undefined)) {
      if (!seen && !ARTICLES.has(tokens[at - 1]?.form ?? '')) return undefined;
      if (scale === 100) current = (current || 1) * scale;
      else {
        total += (current || 1) * scale;
        current = 0;
      }
    } else if (
      form === 'and' &&
      seen &&
      (current >= 100 || total > 0) &&
      smallNumber(tokens[index + 1]?.form ?? '') !== undefined
    ) {
      continue;
    } else break;
    seen = true;
    end = index + 1;
  }
  if (seen) {
    const part = PARTS.get(tokens[end]?.form ?? '');
    if (part !== undefined && current < 10) {
      const skip = ['of', 'a', 'an'];
      let next = end + 1;
      while (next < end + 3 && skip.includes(tokens[next]?.form ?? '')) next++;
      return { values: [current * part], end: next, inName: false, weak: false };
    }
    const point = decimalsAt(tokens, end);
    const more = point.end > end ? point : andAHalf(tokens, end);
    return {
      values: [total + current + more.more],
      end: more.end,
      inName: false,
      weak: end === at + 1 && current === 1,
    };
  }
  const ordinal = ORDINALS.get(tokens[at]?.form ?? '');
  if (ordinal !== undefined && tokens[at]?.form !== 'second')
    return { values: [ordinal], end: at + 1, inName: false, weak: true };
  return setAt(tokens, at);
};

const fits = (current: number, small: number): boolean =>
  small === 12 || current % 100 === 0 || (current % 10 === 0 && current % 100 >= 20 && small < 10);

const isJoined = (tokens: readonly Token[], index: number, text: string): boolean => {
  const gap = text.slice((tokens[index - 1] as Token).end, (tokens[index] as Token).start);
  return /^[\s-]{1,2}$/.test(gap);
};

const setAt = (tokens: readonly Token[], at: number): Parsed | undefined => {
  const set = SETS.get(tokens[at]?.form ?? '');
  if (set === undefined) return undefined;
  const skip = tokens[at + 1]?.form === 'of' ? 1 : 0;
  return { values: [set], end: at + 1 + skip, inName: false, weak: false };
};

/** Reads `point two five` after a number. */
const decimalsAt = (tokens: readonly Token[], end: number): { more: number; end: number } => {
  if (tokens[end]?.form !== 'point') return { more: 0, end };
  let digits = '';
  let next = end + 1;
  for (let digit = smallNumber(tokens[next]?.form ?? ''); digit !== undefined && digit < 10;) {
    digits += String(digit);
    digit = smallNumber(tokens[++next]?.form ?? '');
  }
  return digits === '' ? { more: 0, end } : { more: Number(`0.${digits}`), end: next };
};

/** Reads `and a half`, `and three quarters` after a number. */
export const andAHalf = (tokens: readonly Token[], end: number): { more: number; end: number } => {
  const [and, article, fraction] = [0, 1, 2].map((step) => tokens[end + step]?.form ?? '');
  const share = FRACTIONS.get(fraction ?? '') ?? PARTS.get(fraction ?? '');
  const count = article === 'a' ? 1 : article === 'three' ? 3 : 0;
  return and === 'and' && count > 0 && (share === 0.5 || share === 0.25)
    ? { more: count * share, end: end + 3 }
    : { more: 0, end };
};

/** Reads `an hour` as one hour. */
export const articleAt = (tokens: readonly Token[], at: number): Parsed | undefined =>
  ARTICLES.has(tokens[at]?.form ?? '') &&
  unitsNamed(tokens[at + 1]?.form ?? '').some(({ dimension }) => dimension !== 'money') &&
  (tokens[at + 1]?.form.length ?? 0) > 3
    ? { values: [1], end: at + 1, inName: false, weak: true }
    : undefined;
