import type { Example } from './examples';
import { fit, type Line, type Scored, scoredBy } from './fit';

const TEAM_FOLDS = 10;

/** A way to divide rules, so that none is scored by a model that learned from its part. */
export type Folds = (rule: { file: string; team: string }) => string;

/** Whole teams; each fold has some of every file. */
export const teamFolds = (examples: readonly Example[]): Folds => {
  const keyOf = ({ file, team }: { file: string; team: string }): string => `${file}: ${team}`;
  const teams = [...new Set(examples.map(keyOf))].sort();
  return (rule) => String(teams.indexOf(keyOf(rule)) % TEAM_FOLDS);
};

export const fileFolds: Folds = ({ file }) => file;

/** Models by the fold that they did not learn from. */
export type LeftOut = ReadonlyMap<string, Line>;

export const leaveOut = (examples: readonly Example[], foldOf: Folds): LeftOut =>
  new Map(
    [...new Set(examples.map(foldOf))].map((fold) => [
      fold,
      fit(examples.filter((example) => foldOf(example) !== fold)),
    ]),
  );

/** Scores each example by the model that did not learn from its fold. */
export const scoreLeftOut = (
  examples: readonly Example[],
  lines: LeftOut,
  foldOf: Folds,
): Scored[] =>
  [...lines].flatMap(([fold, line]) =>
    scoredBy(
      line,
      examples.filter((example) => foldOf(example) === fold),
    ),
  );
