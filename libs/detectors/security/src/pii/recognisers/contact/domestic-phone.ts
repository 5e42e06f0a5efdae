import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Returns true for a lottery draw: five increasing numbers below 50. */
const isDraw = (excerpt: string): boolean => {
  const pairs = excerpt.split(' ').map(Number);
  return (
    pairs.length === 5 && pairs.every((pair, index) => pair < 50 && pair > (pairs[index - 1] ?? 0))
  );
};

/**
 * Phone numbers in national notation: with a leading zero (British, French, German, Dutch, Italian,
 * Australian, Indian, Japanese, Chinese), the leading eight of Russia, or a grouping that is rare
 * elsewhere (Nordic, Spanish, Brazilian, mobile numbers of Italy and China). Source: national
 * notations after ITU-T E.123.
 */
export const domesticPhone = patternRecogniser({
  kind: 'phone',
  title: 'phone number',
  group: 'contact information',
  minDigits: 8,
  pattern: new RegExp(
    [
      '0[1-9](?:[ .-]\\d\\d){4}',
      '\\(?0(?:20|1\\d{2,3}|7\\d{3})\\)?[ -]\\d{3,4} ?\\d{3,4}',
      '07\\d{3}[ -]?\\d{3}[ -]?\\d{3}',
      '\\(?0[1-9]\\d{0,3}\\)?(?: ?\\/ ?|-| )\\d{3,4}[ -]?\\d{2,4}(?:[ -]\\d{2,4}|-0)?',
      '\\(0\\d{2,4}\\) ?\\d{4,8}',
      '\\(\\d{2}\\) ?9?\\d{4}-\\d{4}',
      '\\(\\d{2,3}\\) \\d{3}-\\d{3}',
      '1[3-9]\\d-\\d{4}-\\d{4}',
      '1[3-9]\\d \\d{4} \\d{4}',
      '01[016789]-\\d{3,4}-\\d{4}',
      '3[2-9]\\d[ .]\\d{3}[ .]?\\d{4}',
      '8[ -]?\\(\\d{3,5}\\)[ -]?\\d{1,3}[ -]\\d\\d[ -]\\d\\d',
      '8[ -][3489]\\d\\d[ -]\\d{3}[ -]\\d\\d[ -]\\d\\d',
    ].join('|'),
  ),
  accepts: (code, { excerpt, textBefore, textAfter }) =>
    !isDraw(excerpt) &&
    code.length >= 8 &&
    code.length <= 12 &&
    !/\d[ -]$/.test(textBefore) &&
    !/^[ -]\d/.test(textAfter),
  minDigitRun: 2,
  certaintyAlone: 0.7,
});
