import type { Checked, Outcome } from '../checked';
import { age, dateAfter, type DateCheck, daysBetween, deadline, weekdayAsked } from './dates';
import { underivable } from './derivable';
import { conversion, fits, rate, ratioParts, speed, temperatureOf } from './measures';
import { average, change, product, remainder, total } from './money';
import { judgeAnswer, type Problem, sentenceAt } from './problem';
import { measure, type Measured } from './quantities';
import { circle, fuel, rectangle } from './shapes';
import {
  addition,
  discount,
  interest,
  percentagePoints,
  percentChange,
  percentOf,
  shareOf,
  split,
} from './shares';
import { alphabetical, leapYear, quotedCount, ranking } from './texts';
import { TIME_CHECKS } from './times';
import { told, yearLength } from './told';
import { inSubnet, validity } from './validity';

/** In the order of their certainty: the first that recognises the request solves it. */
const PROBLEMS: readonly Problem[] = [
  split,
  interest,
  percentagePoints,
  percentChange,
  percentOf,
  discount,
  addition,
  shareOf,
  average,
  fuel,
  rectangle,
  circle,
  product,
  change,
  remainder,
  speed,
  rate,
  fits,
  conversion,
  total,
];
const DATE_CHECKS: readonly DateCheck[] = [
  daysBetween,
  age,
  dateAfter,
  weekdayAsked,
  ...TIME_CHECKS,
];

/** Requests that are longer are no calculations. */
const LONGEST_QUESTION = 500;
const LONGEST_OUTPUT = 1500;
const DEGREES_OFF = 1.1;

/** Solves the calculation that a request asks for, and compares the answer with the solution. */
export const solved = (request: string, answer: string, context: string): Checked[] => {
  if (request.length > LONGEST_QUESTION || answer.length > LONGEST_OUTPUT || request.trim() === '')
    return [];
  const [question, output] = [measure(request), measure(answer)];
  const judged = output.quantities.length > 0 && calculated(question, output, context, request);
  return [
    ...(judged ? [{ ...judged, isGuess: true }] : []),
    ...told(output),
    ...[
      ...DATE_CHECKS.map((check) => check(question, output)),
      temperature(question, output),
      ratio(question, output),
      leapYear(request, answer),
      inSubnet(request, answer),
      yearLength(output),
      alphabetical(request, answer),
      ranking(request, answer),
      ...dated(context, request, output),
    ].flatMap((outcome) => (outcome ? [{ quote: sentenceAt(output.text, 0), ...outcome }] : [])),
    ...[quotedCount(request, answer)].flatMap((checked) => checked ?? []),
    ...validity(request, answer),
  ];
};

/** Compares with the request alone first. */
const calculated = (
  question: Measured,
  output: Measured,
  context: string,
  request: string,
): Checked | undefined =>
  judgedBy(question, output) ??
  (context === '' || context.length > LONGEST_OUTPUT
    ? undefined
    : judgedBy(measure(`${context}\n${request}`), output));

const judgedBy = (question: Measured, output: Measured): Checked | undefined => {
  const problem = firstOf(PROBLEMS, (each) => each(question, output));
  return (problem && judgeAnswer(question, output, problem)) ?? underivable(question, output);
};

const dated = (context: string, request: string, output: Measured): Outcome[] =>
  context === '' || context.length > LONGEST_OUTPUT
    ? []
    : [deadline(`${context} ${request}`, output)];

const firstOf = <T, R>(all: readonly T[], find: (each: T) => R | undefined): R | undefined => {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
};

const temperature = (question: Measured, output: Measured): Outcome => {
  const found = temperatureOf(question, output);
  return (
    found && {
      wrong: Math.abs(found.stated - found.exact) > DEGREES_OFF,
      reason: `the result is ${Math.round(found.exact * 10) / 10} degrees, not ${found.text.trim()}`,
    }
  );
};

const ratio = (question: Measured, output: Measured): Outcome => {
  const found = ratioParts(question, output);
  return (
    found && { wrong: found.wrong !== undefined, reason: `the parts are ${found.parts.join(', ')}` }
  );
};
