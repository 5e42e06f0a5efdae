import type { EntityManager } from 'typeorm';
import type { StatsGrouping, StatsInterval } from '@touchstone/contracts';
import { OUTCOME_NAMES, type OutcomeName } from '@touchstone/contracts';
import { OwnedRows, type Owner } from '@touchstone/storage';
import { allOf, type Condition, where } from '../history/condition';
import {
  checkCountEntity,
  type CheckCountRow,
  evaluationCountEntity,
  type EvaluationCountRow,
  exchangeCountEntity,
  type ExchangeCountRow,
} from './counts.entities';
import { BUCKETS } from './latency';
import { type Stretch, stretchesOf } from './stretches';

/** Intervals to sum: those from `from` on, and as many before. */
export interface Selection {
  interval: StatsInterval;
  before: Date;
  from: Date;
  /** Exclusive. */
  to: Date;
  definition?: string;
  guardrail?: string;
  key?: string;
}

export type Sums = Record<OutcomeName, number>;
/** `later` distinguishes the two spans. */
interface OfSpan {
  later: boolean;
}
export type EvaluationSums = Sums & {
  at: Date;
  total: number;
  status_warning: number;
  status_failed: number;
  latency: number[];
};
export type CheckSums = Sums & OfSpan & { check: string; guardrails: string[] };
export type GroupSums = Sums & { value: string; at: Date };
export type GuardrailSums = Sums & { guardrail: string };
export interface ExchangeSums extends OfSpan {
  guardrail: string;
  passed: number;
  blocked: number;
  answered: number;
  failed: number;
}

const summed = (columns: readonly string[]): string =>
  columns.map((column) => `sum("${column}")::float8 AS "${column}"`).join(', ');
const SUMS = summed(OUTCOME_NAMES);
const LATENCY = `ARRAY[${Array.from({ length: BUCKETS }, (_, index) => `sum("latency"[${index + 1}])`).join(', ')}]::float8[] AS "latency"`;

const within = ({ interval, from, to }: Stretch): string =>
  `("interval" = '${interval}' AND "at" >= '${from.toISOString()}' AND "at" < '${to.toISOString()}')`;

/** @param stretches intervals and times of our own making, so they need no parameters */
const conditionOf = (
  stretches: readonly Stretch[],
  { definition, guardrail, key }: Pick<Selection, 'definition' | 'guardrail' | 'key'> = {},
): Condition =>
  allOf(
    [
      [[], () => `(${stretches.map(within).join(' OR ')})`],
      ...where(definition, (place) => `"definition_id" = ${place}`),
      ...where(key, (place) => `"key_id" = ${place}`),
      ...where(guardrail, (place) => `"guardrails" @> ARRAY[${place}]::text[]`),
    ],
    2,
  );

const spansOf = ({ interval, before, from, to }: Selection): Stretch[] => [
  { interval, from: before, to: from },
  { interval, from, to },
];

const laterSpan = ({ interval, from, to }: Selection): Stretch[] => [{ interval, from, to }];

const later = ({ from }: Selection): string => `"at" >= '${from.toISOString()}' AS "later"`;

const VALUES: Record<Exclude<StatsGrouping, 'check'>, string> = {
  definition: `"definition_id"`,
  key: `"key_id"`,
  guardrail: `unnest(CASE "guardrails" WHEN '{}' THEN ARRAY[''] ELSE "guardrails" END)`,
};

export class EvaluationCountRepository extends OwnedRows<EvaluationCountRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, evaluationCountEntity);
  }

  byInterval(selection: Selection): Promise<EvaluationSums[]> {
    const { sql, parameters } = conditionOf(spansOf(selection), selection);
    const columns = `"at", ${SUMS}, ${summed(['total', 'status_warning', 'status_failed'])}, ${LATENCY}`;
    return this.select(columns, sql, parameters, 'GROUP BY 1');
  }

  /** Sums the later span only. */
  byGroup(selection: Selection, by: keyof typeof VALUES): Promise<GroupSums[]> {
    const { sql, parameters } = conditionOf(laterSpan(selection), selection);
    const columns = `"at", ${VALUES[by]} AS "value", ${SUMS}`;
    return this.select(columns, sql, parameters, 'GROUP BY 1, 2');
  }

  /** Sums the later span only. */
  byGuardrail(selection: Selection): Promise<GuardrailSums[]> {
    const { sql, parameters } = conditionOf(laterSpan(selection).flatMap(stretchesOf), selection);
    const columns = `unnest("guardrails") AS "guardrail", ${SUMS}`;
    return this.select(columns, `${sql} AND "guardrails" <> '{}'`, parameters, 'GROUP BY 1');
  }

  /** Returns the last verdict for each guardrail, of all times. */
  lastJudged(): Promise<{ guardrail: string; at: Date | null }[]> {
    const columns = `unnest("guardrails") AS "guardrail", max("last_judged_at") AS "at"`;
    const condition = `"interval" = 'day' AND "guardrails" <> '{}'`;
    return this.select(columns, condition, [], 'GROUP BY 1');
  }
}

export class CheckCountRepository extends OwnedRows<CheckCountRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, checkCountEntity);
  }

  bySpan(selection: Selection): Promise<CheckSums[]> {
    const { sql, parameters } = conditionOf(spansOf(selection).flatMap(stretchesOf), selection);
    const columns = `"check", "guardrails", ${later(selection)}, ${SUMS}`;
    return this.select(columns, sql, parameters, 'GROUP BY 1, 2, 3');
  }

  /** Sums the later span only. */
  byGroup(selection: Selection): Promise<GroupSums[]> {
    const { sql, parameters } = conditionOf(laterSpan(selection), selection);
    const columns = `"at", "check" AS "value", ${SUMS}`;
    return this.select(columns, sql, parameters, 'GROUP BY 1, 2');
  }
}

export class ExchangeCountRepository extends OwnedRows<ExchangeCountRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, exchangeCountEntity);
  }

  /** Returns the sums of every guardrail, and under `''` those of all exchanges. */
  bySpan(selection: Selection): Promise<ExchangeSums[]> {
    const { sql, parameters } = conditionOf(spansOf(selection).flatMap(stretchesOf));
    const columns = `"guardrail_id" AS "guardrail", ${later(selection)}, ${summed(['passed', 'blocked', 'answered', 'failed'])}`;
    return this.select(columns, sql, parameters, 'GROUP BY 1, 2');
  }
}
