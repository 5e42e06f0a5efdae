import { arithmetic } from './arithmetic';
import { calendar } from './calendar';
import type { Checked, Checker } from './checked';
import { citations } from './citations';
import { conversions } from './conversions';
import { letters } from './letters';
import { ordering } from './ordering';
import { withFigures } from './written-numbers';

const CHECKERS: readonly Checker[] = [
  arithmetic,
  calendar,
  conversions,
  letters,
  ordering,
  citations,
];
/** Checkers that run a second time on the text with number words written as figures. */
const IN_FIGURES: readonly Checker[] = [arithmetic, conversions, ordering];

/** Checks every recomputable statement of a text. */
export const checkable: Checker = (text) => {
  const direct = CHECKERS.flatMap((check) => check(text));
  const figures = withFigures(text);
  return figures === text ? direct : [...direct, ...IN_FIGURES.flatMap((check) => check(figures))];
};

const QUESTION =
  /^(?:what(?:'s| is| are| does| do)|how much (?:is|are)|calculate|compute|work out|evaluate|solve:?) (.{3,120}?)(?: equal)?\s?[?.=]{0,3}$/i;
const ANSWER = /^\D{0,40}?([-−]?\d[\d,]{0,20}(?:\.\d{1,15})?)\D{0,20}$/;
const LONGEST_QUESTION = 200;
const LONGEST_ANSWER = 80;

/** Checks a bare number as the answer to a requested calculation. */
export const answered = (question: string, answer: string): Checked[] => {
  if (question.length > LONGEST_QUESTION || answer.length > LONGEST_ANSWER) return [];
  const asked = QUESTION.exec(question.trim().replace(/[?.\s]+$/, ''))?.[1];
  const [, figure] = ANSWER.exec(answer.trim().replace(/[.!\s]+$/, '')) ?? [];
  if (asked === undefined || figure === undefined) return [];
  return arithmetic(withFigures(`${asked} = ${figure}`)).map((checked) => ({
    ...checked,
    quote: answer.trim(),
  }));
};

export type { Checked } from './checked';
