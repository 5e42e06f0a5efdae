import type { EvaluationRecord, ExchangeRecord, GuardrailOutcome } from '@touchstone/contracts';
import type { WaterfallRow } from '../../ui/chart/waterfall';

type Exchange = Pick<ExchangeRecord, 'latency' | 'guardrails' | 'attempts'>;
type Timings = ReadonlyMap<string, EvaluationRecord['timings']>;

/** Rounding may make the parts a little longer than the whole. */
const SLACK_MS = 1;

const evaluationsOf = (exchange: Exchange, side: GuardrailOutcome['side']): string[] =>
  exchange.guardrails.filter((each) => each.side === side).map((each) => each.evaluation_id);

/** Evaluations of one side run at the same time: the slowest family of them decides. */
const slowestMs = (ids: readonly string[], timings: Timings): number =>
  Math.max(
    0,
    ...ids.flatMap((id) =>
      (timings.get(id) ?? []).map(({ waitMs, computeMs }) => waitMs + computeMs),
    ),
  );

/**
 * Places the parts of an exchange on one line of time. Records of earlier versions have the sum of
 * both sides' guardrails only; it is divided in proportion to what their evaluations took. Parts
 * whose order is unknown, or that ran at the same time, all begin at 0.
 */
export const timelineOf = (exchange: Exchange, timings: Timings): WaterfallRow[] => {
  const { total_ms, vendor_ms, guardrails_ms } = exchange.latency;
  const before = evaluationsOf(exchange, 'request');
  const after = evaluationsOf(exchange, 'response');
  const total: WaterfallRow = { label: 'In all', startMs: 0, ms: total_ms, kind: 'whole' };
  const vendor = (startMs: number): WaterfallRow => ({
    label: 'Vendor',
    note: exchange.attempts > 1 ? `${exchange.attempts} requests` : undefined,
    startMs,
    ms: vendor_ms,
    kind: 'other',
  });
  const guard = (side: string, startMs: number, ms: number): WaterfallRow => ({
    label: `Guardrails, ${side}`,
    startMs,
    ms,
    kind: 'own',
  });
  if (before.length === 0 && after.length === 0) return [total, vendor(0)];
  const {
    request_guardrails_ms: tookBefore = slowestMs(before, timings),
    response_guardrails_ms: tookAfter = slowestMs(after, timings),
  } = exchange.latency;
  const share = shareBefore(before.length > 0, after.length > 0, tookBefore, tookAfter);
  if (share === undefined || vendor_ms + guardrails_ms > total_ms + SLACK_MS)
    return [total, guard('both sides', 0, guardrails_ms), vendor(0)];
  const beforeMs = guardrails_ms * share;
  return [
    total,
    ...(before.length > 0 ? [guard('request', 0, beforeMs)] : []),
    ...(exchange.attempts > 0 ? [vendor(beforeMs)] : []),
    ...(after.length > 0 ? [guard('answer', beforeMs + vendor_ms, guardrails_ms - beforeMs)] : []),
  ];
};

const shareBefore = (
  hasBefore: boolean,
  hasAfter: boolean,
  beforeMs: number,
  afterMs: number,
): number | undefined => {
  if (!hasAfter) return 1;
  if (!hasBefore) return 0;
  return beforeMs + afterMs === 0 ? undefined : beforeMs / (beforeMs + afterMs);
};
