import { SMALL_NUMBERS } from '@touchstone/text';

const WRITTEN = /(?<![\p{L}-])(\p{L}{3,9})(?:[- ](\p{L}{3,5}))?(?![\p{L}-])/gu;

const ANY =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen)\b/i;

/**
 * Replaces English number words under a hundred by figures, so that one set of patterns matches
 * both.
 */
export const withFigures = (text: string): string =>
  !ANY.test(text)
    ? text
    : text.replace(WRITTEN, (whole, first: string, second?: string) => {
        const tens = valueOf(first);
        if (tens === undefined)
          return second !== undefined && valueOf(second) !== undefined
            ? `${first}${whole.charAt(first.length)}${valueOf(second)}`
            : whole;
        const unit = second === undefined ? undefined : valueOf(second);
        if (second === undefined) return String(tens);
        const separator = whole.charAt(first.length);
        return unit !== undefined && tens >= 20 && unit < 10 && unit > 0
          ? String(tens + unit)
          : `${tens}${separator}${unit ?? second}`;
      });

const valueOf = (word: string): number | undefined => SMALL_NUMBERS.get(word.toLowerCase());
