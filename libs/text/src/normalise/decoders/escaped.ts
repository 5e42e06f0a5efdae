import { ENTITIES } from '../data/entities';
import type { Decoder } from '../decoder';
import { characterOf, type Escape, escapesAt, escapesIn, undone } from '../escapes';
import { hexPairAt } from '../hexadecimal';

// Also matches comments and formatting tags that split a word.
const ENTITY =
  /&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|([a-z]{2,8});)|(?<=[a-z>])<(?:!--[^<>]{0,80}--|\/?(?:b|i|u|s|a|em|strong|span|font|wbr)(?: [^<>]{0,60})?\/?)>(?=[a-z<&])/iy;
// Surrogate pairs are written as two escapes.
const UNICODE =
  /\\u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})|\\U([\da-f]{8})|\\([0-3][0-7]{2})|(?<![a-z\d])U\+([\da-f]{4,6})(?: (?=U\+))?/gi;

const FEW = 3;
const isAlphanumeric = ({ meaning }: Escape): boolean =>
  typeof meaning === 'number' && ALPHANUMERIC.test(String.fromCharCode(meaning));
const ALPHANUMERIC = /^[a-z\d]$/i;

/** Yields percent escapes such as `%41`, each a byte. */
function* percentEscapes(text: string): Generator<Escape> {
  for (let start = text.indexOf('%'); start >= 0;) {
    const meaning = hexPairAt(text, start + 1);
    if (meaning !== undefined) yield { start, end: start + 3, meaning };
    start = text.indexOf('%', meaning === undefined ? start + 1 : start + 3);
  }
}

/**
 * Decodes percent encoding that hides something: escaped letters that need no escape, or many
 * escapes.
 */
export const urlDecoder: Decoder = {
  kind: 'url',
  suspects: (text) => text.includes('%'),
  decode: (text) => [
    [
      ...undone(
        text,
        percentEscapes(text),
        (inside) => inside.length >= FEW || inside.some(isAlphanumeric),
      ),
    ],
  ],
};

/** Decodes HTML entities, and drops comments and formatting tags that split a word. */
export const htmlDecoder: Decoder = {
  kind: 'html',
  suspects: (text) => text.includes('&') || text.includes('<'),
  decode: (text) => {
    const escapes = escapesAt(text, ['&', '<'], ENTITY, ([, decimal, hexadecimal, name]) =>
      name
        ? ENTITIES.get(name.toLowerCase())
        : decimal
          ? characterOf(Number(decimal))
          : hexadecimal
            ? characterOf(parseInt(hexadecimal, 16))
            : '',
    );
    return [[...undone(text, escapes, () => true)]];
  },
};

/** Decodes `\u0041`, `\u{41}`, `\U00000041`, octal `\101` and `U+0041`. */
export const unicodeEscapesDecoder: Decoder = {
  kind: 'unicode-escapes',
  suspects: (text) => text.includes('\\') || text.includes('U+'),
  decode: (text) => {
    const escapes = escapesIn(text, UNICODE, ([, high, low, braced, short, long, octal, named]) =>
      high && low
        ? String.fromCharCode(parseInt(high, 16), parseInt(low, 16))
        : octal
          ? parseInt(octal, 8)
          : characterOf(parseInt(braced ?? short ?? long ?? named ?? '', 16)),
    );
    return [[...undone(text, escapes, () => true)]];
  },
};
