import { SEED, injectionTexts } from './all-texts';
import { type Example, type Vocabulary, examplesOf } from './examples';
import { DEFAULTS } from './fit';
import { type LeftOut, type SourceFigures, figuresOf, leaveOneOut } from './leave-one-out';
import { ORIGIN } from './own-texts';

export const INJECTION_RESULTS = 'bench-results/train-injection.json';
/** Mean over sources of benign texts taken for attacks. */
export const FALSE_ALARMS = 0.047;
export const OPTIONS = { ...DEFAULTS, seed: SEED };

/** Figures of sources left out of training, and of the same without our own texts. */
export interface InjectionResults {
  withOwn: SourceFigures[];
  withoutOwn: SourceFigures[];
}

export const resultsOf = (leftOut: LeftOut, examples: readonly Example[], vocabulary: Vocabulary): InjectionResults => ({
  withOwn: figuresOf(leftOut, FALSE_ALARMS),
  withoutOwn: figuresOf(leaveOneOut(examples.filter(({ origin }) => origin !== ORIGIN), vocabulary, OPTIONS), FALSE_ALARMS),
});

export const leaveEachOut = (data: string): InjectionResults => {
  const { examples, vocabulary } = examplesOf(injectionTexts(data));
  return resultsOf(leaveOneOut(examples, vocabulary, OPTIONS), examples, vocabulary);
};
