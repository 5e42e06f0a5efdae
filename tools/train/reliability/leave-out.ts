import type { Example } from './examples';
import type { Judged } from './figures';
import { fit, type Lines, worstOdds } from './fit';

/** Part of a record that is left out of training together; `undefined` for what is always learned. */
export type Folds = (example: Example) => string | undefined;

const ORIGINS = ['begin', 'wice', 'synthetic', 'bipia', 'fever'];
/** Passages are divided by their area. */
const PARTS = 5;

/** Files of one origin, and a fifth of the areas of our own texts. */
export const originFolds: Folds = ({ record: { source, area } }) => {
  const origin = ORIGINS.find((each) => source.startsWith(each));
  return origin ?? `own ${partOf(area ?? '')}`;
};

/** Kinds of change of our own texts. */
export const kindFolds: Folds = ({ record: { source, kind } }) =>
  source === 'own grammar' ? kind : undefined;

const partOf = (area: string): number =>
  [...area].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % PARTS;

export const judgedBy = (lines: Lines, examples: readonly Example[]): Judged[] =>
  examples.map((example) => ({
    record: example.record,
    flagged: (worstOdds(lines, example) ?? -Infinity) >= 0,
  }));

/** Judges each example by a model that did not learn from its part. */
export const leaveOut = (
  examples: readonly Example[],
  learned: readonly Example[],
  foldOf: Folds,
): Judged[] =>
  [...new Set(examples.map(foldOf))].flatMap((fold) => {
    if (fold === undefined) return [];
    const lines = fit(learned.filter((example) => foldOf(example) !== fold));
    return judgedBy(
      lines,
      examples.filter((example) => foldOf(example) === fold),
    );
  });
