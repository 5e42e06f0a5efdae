/** Placeholder in a text. Positions are in UTF-16 units; `end` is exclusive. */
export interface Placeholder {
  name: string;
  start: number;
  end: number;
}

/** A text and its placeholders, in order, without overlaps. */
export interface Template {
  text: string;
  placeholders: readonly Placeholder[];
}

const [OPEN, CLOSE, SPACE, TAB, UNDERSCORE, DASH, DOT] = [...'{} \t_-.'].map((sign) =>
  sign.charCodeAt(0),
);
const LETTER = /^\p{L}$/u;
const LATER = /^[\p{L}\p{M}\p{Nd}]$/u;

const isAsciiLetter = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
const isAsciiDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

const starts = (point: number): boolean =>
  point < 128
    ? isAsciiLetter(point) || point === UNDERSCORE
    : LETTER.test(String.fromCodePoint(point));

const continues = (point: number): boolean =>
  point < 128
    ? isAsciiLetter(point) ||
      isAsciiDigit(point) ||
      point === UNDERSCORE ||
      point === DASH ||
      point === DOT
    : LATER.test(String.fromCodePoint(point));

const unitsOf = (point: number): number => (point > 0xffff ? 2 : 1);

/** Returns the end of the name that starts at `start`; `start` if there is no name. */
const nameEnd = (text: string, start: number): number => {
  let at = start;
  for (let accepts = starts; at < text.length; accepts = continues) {
    const point = text.codePointAt(at) ?? 0;
    if (!accepts(point)) break;
    at += unitsOf(point);
  }
  return at;
};

const spaceEnd = (text: string, start: number): number => {
  let at = start;
  for (let unit = text.charCodeAt(at); unit === SPACE || unit === TAB; unit = text.charCodeAt(at))
    at += 1;
  return at;
};

/** Reads `{{NAME}}` or `{{ NAME }}`. */
const double = (text: string, start: number): Placeholder | undefined => {
  if (text.charCodeAt(start + 1) !== OPEN) return undefined;
  const from = spaceEnd(text, start + 2);
  const to = nameEnd(text, from);
  const close = spaceEnd(text, to);
  const isClosed =
    to > from && text.charCodeAt(close) === CLOSE && text.charCodeAt(close + 1) === CLOSE;
  return isClosed ? { name: text.slice(from, to), start, end: close + 2 } : undefined;
};

/** Reads `{NAME}`. */
const single = (text: string, start: number): Placeholder | undefined => {
  const to = nameEnd(text, start + 1);
  return to > start + 1 && text.charCodeAt(to) === CLOSE
    ? { name: text.slice(start + 1, to), start, end: to + 1 }
    : undefined;
};

/**
 * Finds the placeholders `{{NAME}}`, optionally with spaces or tabs inside, and `{NAME}`; the
 * former takes precedence. A name is a letter or `_`, then letters, digits, `_`, `-` and `.`. Every
 * other brace is text, so JSON stays as it is. Linear: a look ahead ends at the next brace, and no
 * character is seen by more than two of them.
 */
export const parseTemplate = (text: string): Template => {
  const placeholders: Placeholder[] = [];
  for (let at = text.indexOf('{'); at >= 0;) {
    const found = double(text, at) ?? single(text, at);
    if (found !== undefined) placeholders.push(found);
    at = text.indexOf('{', found?.end ?? at + 1);
  }
  return { text, placeholders };
};

/**
 * Replaces placeholders by values. Values are inserted unchanged: braces in them have no meaning.
 */
export const fill = (
  { text, placeholders }: Template,
  valueOf: (name: string) => string,
): string => {
  let filled = '';
  let at = 0;
  for (const { name, start, end } of placeholders) {
    filled += text.slice(at, start) + valueOf(name);
    at = end;
  }
  return filled + text.slice(at);
};
