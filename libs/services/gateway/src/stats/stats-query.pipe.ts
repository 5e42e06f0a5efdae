import { Inject, Injectable, type PipeTransform } from '@nestjs/common';
import { STATS_GROUPINGS, STATS_INTERVALS, type StatsQuery } from '@touchstone/contracts';
import { instantOf } from '@touchstone/contracts/dto';
import { Clock } from '@touchstone/kernel';
import { idIn, idProblem, nameIn, nameProblem, problem, timeProblem } from '../history/span';
import { refuse } from '../http/problems';
import { one, type RawQuery } from '../management/query';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer spans are summed by the day, unless the query says otherwise. */
const LONG_MS = 7 * DAY_MS;
const MOST_HOURS_MS = 14 * DAY_MS;
const MOST_DAYS_MS = 732 * DAY_MS;

/** Parses the query of statistics; the last 24 hours without a span. */
@Injectable()
export class StatsQueryPipe implements PipeTransform<RawQuery, StatsQuery> {
  constructor(@Inject(Clock) private readonly clock: Clock) {}

  /** @throws InvalidRequest with a sentence for each parameter that breaks a rule */
  transform(query: RawQuery): StatsQuery {
    refuse([
      ...timeProblem(query, 'from'),
      ...timeProblem(query, 'to'),
      ...nameProblem(query, 'interval', STATS_INTERVALS),
      ...nameProblem(query, 'by', STATS_GROUPINGS),
      ...idProblem(query, 'definition'),
      ...idProblem(query, 'guardrail'),
      ...idProblem(query, 'key'),
    ]);
    const to = instantOf(one(query, 'to')) ?? this.clock.nowMs();
    const from = instantOf(one(query, 'from')) ?? to - DAY_MS;
    const interval =
      nameIn(query, 'interval', STATS_INTERVALS) ?? (to - from > LONG_MS ? 'day' : 'hour');
    const by = nameIn(query, 'by', STATS_GROUPINGS);
    refuse([
      ...problem(to <= from, 'from: expected a time before to.'),
      ...problem(
        interval === 'hour' && to - from > MOST_HOURS_MS,
        'from: expected a time at most 14 days before to, or interval=day.',
      ),
      ...problem(to - from > MOST_DAYS_MS, 'from: expected a time at most 732 days before to.'),
    ]);
    return {
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      interval,
      ...(by !== undefined && { by }),
      ...idIn(query, 'definition'),
      ...idIn(query, 'guardrail'),
      ...idIn(query, 'key'),
    };
  }
}
