import type { Checked } from '../checked';
import { isNear, yields } from './combinations';
import { compounds } from './measures';
import { sentenceAt } from './problem';
import { accepts, type Measured, type Quantity } from './quantities';

const CALCULATES =
  /\b(?:how (?:much|many|long|far|fast|big|large|old|often|high|heavy)|what(?:'s| is| are| does| do| would| will)? (?:the |my |our |your )?(?:\p{L}+ ){0,3}(?:total|average|cost|price|area|volume|speed|rate|share|percentage|percent|difference|change|sum|result|bill|balance|amount|profit|margin|interest|return|distance|time|weight|perimeter|left|pay|come|owe|get|need)|calculate|compute|total|average|split|per person|each|altogether|in all|left|remain|change|difference|combien|wie ?viel|wie lange|wie hoch)/u;
/** Words right before a number that is a result. */
const RESULT =
  /(?:=|→|≈|\b(?:so|thus|hence|therefore|that(?:'s|’s| is| makes| means| gives| leaves|'ll be| comes to)|this (?:is|makes|gives|leaves)|which (?:is|makes|means|leaves|gives|comes to)|comes? to|total(?:s|ling|ing)?(?: of| is)?|in all|altogether|makes?|leav(?:es?|ing)|left with|you(?:'ll|’ll| will| would|'d)? (?:\p{L}+ )?(?:get|pay|need|save|have|owe|receive|earn|end up|arrive)|owes?|costs?|each|everyone|average|averages|equals?|worth|takes?|lasts?|result|sum|adds? up to|amounts? to|giv(?:es?|ing)|works out|brings?|reach(?:es)?|is|are))\b/iu;
const MOST_GIVEN = 6;
/** Share by which a wrong result differs from a right one at most. */
const NEAR = 0.25;
const NEAR_UNASKED = 0.17;
const SMALLEST = 13;
const LONGEST_UNASKED = 400;
const CUE_REACH = 45;
const MOST_NUMBERS = 9;

/**
 * Finds a number of the answer that no calculation in one or two steps yields from the numbers
 * before it, though one comes near it.
 */
export const underivable = (question: Measured, output: Measured): Checked | undefined => {
  const asks = CALCULATES.test(question.lower);
  const given = numbersOf(question);
  const stated = numbersOf(output);
  if (
    given.length > MOST_GIVEN ||
    stated.length > MOST_NUMBERS ||
    (!asks && output.text.length > LONGEST_UNASKED)
  )
    return undefined;
  const text = question.lower + output.lower;
  const known = [...given];
  let answered: Quantity | undefined;
  for (const each of stated) {
    const values = known.map(({ value }) => value);
    if (values.includes(each.value)) continue;
    if (known.length < 2) {
      known.push(each);
      continue;
    }
    const cue = !isSmall(each) && cued(output, each);
    const answers = !isSmall(each) && (given.length >= 2 || cue);
    const wrong =
      !isSmall(each) &&
      !each.approximate &&
      isWrong(each, known, { asks: asks && given.length >= 2 && !answered, cue });
    // Most numbers are neither: for them, the search of all calculations is spared.
    if (answers || wrong) {
      if (yields(values, text, accepts(each))) answered = answers ? each : answered;
      else if (wrong) return underived(output, each);
    }
    known.push(each);
    if (known.length > MOST_GIVEN + 3) return undefined;
  }
  return answered && { quote: answered.text, wrong: false, reason: '' };
};

const underived = (output: Measured, { start, text }: Quantity): Checked => ({
  quote: sentenceAt(output.text, start),
  wrong: true,
  reason: `no simple calculation leads from the numbers given to ${text}`,
});

const isWrong = (
  each: Quantity,
  known: readonly Quantity[],
  { asks, cue }: { asks: boolean; cue: boolean },
): boolean => (asks && isNear(each, known, NEAR)) || (cue && isNear(each, known, NEAR_UNASKED));

const cued = ({ text }: Measured, { start }: Quantity): boolean => {
  const before = text.slice(Math.max(0, start - CUE_REACH), start);
  return RESULT.test(
    before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1),
  );
};

const numbersOf = (measured: Measured): Quantity[] => {
  const time = compounds(measured, 'time');
  return [...measured.quantities.filter(({ dimension }) => dimension !== 'time'), ...time]
    .filter((each) => !isYear(each))
    .sort((one, other) => one.start - other.start)
    .filter((each, index, all) => all.findIndex(({ value }) => value === each.value) === index);
};

const isSmall = ({ value, decimals }: Quantity): boolean => decimals === 0 && value < SMALLEST;
const isYear = ({ value, dimension, decimals, noun }: Quantity): boolean =>
  dimension === 'plain' && decimals === 0 && noun === '' && value >= 1900 && value <= 2100;
