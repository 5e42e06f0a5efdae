/** Controls, invisible and direction-changing characters, halves of surrogate pairs, line and paragraph separators. Joiners stay: several scripts need them. */
const UNPRINTABLE =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
const SPACES = /(?:[^\S\ufeff]|\u0085)+/gu;

/** At most `max` UTF-16 units, the last one an ellipsis where something is missing; never half a character. */
export const clipped = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(max - 2)) ? max - 2 : max - 1;
  return `${text.slice(0, end)}…`;
};

/** One line of printable text, whatever came in. */
export const plain = (text: string, max: number): string =>
  // What is far too long is not read to its end.
  clipped(
    clipped(text, 4 * max)
      .replace(SPACES, ' ')
      .replace(UNPRINTABLE, '')
      .trim(),
    max,
  );
