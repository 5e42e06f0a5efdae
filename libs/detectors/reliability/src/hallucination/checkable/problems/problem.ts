import type { Checked } from '../checked';
import { figure } from '../numbers';
import { amounts, isOneOf, type Measured, type Quantity } from './quantities';

/** The solution of a calculation that a request asks for. */
export interface Solution {
  /** Values of which the answer has to name one. */
  answers: readonly number[];
  /** Further values that the answer may name on the way. */
  steps?: readonly number[];
  /** Quantities of the answer that may be the result; by default amounts. */
  candidates?: readonly Quantity[];
  /** Size of a candidate's unit in the unit of the solution; 1 by default. */
  scale?: (candidate: Quantity) => number;
  /** True if every candidate has to be an answer or a step. */
  all?: boolean;
  /** True if a number of the request may be the wrong result. */
  mayRepeat?: boolean;
  /** The correct value as text; by default the first answer. */
  shown?: string;
}

/** Recognises one kind of calculation in a request and solves it; `undefined` for other requests. */
export type Problem = (question: Measured, output: Measured) => Solution | undefined;

const SMALL = 12;

/** Compares an answer with the solution of the request. */
export const judgeAnswer = (
  question: Measured,
  output: Measured,
  solution: Solution,
): Checked | undefined => {
  const { answers, steps = [], scale = () => 1 } = solution;
  const given = question.quantities.map(({ value }) => value);
  const candidates = (solution.candidates ?? amounts(output)).filter(
    (each) => !isYear(each, answers),
  );
  const right = candidates.find((each) => isOneOf(each, answers, scale(each)));
  if (right && solution.all !== true) return { quote: right.text, wrong: false, reason: '' };
  const wrong = candidates
    .filter(
      (each) =>
        (solution.mayRepeat === true || !given.includes(each.value)) &&
        !isOneOf(each, answers, scale(each)) &&
        !isOneOf(each, steps, scale(each)) &&
        !isCount(each, answers),
    )
    .at(-1);
  if (right && !wrong) return { quote: right.text, wrong: false, reason: '' };
  return (
    wrong && {
      quote: sentenceAt(output.text, wrong.start),
      wrong: true,
      reason: `the result is ${solution.shown ?? figure(Number((answers[0] ?? NaN).toPrecision(8)))}, not ${wrong.text}`,
    }
  );
};

const isYear = ({ value, dimension, decimals }: Quantity, answers: readonly number[]): boolean =>
  dimension === 'plain' &&
  decimals === 0 &&
  value >= 1900 &&
  value <= 2100 &&
  !answers.some((answer) => answer >= 1500 && answer <= 2500);

/** Recognises small counts, such as `two options`, where the result is a larger amount. */
const isCount = ({ value, dimension, decimals }: Quantity, answers: readonly number[]): boolean =>
  dimension === 'plain' &&
  decimals === 0 &&
  value <= SMALL &&
  answers.every((answer) => Math.abs(answer) > 2 * SMALL);

/** Returns the sentence around a place. */
export const sentenceAt = (text: string, at: number): string => {
  const before = Math.max(
    text.lastIndexOf('\n', at),
    text.lastIndexOf('. ', at),
    text.lastIndexOf('! ', at),
    text.lastIndexOf('? ', at),
  );
  const rest = text.slice(at).search(/[.!?](?:\s|$)|\n/);
  return text.slice(before + 1, rest < 0 ? text.length : at + rest + 1).trim();
};
