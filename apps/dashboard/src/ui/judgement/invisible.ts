/** A stretch of a text; `code` names characters that would not be seen, such as `U+202E`. */
export interface Stretch {
  text: string;
  code?: string;
}

/** Controls but tabs and line breaks, soft hyphens, zero-width and direction characters, tags. */
const INVISIBLE =
  /([\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}])\1*/gu;
/** Texts that consist of such characters would fill the page with marks. */
const MOST_SHOWN = 1_000;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Splits a text around its invisible characters; repeated ones are one stretch. */
export const splitInvisible = (text: string): Stretch[] => {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const found of text.matchAll(INVISIBLE)) {
    if (stretches.length > MOST_SHOWN) break;
    if (found.index > from) stretches.push({ text: text.slice(from, found.index) });
    const [run, character = ''] = found;
    const times = run.length / character.length;
    stretches.push({ text: run, code: `${codeOf(character)}${times > 1 ? ` ×${times}` : ''}` });
    from = found.index + run.length;
  }
  if (from < text.length) stretches.push({ text: text.slice(from) });
  return stretches;
};
