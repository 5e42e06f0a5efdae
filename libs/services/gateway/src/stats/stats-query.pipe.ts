import { Inject, Injectable, type PipeTransform } from '@nestjs/common';
import {
  LONGEST_FINE_SPAN_MS,
  OLDEST_FINE_SPAN_MS,
  STATS_GROUPINGS,
  STATS_INTERVALS,
  type StatsInterval,
  type StatsQuery,
} from '@touchstone/contracts';
import { instantOf } from '@touchstone/contracts/dto';
import { Clock } from '@touchstone/kernel';
import { idIn, idProblem, nameIn, nameProblem, problem, timeProblem } from '../history/span';
import { refuse } from '../http/problems';
import { one, type RawQuery } from '../management/query';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer spans are summed by the hour or by the day, unless the query says otherwise. */
const SHORT_MS = 3 * HOUR_MS;
const LONG_MS = 7 * DAY_MS;
const MOST_HOURS_MS = 14 * DAY_MS;
const MOST_DAYS_MS = 732 * DAY_MS;

/** A span in Unix milliseconds. */
interface SpanMs {
  from: number;
  to: number;
}

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
    const nowMs = this.clock.nowMs();
    const to = instantOf(one(query, 'to')) ?? nowMs;
    const from = instantOf(one(query, 'from')) ?? to - DAY_MS;
    const interval =
      nameIn(query, 'interval', STATS_INTERVALS) ?? usualInterval({ from, to }, nowMs);
    const by = nameIn(query, 'by', STATS_GROUPINGS);
    refuse(spanProblems({ from, to }, interval, nowMs));
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

const isRecent = ({ from }: SpanMs, nowMs: number): boolean => nowMs - from <= OLDEST_FINE_SPAN_MS;

const usualInterval = (span: SpanMs, nowMs: number): StatsInterval => {
  const lengthMs = span.to - span.from;
  if (lengthMs > LONG_MS) return 'day';
  return lengthMs <= SHORT_MS && isRecent(span, nowMs) ? '5min' : 'hour';
};

const spanProblems = (span: SpanMs, interval: StatsInterval, nowMs: number): string[] => {
  const lengthMs = span.to - span.from;
  return [
    ...problem(lengthMs <= 0, 'from: expected a time before to.'),
    ...problem(
      interval === '5min' && lengthMs > LONGEST_FINE_SPAN_MS,
      'from: expected a time at most 6 hours before to, or interval=hour.',
    ),
    ...problem(
      interval === '5min' && !isRecent(span, nowMs),
      'from: expected a time at most 48 hours ago, or interval=hour.',
    ),
    ...problem(
      interval === 'hour' && lengthMs > MOST_HOURS_MS,
      'from: expected a time at most 14 days before to, or interval=day.',
    ),
    ...problem(lengthMs > MOST_DAYS_MS, 'from: expected a time at most 732 days before to.'),
  ];
};
