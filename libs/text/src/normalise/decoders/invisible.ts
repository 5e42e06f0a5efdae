import { spelledBy } from '../bytes';
import { chains, extentOf, type Found, matches } from '../chains';
import { type Decoder, type Stretch, textOf } from '../decoder';
import { readable } from '../readable';

const NOTHING = /^$/;
const TAG = /[\u{e0020}-\u{e007e}]/gu;
const TAGS = /[\u{e0020}-\u{e007e}]/u;
const FLAG = '\u{1f3f4}';
/** Longest subdivision code after a flag (England, Texas). */
const LONGEST_SUBDIVISION = 6;

/** Decodes tag characters, invisible copies of ASCII, except those of regional flags. */
export const tagsDecoder: Decoder = {
  kind: 'tags',
  suspects: (text) => TAGS.test(text),
  decode: (text) => [
    [...chains(text, matches(text, TAG), NOTHING, 0, 1)]
      .filter(
        (tags) => tags.length > LONGEST_SUBDIVISION || !text.endsWith(FLAG, extentOf(tags).start),
      )
      .map((tags): Stretch => ({
        ...extentOf(tags),
        pieces: tags.map((tag) => ({
          ...tag,
          text: String.fromCharCode((tag.text.codePointAt(0) as number) - 0xe0000),
        })),
      })),
  ],
};

const SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4}/u;

/**
 * Decodes bytes written as variation selectors: the first sixteen represent 0 to 15, the others 16
 * to 255.
 */
export const variationSelectorsDecoder: Decoder = {
  kind: 'variation-selectors',
  suspects: (text) => SELECTORS.test(text),
  decode: (text) => [
    [...chains(text, matches(text, SELECTOR), NOTHING, 0, 4)]
      .map((selectors) =>
        bytes(
          selectors,
          selectors.map(({ text: selector }) => byteOf(selector)),
          1,
        ),
      )
      .filter(isText),
  ],
};

const byteOf = (selector: string): number => {
  const code = selector.codePointAt(0) as number;
  return code < 0x10000 ? code - 0xfe00 : code - 0xe0100 + 16;
};

const BIT = /[\u200b\u200c\u200d\u2060-\u2064\ufeff]/g;
const BITS = /[\u200b\u200c\u200d\u2060-\u2064\ufeff]{32}/;

/** Decodes two kinds of zero-width characters as bits, eight to a character. */
export const zeroWidthDecoder: Decoder = {
  kind: 'zero-width',
  suspects: (text) => BITS.test(text),
  decode: (text) => {
    const runs = [...chains(text, matches(text, BIT), NOTHING, 0, 32)];
    return [0, 1].map((flip) => runs.flatMap((run) => octets(run, flip)).filter(isText));
  },
};

const octets = (run: readonly Found[], flip: number): Stretch[] => {
  const symbols = [...new Set(run.map(({ text }) => text))].sort();
  if (symbols.length !== 2) return [];
  const bits = run.map(({ text }) => symbols.indexOf(text) ^ flip);
  const values = Array.from({ length: bits.length >> 3 }, (_each, octet) =>
    bits.slice(octet * 8, octet * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  return [bytes(run, values, 8)];
};

const bytes = (run: readonly Found[], values: number[], width: number): Stretch =>
  spelledBy({
    bytes: values,
    starts: values.map((_value, index) => run[index * width]?.start ?? 0),
    ends: values.map((_value, index) => run[index * width + width - 1]?.end ?? 0),
  });

const isText = (stretch: Stretch): boolean => readable(textOf(stretch));
