import { sentences } from '@touchstone/text';
import { answeredStatement } from './answers';
import { spans } from './calendar/spans';
import { weekdays } from './calendar/weekdays';
import { years } from './calendar/years';
import type { Checked, Checker } from './checked';
import { clock } from './clock';
import { conversions } from './conversions';
import { counts, wordCounts } from './counts';
import { equations } from './equations';
import { isStated } from './guard';
import { addresses } from './identifiers/addresses';
import { numberedIdentifiers } from './identifiers/numbers';
import { pageRanges, publications } from './identifiers/publications';
import { letters } from './letters';
import { ordering } from './ordering';
import { percentages } from './percentages';
import { solved } from './problems';
import { properties } from './properties';
import { prose } from './prose';
import { terms } from './terms';
import { totals } from './totals';
import { withFigures } from './written-numbers';

/** Checkers of one sentence whose numbers are figures. */
const CALCULATIONS: readonly Checker[] = [
  conversions,
  properties,
  ordering,
  weekdays,
  spans,
  years,
  clock,
];
/** Checkers of at least two numbers. */
const RESULTS: readonly Checker[] = [equations, terms, percentages, prose];
/** Checkers of one sentence as it is written. */
const WORDINGS: readonly Checker[] = [letters, wordCounts];
const IDENTIFIERS: readonly Checker[] = [numberedIdentifiers, publications, addresses];
/** Checkers of lists, which look beyond one line. */
const LISTS: readonly Checker[] = [counts, totals, pageRanges];

const DIGIT = /\d/;
const TWO_NUMBERS = /\d[^\d]{1,100}\d/;

/** Checks every recomputable statement of a text. */
export const checkable = (text: string, tick: () => void = () => undefined): Checked[] => [
  ...sentences(text).flatMap(({ text: passage }) => {
    tick();
    return isStated(passage) ? checkPassage(passage) : [];
  }),
  ...LISTS.flatMap((check) => check(text)),
];

const checkPassage = (passage: string): Checked[] => {
  const figures = withFigures(passage);
  const quoted = (checked: Checked): Checked =>
    passage.includes(checked.quote) ? checked : { ...checked, quote: passage };
  return [
    ...(DIGIT.test(figures)
      ? [...(TWO_NUMBERS.test(figures) ? RESULTS : []), ...CALCULATIONS].flatMap((check) =>
          check(figures),
        )
      : weekdays(figures)
    ).map(quoted),
    ...WORDINGS.flatMap((check) => check(passage)),
    ...IDENTIFIERS.flatMap((check) => check(passage)),
  ];
};

/** Checks an answer together with its request, and with the context of both. */
export const answered = (question: string, answer: string, context = ''): Checked[] => {
  const statement = answeredStatement(question, answer);
  return [
    ...(statement === undefined
      ? []
      : checkable(statement).map((checked) => ({ ...checked, quote: answer.trim() }))),
    ...solved(question, answer, context),
  ];
};

export type { Checked } from './checked';
