import { CONTEXT_KINDS, type ContextKind } from '@touchstone/detectors/reliability';
import { logisticRegression } from '../lib/logistic-regression';
import type { Example } from './examples';

/** Coefficients of the support model. */
interface Line {
  intercept: number;
  weights: readonly number[];
}

const PENALTY = 40;
/** Weight of pairs written by people, which are few and hard. */
const WRITTEN = 4;
const isWritten = ({ record: { source } }: Example): boolean => source === 'own passages';
/** Log-odds that a claim must have beyond even chances, which keeps false alarms near a fifth. */
const CAUTION = 0.4;
/** Rounds in which the most doubtful claim of each record is chosen anew. */
const ROUNDS = 4;

const oddsOf = ({ intercept, weights }: Line, features: readonly number[]): number =>
  features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), intercept);

/** Log-odds of the most doubtful claim; `undefined` without claims. */
export const worstOdds = (lines: Lines, { claims, kind }: Example): number | undefined =>
  claims.length === 0
    ? undefined
    : Math.max(...claims.map((features) => oddsOf(lines[kind], features)));

const worstClaim = (line: Line, { claims }: Example): readonly number[] | undefined =>
  claims.reduce<readonly number[] | undefined>(
    (worst, each) =>
      worst === undefined || oddsOf(line, each) > oddsOf(line, worst) ? each : worst,
    undefined,
  );

/**
 * Returns how much each record counts: both labels of a source together as much as the root of its
 * size.
 */
const weightsOf = (examples: readonly Example[]): number[] => {
  const sizes = new Map<string, number>();
  const key = ({ record }: Example): string => `${record.source} ${record.ungrounded}`;
  for (const example of examples) sizes.set(key(example), (sizes.get(key(example)) ?? 0) + 1);
  return examples.map(
    (example) =>
      ((isWritten(example) ? WRITTEN : 1) * 10) / Math.sqrt(sizes.get(key(example)) ?? 1),
  );
};

/** The lines of the model. */
export type Lines = Record<ContextKind, Line>;

/** Fits a line for each kind of context. */
export const fit = (examples: readonly Example[]): Lines =>
  Object.fromEntries(
    CONTEXT_KINDS.map((kind) => [kind, fitLine(examples.filter((each) => each.kind === kind))]),
  ) as Lines;

/** Fits a line; a record is represented by its most doubtful claim. Deterministic. */
const fitLine = (examples: readonly Example[]): Line => {
  const counted = examples.filter(({ claims }) => claims.length > 0);
  const weights = weightsOf(counted);
  // Starts from the share of the claim that is not supported.
  let line: Line = { intercept: -1, weights: [3, 3] };
  for (let round = 0; round < ROUNDS; round++)
    line = logisticRegression(
      counted.map((example, index) => ({
        values: worstClaim(line, example) ?? [],
        target: example.record.ungrounded ? 1 : 0,
        weight: weights[index] ?? 1,
      })),
      () => PENALTY,
    );
  return { ...line, intercept: Number((line.intercept - CAUTION).toFixed(6)) };
};
