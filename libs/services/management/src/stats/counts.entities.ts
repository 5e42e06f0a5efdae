import { EntitySchema } from 'typeorm';
import type { StatsInterval } from '@touchstone/contracts';
import type { OutcomeName } from '@touchstone/contracts';

/**
 * Counts of one interval. The key columns name each combination that occurred, so that
 * every filter and grouping can be summed from them.
 */
interface IntervalRow {
  workspace: string;
  interval: StatsInterval;
  /** Beginning of the interval, UTC. */
  at: Date;
}

type Counts = Record<OutcomeName, number>;

interface EvaluationGroup extends IntervalRow {
  key_id: string;
  /** `''` without a definition. */
  definition_id: string;
  /** Sorted. */
  guardrails: string[];
}

/** Evaluations of an interval. */
export interface EvaluationCountRow extends EvaluationGroup, Counts {
  total: number;
  status_warning: number;
  status_failed: number;
  /** Histogram, see `latency.ts`. */
  latency: number[];
  last_judged_at: Date | null;
}

/** Checks of an interval's evaluations. */
export interface CheckCountRow extends EvaluationGroup, Counts {
  check: string;
}

/** Exchanges of an interval in which a guardrail took part; `''` counts all. */
export interface ExchangeCountRow extends IntervalRow {
  guardrail_id: string;
  passed: number;
  blocked: number;
  answered: number;
  failed: number;
}

const interval = {
  workspace: { type: 'text', primary: true },
  interval: { type: 'text', primary: true },
  at: { type: 'timestamptz', primary: true },
} as const;

const group = {
  ...interval,
  key_id: { type: 'text', primary: true },
  definition_id: { type: 'text', primary: true },
  guardrails: { type: 'text', array: true, primary: true },
} as const;

const counts = {
  failed: { type: 'integer' },
  not_evaluated: { type: 'integer' },
  warned: { type: 'integer' },
  passed: { type: 'integer' },
  bypassed: { type: 'integer' },
} as const;

export const evaluationCountEntity = new EntitySchema<EvaluationCountRow>({
  name: 'evaluation_count',
  tableName: 'evaluation_count',
  columns: {
    ...group,
    ...counts,
    total: { type: 'integer' },
    status_warning: { type: 'integer' },
    status_failed: { type: 'integer' },
    latency: { type: 'integer', array: true },
    last_judged_at: { type: 'timestamptz', nullable: true },
  },
});

export const checkCountEntity = new EntitySchema<CheckCountRow>({
  name: 'check_count',
  tableName: 'check_count',
  columns: { ...group, check: { type: 'text', primary: true }, ...counts },
});

export const exchangeCountEntity = new EntitySchema<ExchangeCountRow>({
  name: 'exchange_count',
  tableName: 'exchange_count',
  columns: {
    ...interval,
    guardrail_id: { type: 'text', primary: true },
    passed: { type: 'integer' },
    blocked: { type: 'integer' },
    answered: { type: 'integer' },
    failed: { type: 'integer' },
  },
});
