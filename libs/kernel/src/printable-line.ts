/**
 * Control, invisible and bidirectional characters, lone surrogates, line and paragraph separators.
 * Joiners stay: several scripts need them.
 */
const UNPRINTABLE =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
const SPACES = /(?:[^\S\ufeff]|\u0085)+/gu;

/** Shortens text to `max` UTF-16 units, ending with an ellipsis; never splits a character. */
export const truncate = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(max - 2)) ? max - 2 : max - 1;
  return `${text.slice(0, end)}…`;
};

/** Turns any text into one line of printable text. */
export const printableLine = (text: string, max: number): string =>
  // Bounds the work for very long text.
  truncate(
    truncate(text, 4 * max)
      .replace(SPACES, ' ')
      .replace(UNPRINTABLE, '')
      .trim(),
    max,
  );
