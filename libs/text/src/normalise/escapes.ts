import { spelledBy } from './bytes';
import type { Piece, Stretch } from './decoder';
import { partsPair } from './text-builder';

/** One escape: a UTF-8 byte, or the text that it represents. */
export interface Escape {
  start: number;
  end: number;
  meaning: number | string;
}

/** Yields all escapes of one form, in order; the pattern is global and bounded. */
export function* escapesIn(
  text: string,
  pattern: RegExp,
  meaningOf: (match: RegExpMatchArray) => number | string | undefined,
): Generator<Escape> {
  for (const match of text.matchAll(pattern)) {
    const meaning = meaningOf(match);
    const start = match.index;
    if (meaning !== undefined) yield { start, end: start + match[0].length, meaning };
  }
}

/**
 * Yields escapes that begin with one of some characters, which are rare in most texts; the pattern
 * is sticky.
 */
export function* escapesAt(
  text: string,
  marks: readonly string[],
  pattern: RegExp,
  meaningOf: (match: RegExpMatchArray) => number | string | undefined,
): Generator<Escape> {
  const places = marks.map((mark) => ({ mark, at: indexFrom(text, mark, 0) }));
  for (let behind = 0; ;) {
    for (const place of places)
      if (place.at < behind) place.at = indexFrom(text, place.mark, behind);
    const start = Math.min(...places.map(({ at }) => at));
    if (start === Infinity) return;
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    const meaning = match ? meaningOf(match) : undefined;
    behind = start + Math.max(1, match?.[0].length ?? 0);
    if (meaning !== undefined) yield { start, end: behind, meaning };
  }
}

/** Returns the next index of a character, infinite if there is none. */
const indexFrom = (text: string, mark: string, from: number): number => {
  const index = text.indexOf(mark, from);
  return index < 0 ? Infinity : index;
};

/**
 * Yields words (stretches without spaces) that contain escapes, with the escapes undone where
 * `accepts` allows it.
 */
export function* undone(
  text: string,
  escapes: Iterable<Escape>,
  accepts: (escapes: readonly Escape[]) => boolean,
): Generator<Stretch> {
  for (const { start, end, inside } of wordsAround(text, escapes)) {
    if (accepts(inside)) yield { start, end, pieces: [...piecesOf(text, start, end, inside)] };
  }
}

interface EscapedWord {
  start: number;
  end: number;
  inside: Escape[];
}

function* wordsAround(text: string, escapes: Iterable<Escape>): Generator<EscapedWord> {
  let word: EscapedWord = { start: 0, end: 0, inside: [] };
  for (const escape of escapes) {
    if (escape.start >= word.end) {
      if (word.inside.length > 0) yield word;
      word = {
        start: edge(text, escape.start, -1, word.end),
        end: edge(text, escape.end, 1, text.length),
        inside: [],
      };
    }
    word.inside.push(escape);
    if (escape.end >= word.end) word.end = edge(text, escape.end, 1, text.length);
  }
  if (word.inside.length > 0) yield word;
}

/**
 * Limit of the distance between an escape and the edge of its word: longer runs without a space are
 * no words.
 */
const FURTHEST = 100;

/** Searches from an index to the next space, or to the limit. */
const edge = (text: string, from: number, step: 1 | -1, limit: number): number => {
  let index = from;
  const furthest = from + step * FURTHEST;
  while (
    index !== limit &&
    index !== furthest &&
    text.charCodeAt(step > 0 ? index : index - 1) > 32
  )
    index += step;
  return partsPair(text, index) ? index - 1 : index;
};

function* piecesOf(
  text: string,
  start: number,
  end: number,
  inside: readonly Escape[],
): Generator<Piece> {
  let cursor = start;
  let index = 0;
  for (let escape = inside[0]; escape; escape = inside[index]) {
    if (escape.start > cursor)
      yield { text: text.slice(cursor, escape.start), start: cursor, end: escape.start };
    const bytes = isAscii(escape) ? [] : adjoiningBytes(inside, index);
    if (bytes.length > 0)
      yield* spelledBy({
        bytes: bytes.map(({ meaning }) => meaning as number),
        starts: bytes.map((each) => each.start),
        ends: bytes.map((each) => each.end),
      }).pieces;
    else yield { text: textOf(escape), start: escape.start, end: escape.end };
    index += Math.max(1, bytes.length);
    cursor = (bytes.at(-1) ?? escape).end;
  }
  if (cursor < end) yield { text: text.slice(cursor, end), start: cursor, end };
}

const isAscii = ({ meaning }: Escape): boolean =>
  typeof meaning === 'number' && meaning > 0 && meaning < 0x80;
const textOf = ({ meaning }: Escape): string =>
  typeof meaning === 'number' ? String.fromCharCode(meaning) : meaning;

const adjoiningBytes = (inside: readonly Escape[], from: number): Escape[] => {
  const bytes: Escape[] = [];
  let index = from;
  for (let escape = inside[index]; escape; escape = inside[++index]) {
    if (
      typeof escape.meaning !== 'number' ||
      (bytes.length > 0 && bytes.at(-1)?.end !== escape.start)
    )
      break;
    bytes.push(escape);
  }
  return bytes;
};

/** Returns the character of a code point, `undefined` for an invalid one. */
export const characterOf = (code: number): string | undefined =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined;
