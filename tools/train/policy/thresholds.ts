import type { Example } from './examples';
import type { Scored, Thresholds } from './fit';

/** Greatest shares of wrong verdicts. */
export interface Limits {
  /** Among the decided replies to the rule that do not do it. */
  wronglyDoes: number;
  /** Among the decided replies to the rule that do it. */
  wronglyDoesNot: number;
  /** Among the replies to other rules: those that are taken to do it. */
  others: number;
}

const STEPS = 100;

const quantiles = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((one, other) => one - other);
  return Array.from(
    { length: STEPS + 1 },
    (_, step) => sorted[Math.round((step / STEPS) * (sorted.length - 1))] ?? 0,
  );
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const count = (values: readonly number[], holds: (value: number) => boolean): number =>
  values.reduce((sum, value) => sum + (holds(value) ? 1 : 0), 0);

const DIGITS = 3;

/** Chooses the thresholds within the limits that decide most replies to the rule itself. */
export const chooseThresholds = (scored: readonly Scored[], limits: Limits): Thresholds => {
  const oddsOf = (is: (example: Example) => boolean): number[] =>
    scored.filter(({ example }) => is(example)).map(({ odds }) => odds);
  const others = oddsOf(({ own }) => !own);
  const doing = oddsOf(({ own, does }) => own && does);
  const rest = oddsOf(({ own, does }) => own && !does);
  const candidates = quantiles([...doing, ...rest]);
  let best = { does: Infinity, doesNot: -Infinity, decided: 0 };
  for (const does of candidates) {
    if (
      share(
        count(others, (odds) => odds >= does),
        others.length,
      ) > limits.others
    )
      continue;
    const hits = count(doing, (odds) => odds >= does);
    const alarms = count(rest, (odds) => odds >= does);
    for (const doesNot of candidates.filter((each) => each <= does)) {
      const missed = count(doing, (odds) => odds < doesNot);
      const right = count(rest, (odds) => odds < doesNot);
      const decided = hits + alarms + missed + right;
      if (
        decided > best.decided &&
        share(alarms, alarms + right) <= limits.wronglyDoes &&
        share(missed, hits + missed) <= limits.wronglyDoesNot
      )
        best = { does, doesNot, decided };
    }
  }
  return { does: Number(best.does.toFixed(DIGITS)), doesNot: Number(best.doesNot.toFixed(DIGITS)) };
};
