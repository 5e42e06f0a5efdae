/** Bounds that apply to every match of a pattern. */
export interface PatternBounds {
  /** Maximum length in UTF-16 units, `Infinity` if unbounded. May be too high, never too low. */
  longest: number;
  /** Minimum number of digits from 0 to 9. May be too low, never too high. */
  digits: number;
}

/** Bounds of a part of the source, and the end of the part. */
interface Part extends PatternBounds {
  end: number;
}

const QUANTIFIER = /(?:\*|\+|\?|\{(\d+)(,?)(\d*)\})\??/y;

/** Returns the repetition bounds of the quantifier at `index` (1 without one) and its end. */
const quantifierAt = (
  source: string,
  index: number,
): { fewest: number; most: number; end: number } => {
  QUANTIFIER.lastIndex = index;
  const match = QUANTIFIER.exec(source);
  if (!match) return { fewest: 1, most: 1, end: index };
  const { 0: written, 1: fewest, 2: comma, 3: most } = match;
  const end = index + written.length;
  if (fewest === undefined)
    return {
      fewest: written.startsWith('+') ? 1 : 0,
      most: written.startsWith('?') ? 1 : Infinity,
      end,
    };
  return { fewest: Number(fewest), most: comma && !most ? Infinity : Number(most || fewest), end };
};

const ONE = { longest: 1, digits: 0 };
const NOTHING = { longest: 0, digits: 0 };
const DIGIT = { longest: 1, digits: 1 };
const UNBOUNDED = { longest: Infinity, digits: 0 };
const DIGIT_CLASS = /^\[(?:\d|\d-\d|\\d)+\]$/;

const classAt = (source: string, index: number): Part => {
  let end = index + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return { ...(DIGIT_CLASS.test(source.slice(index, end + 1)) ? DIGIT : ONE), end: end + 1 };
};

const escapeAt = (source: string, index: number): Part => {
  const sign = source.charAt(index + 1);
  const end = index + (/^\\[pPu]\{[^}]*\}/.exec(source.slice(index))?.[0].length ?? 2);
  if (/[1-9k]/.test(sign)) return { ...UNBOUNDED, end };
  return { ...(/[bB]/.test(sign) ? NOTHING : sign === 'd' ? DIGIT : ONE), end };
};

const groupAt = (source: string, index: number): Part => {
  const opening = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(index))?.[0] ?? '(';
  const inside = alternativesAt(source, index + opening.length);
  return { ...(/[=!]$/.test(opening) ? NOTHING : inside), end: inside.end + 1 };
};

const atomAt = (source: string, index: number): Part => {
  const sign = source.charAt(index);
  if (sign === '(') return groupAt(source, index);
  if (sign === '[') return classAt(source, index);
  if (sign === '\\') return escapeAt(source, index);
  return { ...('^$'.includes(sign) ? NOTHING : /\d/.test(sign) ? DIGIT : ONE), end: index + 1 };
};

/** Computes the bounds of alternatives up to the closing bracket of their group, or to the end. */
const alternativesAt = (source: string, start: number): Part => {
  let current: PatternBounds = { ...NOTHING };
  const all = [current];
  let index = start;
  while (index < source.length && source[index] !== ')') {
    if (source[index] === '|') {
      all.push((current = { ...NOTHING }));
      index++;
      continue;
    }
    const atom = atomAt(source, index);
    const { fewest, most, end } = quantifierAt(source, atom.end);
    current.longest += atom.longest === 0 ? 0 : atom.longest * most;
    current.digits += atom.digits * fewest;
    index = end;
  }
  return {
    longest: Math.max(...all.map(({ longest }) => longest)),
    digits: Math.min(...all.map(({ digits }) => digits)),
    end: index,
  };
};

/** Source of patterns that match characters beyond ASCII, which may have two units. */
const BEYOND_ASCII = /[^\0-\x7f]|\\[pPSDWu]|\[\^|\./;

/**
 * Computes the bounds of a pattern's matches from its source. Set notation within classes (flag
 * `v`) is not supported.
 */
export const boundsOf = ({ source }: RegExp): PatternBounds => {
  const { longest, digits } = alternativesAt(source, 0);
  return { longest: BEYOND_ASCII.test(source) ? 2 * longest : longest, digits };
};
