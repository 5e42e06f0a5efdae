import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type Caller,
  CHECK_NAMES,
  type Stats,
  type StatsGrouping,
  type StatsQuery,
} from '@touchstone/contracts';
import { GuardrailRepository } from '../guardrails/guardrail.repository';
import { ManagementStore } from '../management.store';
import {
  checks,
  coverage,
  evaluationCounts,
  exchangeCounts,
  families,
  groups,
  guardrails,
  series,
} from './compose';
import {
  CheckCountRepository,
  EvaluationCountRepository,
  ExchangeCountRepository,
  type GroupSums,
  type Selection,
} from './counts.repository';
import { spanOf } from './span';

/** Reads the counts that are kept with the histories. */
@Injectable()
export class StatsService {
  constructor(private readonly store: ManagementStore) {}

  /** @throws InvalidField */
  async read(caller: Caller, query: StatsQuery): Promise<Stats> {
    const { intervals, ...span } = spanOf(query);
    const { interval, by, definition, guardrail, key } = query;
    const selection: Selection = { ...span, interval, definition, guardrail, key };
    const sums = await this.store.read((manager) => sumsOf(manager, caller, selection, by));
    const exchanges = sums.exchanges.filter((row) => row.guardrail === (guardrail ?? ''));
    const totals = (later: boolean) => ({
      evaluations: evaluationCounts(sums.evaluations.filter(({ at }) => at >= span.from === later)),
      coverage: coverage(sums.checks.filter((row) => row.later === later)),
      exchanges: exchangeCounts(exchanges.filter((row) => row.later === later)),
    });
    return {
      from: span.from.toISOString(),
      to: span.to.toISOString(),
      interval,
      totals: totals(true),
      previous: totals(false),
      series: series(intervals, sums.evaluations),
      groups: groups(intervals, sums.groups),
      checks: checks(CHECK_NAMES, sums.checks),
      families: families(sums.checks),
      guardrails: guardrails(sums, guardrail),
    };
  }
}

const sumsOf = async (
  manager: EntityManager,
  caller: Caller,
  selection: Selection,
  by: StatsGrouping | undefined,
) => {
  const counts = new EvaluationCountRepository(manager, caller);
  const [evaluations, ofChecks, exchanges, grouped, byGuardrail, judged, existing] =
    await Promise.all([
      counts.byInterval(selection),
      new CheckCountRepository(manager, caller).bySpan(selection),
      new ExchangeCountRepository(manager, caller).bySpan(selection),
      groupSums(manager, caller, selection, by),
      counts.byGuardrail(selection),
      counts.lastJudged(),
      new GuardrailRepository(manager, caller).all(),
    ]);
  return {
    evaluations,
    checks: ofChecks,
    exchanges,
    groups: grouped,
    byGuardrail,
    judged,
    existing,
  };
};

const groupSums = async (
  manager: EntityManager,
  caller: Caller,
  selection: Selection,
  by: StatsGrouping | undefined,
): Promise<GroupSums[]> => {
  if (by === undefined) return [];
  return by === 'check'
    ? new CheckCountRepository(manager, caller).byGroup(selection)
    : new EvaluationCountRepository(manager, caller).byGroup(selection, by);
};
