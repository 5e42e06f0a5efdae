import type { Check } from '../checks/catalogue';
import type { Family } from '../checks/vocabulary';
import { request } from '../message';
import type { CallerRequest } from './caller';

/** Statistics of a workspace, from counts that are kept by the interval (UTC). */

/** The shortest first; each is a multiple of the one before. */
export const STATS_INTERVALS = ['5min', 'hour', 'day'] as const;
export type StatsInterval = (typeof STATS_INTERVALS)[number];

/** Longest span of counts by five minutes. */
export const LONGEST_FINE_SPAN_MS = 6 * 3_600_000;
/** Greatest age of such a span: these counts are kept for a few days only. */
export const OLDEST_FINE_SPAN_MS = 48 * 3_600_000;

export const STATS_GROUPINGS = ['check', 'definition', 'guardrail', 'key'] as const;
export type StatsGrouping = (typeof STATS_GROUPINGS)[number];

/** Outcomes of a check or an evaluation, the worst first: that decides. */
export const OUTCOME_NAMES = ['failed', 'not_evaluated', 'warned', 'passed', 'bypassed'] as const;
export type OutcomeName = (typeof OUTCOME_NAMES)[number];

/**
 * Outcomes of checks or evaluations, each counted once: the worst of its results decides, in the
 * order `failed`, `not_evaluated`, `warned`, `passed`, `bypassed`.
 */
export interface OutcomeCounts {
  total: number;
  passed: number;
  /** A borderline result. */
  warned: number;
  /** A verdict found a violation. */
  failed: number;
  /** No violation, but a check without a verdict, whatever the failure policy makes of it. */
  not_evaluated: number;
  /** There was nothing to judge: requirements were missing, or no check was requested. */
  bypassed: number;
}
/** Milliseconds, estimated from a histogram; `null` without a measurement. */
export interface Percentiles {
  p50_ms: number | null;
  p95_ms: number | null;
}
export interface EvaluationCounts extends OutcomeCounts {
  /** The same evaluations by the status they were answered with. */
  statuses: { success: number; warning: number; failed: number };
  /** Time of the slowest detector family, waiting included. */
  latency: Percentiles;
}
/** Number of requested checks that have a verdict. */
export interface Coverage {
  /** Requested checks that had something to judge. */
  asked: number;
  judged: number;
  /** Requested checks that had nothing to judge: neither proven nor a gap. */
  bypassed: number;
  /** judged / asked, 0 to 1; `null` if nothing was asked, or all of it was bypassed. */
  share: number | null;
}
export interface ExchangeCounts {
  total: number;
  passed: number;
  blocked: number;
  answered: number;
  failed: number;
}
export interface StatsTotals {
  evaluations: EvaluationCounts;
  coverage: Coverage;
  exchanges: ExchangeCounts;
}
export type StatsPoint = EvaluationCounts & { at: string };
export interface StatsGroup {
  /** A check, or an id; `null`: evaluations without a definition or guardrail. */
  value: string | null;
  totals: OutcomeCounts;
  series: (OutcomeCounts & { at: string })[];
}
export interface CheckStats extends OutcomeCounts {
  check: Check;
  family: Family;
  coverage: Coverage;
  previous: OutcomeCounts;
}
export interface FamilyStats {
  family: Family;
  coverage: Coverage;
  previous: Coverage;
}
export interface GuardrailStats {
  guardrail_id: string;
  /** `null` if it was deleted. */
  name: string | null;
  active: boolean;
  mode: 'enforce' | 'observe' | null;
  evaluations: OutcomeCounts;
  coverage: Coverage;
  /** Exchanges in which it took part. */
  exchanges: ExchangeCounts;
  /** The last evaluation with a verdict, also before the span; `null` if the history has none. */
  last_judged_at: string | null;
}

export interface StatsQuery {
  /** ISO 8601; earlier moments of the same interval count, too. */
  from: string;
  /** ISO 8601; exclusive. */
  to: string;
  interval: StatsInterval;
  by?: StatsGrouping;
  definition?: string;
  guardrail?: string;
  key?: string;
}
export interface Stats {
  /** The beginning of the first interval. */
  from: string;
  to: string;
  interval: StatsInterval;
  totals: StatsTotals;
  /** Totals of the span of the same length before `from`. */
  previous: StatsTotals;
  /** Every interval, also without evaluations. */
  series: StatsPoint[];
  /** The largest groups first, at most 20; empty without `by`. */
  groups: StatsGroup[];
  checks: CheckStats[];
  families: FamilyStats[];
  guardrails: GuardrailStats[];
}
export const readStats = request<CallerRequest<{ query: StatsQuery }>, Stats>('stats.read.v1');
