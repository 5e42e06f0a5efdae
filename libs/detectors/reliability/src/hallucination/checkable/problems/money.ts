import type { Problem } from './problem';
import { amounts, type Measured, type Quantity } from './quantities';
import { EACH, percents, plainValues, round, sum } from './request';

const COST =
  /\b(?:how much|cost|costs|total|price|pay|come to|what (?:are|is|would|will|do)|bill|earn|altogether|in all|budget|spend|make|worth|owe|set me back|run me)\b/i;

/** Things at a price each: the total. */
export const product: Problem = (question) => {
  if (
    !EACH.test(question.text) ||
    !COST.test(question.lower) ||
    percents(question).length > 0 ||
    /\b(?:split|divide|share|left|change|average|how (?:long|far|many))\b/.test(question.lower)
  )
    return undefined;
  const [a, b, ...more] = question.quantities.filter(({ dimension }) =>
    ['money', 'plain', 'time', 'length', 'mass', 'volume', 'months', 'area'].includes(dimension),
  );
  if (!a || !b || more.length > 0) return undefined;
  return { answers: [a.value * b.value] };
};

const CHANGE =
  /\bchange\b(?! in\b)|\b(?:get|gets|give|due|have|owed?) (?:\p{L}+ ){0,2}back\b|(?:pay|paid|paying|hand|handed|handing|give|gave|put down)\b[^.]{0,40} with (?:an? )?\$?€?£?\d/iu;

/** Change from a note: the note less the price. */
export const change: Problem = (question) => {
  if (
    !CHANGE.test(question.lower) ||
    percents(question).length > 0 ||
    /\b(?:from|by) \d[^.]{0,20}\bto \d|percent/.test(question.lower)
  )
    return undefined;
  const values = plainValues(question);
  const [a = NaN, b = NaN] = values;
  if (values.length !== 2) return undefined;
  return { answers: [round(Math.abs(a - b))] };
};

const LEFT =
  /\b(?:left|remain|remains|remaining|still (?:have|has|need|to go|owe|there|available|missing)|have now|to go|short|missing|unused|over|übrig|reste)\b/;
const TAKEN =
  /\b(?:left|lost|sold|sell|gave|given|give|handed|hand|used|use|spent|spend|cancell?ed|ate|eaten|eat|returned|out|gone|away|paid|pay|done|read|finished|already|shipped|removed|took|taken|drove|driven|quit|unsubscribed|broke|broken|donated|drank|so far|withdrew|withdrawn|dropped out|moved)\b/;

/** Rest of an amount after something was taken. */
export const remainder: Problem = (question, output) => {
  const text = `${question.lower} ${output.lower}`;
  if (
    !LEFT.test(text) ||
    !TAKEN.test(text) ||
    percents(question).length > 0 ||
    CHANGE.test(question.lower) ||
    EACH.test(question.text)
  )
    return undefined;
  const all = question.quantities.filter(
    ({ dimension }) => dimension !== 'time' && dimension !== 'months',
  );
  const [a, b, ...more] = all;
  if (!a || !b || a.dimension !== b.dimension || a.unit !== b.unit) return undefined;
  if (more.length > 0 && more.some(({ dimension }) => dimension !== a.dimension)) return undefined;
  const rest = a.value - b.value - sum(more.map(({ value }) => value));
  return rest >= 0 ? { answers: [round(rest)], candidates: undefined } : undefined;
};

const TOTAL =
  /\b(?:total|sum|add(?:s|ed)? up|add|altogether|in all|together|come to|combined|overall|plus|sum up)\b/;
const OTHER =
  /\b(?:each|average|mean|per|percent|difference|change|left|split|ratio|median|times|multiply|product|minus|tip|interest|years?|largest|smallest)\b|[×*]|%/;

/** The sum of the numbers in a request. */
export const total: Problem = (question) => {
  if (!TOTAL.test(question.lower) || OTHER.test(question.lower)) return undefined;
  const all = amounts(question);
  if (all.length < 2 || question.quantities.length !== all.length) return undefined;
  return { answers: [round(sum(all.map(({ value }) => value)))] };
};

/** The mean of the numbers in a request. */
export const average: Problem = (question, output) => {
  if (
    !/\b(?:average|mean|durchschnitt|moyenne)\b/.test(question.lower) ||
    /\b(?:speed|km\/h|mph|per hour|pace)\b/.test(question.lower)
  )
    return undefined;
  const all = numbersInList(question);
  if (all.length < 2) return undefined;
  const values = all.map(({ value }) => value);
  const mean = sum(values) / values.length;
  const named = output.quantities.find(({ start }) =>
    /\b(?:average|mean)\b[^.\d]{0,40}$/.test(output.lower.slice(Math.max(0, start - 50), start)),
  );
  if (
    named &&
    !/\b(?:of|for) the\b/.test(output.lower.slice(Math.max(0, named.start - 8), named.start))
  )
    return { answers: [mean, sum(values)], candidates: [named], mayRepeat: true };
  return {
    answers: [mean],
    steps: [sum(values), values.length, round(sum(values))],
    candidates: output.quantities.filter(
      ({ dimension }) => dimension !== 'percent' || all[0]?.dimension === 'percent',
    ),
  };
};

/** Numbers that stand in one enumeration: only commas and `and` between them. */
const numbersInList = ({ text, quantities }: Measured): Quantity[] => {
  let best: Quantity[] = [];
  let run: Quantity[] = [];
  for (const each of quantities) {
    const before = run.at(-1);
    const gap = before ? text.slice(before.end, each.start) : '';
    const joined =
      before !== undefined &&
      /^(?: ?\p{L}{0,8})?(?:,|;| and| &| \+|, and| und| \/)+ ?$/u.test(
        gap.endsWith(' ') ? gap : `${gap} `,
      );
    run = joined ? [...run, each] : [each];
    if (run.length > best.length) best = run;
  }
  return best;
};
