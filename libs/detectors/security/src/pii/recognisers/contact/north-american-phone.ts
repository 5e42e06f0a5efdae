import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Area code and exchange, both with a first digit from 2 on. Source: North American Numbering Plan
 * Administration.
 */
export const northAmericanPhone = patternRecogniser({
  kind: 'phone',
  title: 'phone number',
  group: 'contact information',
  minDigits: 10,
  pattern:
    /(?:(?:001|1)[ .-]?)?(?:\([2-9]\d\d\) ?-? ?|[2-9]\d\d[-. /])[2-9]\d\d[-. ]\d{4}(?:[ ,]{0,2}(?:x|ext\.?|extension) ?\d{1,6})?|\([2-9]\d\d\) ?[2-9]\d{6}/,
  accepts: (_code, { textBefore, textAfter }) =>
    !/\d[ -]$/.test(textBefore) && !/^[ -]\d{3}/.test(textAfter),
  minDigitRun: 4,
  certaintyAlone: 0.82,
});
