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
import { Passage } from './passage';
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
const IDENTIFIERS: readonly Checker[] = [numberedIdentifiers, publications, addresses];
/** Checkers of lists, which look beyond one line. */
const LISTS: readonly Checker[] = [counts, totals, pageRanges];

const TWO_NUMBERS = /\d[^\d]{1,100}\d/;

/** Checks every recomputable statement of a text. `tick` may throw to stop the work. */
export const checkable = (text: string, tick: () => void = () => undefined): Checked[] => {
  const whole = new Passage(text);
  return [
    ...sentences(text).flatMap((sentence) => {
      tick();
      return isStated(sentence.text) ? checkSentence(new Passage(sentence.text)) : [];
    }),
    ...LISTS.flatMap((check) => {
      tick();
      return check(whole);
    }),
  ];
};

const checkSentence = (written: Passage): Checked[] => {
  const figures = written.with(withFigures(written.text));
  const quoted = (checked: Checked): Checked =>
    written.text.includes(checked.quote) ? checked : { ...checked, quote: written.text };
  return [
    ...checkersFor(figures)
      .flatMap((check) => check(figures))
      .map(quoted),
    ...letters(written),
    ...wordCounts(figures),
    ...IDENTIFIERS.flatMap((check) => check(written)),
  ];
};

const checkersFor = ({ numbers, text }: Passage): readonly Checker[] => {
  if (numbers === 0) return [weekdays];
  return TWO_NUMBERS.test(text) ? [...RESULTS, ...CALCULATIONS] : CALCULATIONS;
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
