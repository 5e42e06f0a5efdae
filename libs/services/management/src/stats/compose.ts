import {
  type CheckStats,
  type Coverage,
  type EvaluationCounts,
  type ExchangeCounts,
  FAMILIES,
  familyOf,
  type FamilyStats,
  type GuardrailRecord,
  type GuardrailStats,
  isKnownCheck,
  type OutcomeCounts,
  type StatsGroup,
  type StatsPoint,
} from '@touchstone/contracts';
import { OUTCOME_NAMES } from '@touchstone/contracts';
import type {
  CheckSums,
  EvaluationSums,
  ExchangeSums,
  GroupSums,
  GuardrailSums,
  Sums,
} from './counts.repository';
import { percentiles } from './latency';

/** Pure composition of the answer from sums. */

const MOST_GROUPS = 20;

const added = (sums: readonly number[]): number => sums.reduce((sum, one) => sum + one, 0);
const ofEach = (rows: readonly Sums[]): Sums =>
  Object.fromEntries(
    OUTCOME_NAMES.map((outcome) => [outcome, added(rows.map((row) => row[outcome]))]),
  ) as Sums;

export const outcomeCounts = (rows: readonly Sums[]): OutcomeCounts => {
  const { passed, warned, failed, not_evaluated, bypassed } = ofEach(rows);
  const total = passed + warned + failed + not_evaluated + bypassed;
  return { total, passed, warned, failed, not_evaluated, bypassed };
};

export const evaluationCounts = (rows: readonly EvaluationSums[]): EvaluationCounts => {
  const counts = outcomeCounts(rows);
  const warning = added(rows.map((row) => row.status_warning));
  const failed = added(rows.map((row) => row.status_failed));
  const histogram = rows.reduce<number[]>(
    (sum, { latency }) => latency.map((count, index) => count + (sum[index] ?? 0)),
    [],
  );
  return {
    ...counts,
    statuses: { success: counts.total - warning - failed, warning, failed },
    latency: percentiles(histogram),
  };
};

/** @param rows sums of checks */
export const coverage = (rows: readonly Sums[]): Coverage => {
  const { passed, warned, failed, not_evaluated, bypassed } = outcomeCounts(rows);
  const judged = passed + warned + failed;
  const asked = judged + not_evaluated;
  return { asked, judged, bypassed, share: asked === 0 ? null : judged / asked };
};

export const exchangeCounts = (rows: readonly ExchangeSums[]): ExchangeCounts => {
  const [passed, blocked, answered, failed] = (
    ['passed', 'blocked', 'answered', 'failed'] as const
  ).map((outcome) => added(rows.map((row) => row[outcome]))) as [number, number, number, number];
  return { total: passed + blocked + answered + failed, passed, blocked, answered, failed };
};

export const series = (
  intervals: readonly Date[],
  rows: readonly EvaluationSums[],
): StatsPoint[] => {
  const rowsAt = byTime(rows);
  return intervals.map((at) => ({ at: at.toISOString(), ...evaluationCounts(rowsAt(at)) }));
};

/** Returns a lookup of the rows of an interval. */
const byTime = <Row extends { at: Date }>(rows: readonly Row[]): ((at: Date) => Row[]) => {
  const rowsOf = new Map<number, Row[]>();
  for (const row of rows) {
    const ofTime = rowsOf.get(row.at.getTime());
    if (ofTime) ofTime.push(row);
    else rowsOf.set(row.at.getTime(), [row]);
  }
  return (at) => rowsOf.get(at.getTime()) ?? [];
};

/** Returns the largest groups with all their intervals. */
export const groups = (intervals: readonly Date[], rows: readonly GroupSums[]): StatsGroup[] =>
  [...new Set(rows.map(({ value }) => value))]
    .map((value) => ({ value, own: rows.filter((row) => row.value === value) }))
    .map(({ value, own }) => ({ value: value || null, totals: outcomeCounts(own), own }))
    .sort((one, other) => other.totals.total - one.totals.total)
    .slice(0, MOST_GROUPS)
    .map(({ value, totals, own }) => {
      const rowsAt = byTime(own);
      return {
        value,
        totals,
        series: intervals.map((at) => ({ at: at.toISOString(), ...outcomeCounts(rowsAt(at)) })),
      };
    });

/** Returns those that occurred in either span, in the order of the catalogue; leaves unknown ones out. */
export const checks = (names: readonly string[], rows: readonly CheckSums[]): CheckStats[] =>
  names.filter(isKnownCheck).flatMap((check) => {
    const own = rows.filter((row) => row.check === check);
    const later = own.filter((row) => row.later);
    return own.length === 0
      ? []
      : {
          check,
          family: familyOf(check),
          ...outcomeCounts(later),
          coverage: coverage(later),
          previous: outcomeCounts(own.filter((row) => !row.later)),
        };
  });

export const families = (rows: readonly CheckSums[]): FamilyStats[] =>
  FAMILIES.map((family) => {
    const own = rows.filter(({ check }) => isKnownCheck(check) && familyOf(check) === family);
    return {
      family,
      coverage: coverage(own.filter(({ later }) => later)),
      previous: coverage(own.filter(({ later }) => !later)),
    };
  });

interface OfGuardrails {
  existing: readonly GuardrailRecord[];
  byGuardrail: readonly GuardrailSums[];
  checks: readonly CheckSums[];
  exchanges: readonly ExchangeSums[];
  judged: readonly { guardrail: string; at: Date | null }[];
}

/**
 * Describes every guardrail that exists, or occurs in the later span.
 * @param only leaves out all others
 */
export const guardrails = (sums: OfGuardrails, only?: string): GuardrailStats[] => {
  const exchanges = sums.exchanges.filter(({ later, guardrail }) => later && guardrail !== '');
  const seen = [...sums.byGuardrail, ...exchanges].map(({ guardrail }) => guardrail);
  const ids = [...new Set([...sums.existing.map(({ id }) => id), ...seen])];
  return ids
    .filter((id) => only === undefined || id === only)
    .map((id) => {
      const record = sums.existing.find((one) => one.id === id);
      const isOwn = ({ guardrail }: { guardrail: string }): boolean => guardrail === id;
      return {
        guardrail_id: id,
        name: record === undefined ? null : (record.name ?? ''),
        active: record?.active ?? false,
        mode: record?.mode ?? null,
        evaluations: outcomeCounts(sums.byGuardrail.filter(isOwn)),
        coverage: coverage(sums.checks.filter((row) => row.later && row.guardrails.includes(id))),
        exchanges: exchangeCounts(exchanges.filter(isOwn)),
        last_judged_at: sums.judged.find(isOwn)?.at?.toISOString() ?? null,
      };
    });
};
