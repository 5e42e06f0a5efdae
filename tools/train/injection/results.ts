import { injectionTexts, SEED } from './all-texts';
import { type Example, examplesOf, type Vocabulary } from './examples';
import { fit } from './fit';
import { DEFAULTS } from './fit-options';
import {
  decisionsFor,
  figuresOf,
  leaveOneOut,
  type LeftOut,
  type SourceFigures,
  verdictsBy,
  verdictsOf,
} from './leave-one-out';
import { scoreExample } from './scoring';
import { select } from './selection';
import { ORIGIN } from './synthetic-texts';
import { isLearned, isMeasured } from './texts';
import { COLLECTION } from './written-examples';

export const INJECTION_RESULTS = 'bench-results/train-injection.json';
/** Mean over sources, and over kinds of our own texts, of benign texts taken for attacks. */
export const FALSE_ALARMS = 0.06;
/** The collection has few texts, but all distinct: they count as much as our templates. */
export const OPTIONS = { ...DEFAULTS, seed: SEED, fullSizes: { [COLLECTION]: 2000 } };

export interface InjectionResults {
  /**
   * Figures with each source left out of training, and a fifth of the kinds of our own texts at a
   * time.
   */
  withOwn: SourceFigures[];
  /** The same verdicts on our own texts, by technique or kind. */
  ownKinds: SourceFigures[];
  /**
   * Figures with each source left out and none of our own texts in training; then our own texts,
   * judged by a model trained on none of them.
   */
  withoutOwn: SourceFigures[];
}

const isOwn = ({ origin }: Example): boolean => origin === ORIGIN || origin === COLLECTION;
const sourceOf = ({ source }: Example): string => source;
const kindOf = ({ unit }: Example): string => unit.replace(`${ORIGIN}, `, '');

export const resultsOf = (
  leftOut: LeftOut,
  examples: readonly Example[],
  vocabulary: Vocabulary,
): InjectionResults => {
  const verdicts = verdictsOf(leftOut, FALSE_ALARMS);
  return {
    withOwn: figuresOf(verdicts, sourceOf),
    ownKinds: figuresOf(
      verdicts.filter(({ example }) => isOwn(example)),
      kindOf,
    ),
    withoutOwn: figuresWithoutOwn(examples, vocabulary),
  };
};

const figuresWithoutOwn = (
  examples: readonly Example[],
  vocabulary: Vocabulary,
): SourceFigures[] => {
  const others = examples.filter((example) => !isOwn(example));
  const leftOut = leaveOneOut(others, vocabulary, OPTIONS);
  const learned = others.filter(isLearned);
  const chosen = select(learned, vocabulary);
  const model = fit(learned, vocabulary, chosen, OPTIONS);
  const own = examples
    .filter((example) => isOwn(example) && isMeasured(example))
    .map((example) => scoreExample(example, chosen, model));
  return figuresOf(
    [
      ...verdictsOf(leftOut, FALSE_ALARMS),
      ...verdictsBy(decisionsFor(leftOut.scored, FALSE_ALARMS), own),
    ],
    sourceOf,
  );
};

export const leaveEachOut = (data: string): InjectionResults => {
  const { examples, vocabulary } = examplesOf(injectionTexts(data));
  return resultsOf(leaveOneOut(examples, vocabulary, OPTIONS), examples, vocabulary);
};
