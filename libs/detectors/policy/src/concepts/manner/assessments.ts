import type { Assessment } from '../../constraints/assessment';
import type { ConceptCheck } from '../concept-check';
import type { PatternList } from './data';
import { type Evidence, type Reading, readText } from './reading/reading';

/** Certainty of evidence that was found, and of its absence. */
const FOUND = 0.9;
const ABSENT = 0.8;

export const holds = (reason: string, quote = '', certainty = FOUND): Assessment => ({
  holds: true,
  reason,
  quote,
  certainty,
});

export const fails = (reason: string, quote = '', certainty = ABSENT): Assessment => ({
  holds: false,
  reason,
  quote,
  certainty,
});

export const borderline = (reason: string, quote = ''): Assessment => ({
  holds: 'borderline',
  reason,
  quote,
  certainty: 0.5,
});

/** Leaves the text to a judge. */
export const undecided = (what: string, quote = ''): Assessment => ({
  holds: 'unknown',
  reason: `Fixed wording does not decide ${what} here.`,
  quote,
});

/** Sentences for the outcomes of a check of presence. */
export interface Reasons {
  yes: string;
  no: string;
  /** For weak evidence only. */
  maybe?: string;
}

/** Part of an evidence that a quote needs. */
export type Place = Pick<Evidence, 'sentence'>;

/** The place of a sentence, if there is one. */
export const at = (sentence: number | undefined): Place | undefined =>
  sentence === undefined ? undefined : { sentence };

/** Decides by evidence: sure evidence holds, weak evidence is borderline, none fails. */
export const decideBy = (
  reading: Reading,
  sure: Place | undefined,
  weak: Place | undefined,
  { yes, no, maybe = `${yes.slice(0, -1)}, but only indirectly.` }: Reasons,
): Assessment => {
  if (sure) return holds(yes, reading.quote(sure));
  return weak ? borderline(maybe, reading.quote(weak)) : fails(no);
};

/** Returns the first evidence of the lists, in their order. */
export const firstOf = (
  reading: Reading,
  ...lists: readonly PatternList[]
): Evidence | undefined => {
  for (const list of lists) {
    const [first] = reading.sure(list);
    if (first) return first;
  }
  return undefined;
};

export const weakOf = (
  reading: Reading,
  ...lists: readonly PatternList[]
): Evidence | undefined => {
  for (const list of lists) {
    const [first] = reading.weak(list);
    if (first) return first;
  }
  return undefined;
};

/** Checks that a text has evidence of one of the lists. */
export const presenceOf =
  (lists: readonly PatternList[], reasons: Reasons): ConceptCheck =>
  ({ text }) => {
    const reading = readText(text);
    return decideBy(reading, firstOf(reading, ...lists), weakOf(reading, ...lists), reasons);
  };
