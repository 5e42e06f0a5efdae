import type { Checked, Outcome } from '../checked';
import { figure } from '../numbers';
import { sentenceAt } from './problem';
import { isOneOf, type Measured, type Quantity } from './quantities';

const TOTAL =
  /\b(?:total(?:s|ling|ing)?|together|altogether|in all|sum(?:s)?|adds? up|comes? to|brings? (?:you|it|the)|makes|all in all|combined|insgesamt|zusammen|summe|au total|en tout)\b/i;
const AVERAGE = /\b(?:average|mean|durchschnitt|moyenne)\b/i;
const EXTRA =
  /\b(?:tax|discount|tip|vat|fee|shipping|minus|less|off|after|without|excluding|rounded|average|mean|each|per)\b/i;
/** Farthest distance between an enumeration and its total, in UTF-16 units. */
const REACH = 110;
const FEWEST = 2;

/** Adds up the numbers of an enumeration that a total or an average follows. */
export const told = (output: Measured): Checked[] =>
  enumerations(output).flatMap((list): Checked[] => {
    const last = list.at(-1);
    if (!last) return [];
    const next = output.quantities.find(
      ({ start, dimension }) =>
        start >= last.end &&
        (dimension === last.dimension ||
          dimension === 'plain' ||
          dimension === 'money' ||
          last.dimension === 'plain'),
    );
    const between = next ? output.text.slice(last.end, next.start) : '';
    const after = next ? output.text.slice(next.end, next.end + 25) : '';
    if (
      !next ||
      between.length > REACH ||
      (EXTRA.test(between) && !AVERAGE.test(between)) ||
      /[=×*+]/.test(between + after)
    )
      return [];
    const sum = list.reduce((total, { value }) => total + value, 0);
    const [isTotal, isAverage] = [
      TOTAL.test(between) ||
        /^ ?(?:\p{L}+ )?(?:in total|in all|altogether|together|total|insgesamt|zusammen)\b/iu.test(
          after,
        ),
      AVERAGE.test(between),
    ];
    if (isTotal === isAverage) return [];
    const exact = isTotal ? sum : sum / list.length;
    return [
      {
        quote: sentenceAt(output.text, next.start),
        wrong: !isOneOf(next, [exact, Math.round(exact * 100) / 100]),
        reason: `the ${isTotal ? 'sum' : 'average'} is ${figure(Number(exact.toPrecision(10)))}`,
      },
    ];
  });

/** Runs of numbers with only a unit, a few words and commas between them. */
const enumerations = ({ text, quantities }: Measured): Quantity[][] => {
  const runs: Quantity[][] = [];
  let run: Quantity[] = [];
  for (const each of quantities) {
    const before = run.at(-1);
    const gap = before ? text.slice(before.end, each.start) : '';
    const listed =
      before !== undefined &&
      /^(?: (?:for|on|from|in|to|of|at|euros?|dollars?|and|the|a|my|für)?(?: ?[\p{L}'’-]+){0,5})?(?:,(?: and| und| et)?| and| plus| und| et| \+)(?: (?:the|a|another))?(?: [\p{L}'’-]+){0,4}:? ?$/u.test(
        gap,
      ) &&
      gap.length < 60;
    if (!listed || each.dimension !== before.dimension) {
      if (run.length >= FEWEST) runs.push(run);
      run = [each];
    } else run.push(each);
  }
  if (run.length >= FEWEST) runs.push(run);
  return runs.filter(
    (list) =>
      list.length > 2 ||
      list.every(({ dimension }) => dimension === 'money' || dimension === 'plain'),
  );
};

const LEAP_DAYS =
  /(?<!\d)(1[5-9]\d\d|20\d\d|2100|2[1-4]00)(?!\d)[^.;\d]{0,50}\b(?:has|have|had|with|is|was)\b[^.;\d]{0,20}\b(36[56]) days/i;
const FEBRUARY =
  /\bFebruary (?:of |in )?(\d{4})\b[^.;\d]{0,30}\b(?:has|have|had|with)\b[^.;\d]{0,12}\b(2[89]) days/i;

/** Lengths of years and of Februaries. */
export const yearLength = (output: Measured): Outcome => {
  const [, year, days] = LEAP_DAYS.exec(output.text) ?? [];
  const [, other, length] = FEBRUARY.exec(output.text) ?? [];
  const number = Number(year ?? other);
  if (Number.isNaN(number) || /\bnot\b|n['’]t/.test(output.lower)) return undefined;
  const leap = (number % 4 === 0 && number % 100 !== 0) || number % 400 === 0;
  const long = days !== undefined ? days === '366' : length === '29';
  return { wrong: long !== leap, reason: `${number} is ${leap ? '' : 'not '}a leap year` };
};
