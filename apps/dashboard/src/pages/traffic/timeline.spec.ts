import type { ExchangeRecord, GuardrailOutcome } from '@touchstone/contracts';
import { timelineOf } from './timeline';

const aDecision = (side: GuardrailOutcome['side']): GuardrailOutcome => ({
  guardrail_id: 'g1',
  name: 'No personal data',
  side,
  mode: 'enforce',
  verdict: 'pass',
  evaluation_id: side,
});
const anExchange = (
  sides: GuardrailOutcome['side'][],
  latency: ExchangeRecord['latency'],
  attempts = 1,
) => ({ guardrails: sides.map(aDecision), latency, attempts });
const took = (ms: number) => [
  { family: 'security' as const, mode: 'speed' as const, waitMs: 0, computeMs: ms },
];
const places = (...args: Parameters<typeof timelineOf>) =>
  timelineOf(...args).map(({ label, startMs, ms }) => [label, startMs, ms]);

describe('the timeline of an exchange', () => {
  const latency = { total_ms: 110, vendor_ms: 90, guardrails_ms: 20 };

  it('has the vendor alone where no guardrail took part', () => {
    expect(places(anExchange([], { ...latency, guardrails_ms: 0 }), new Map())).toEqual([
      ['In all', 0, 110],
      ['Vendor', 0, 90],
    ]);
  });

  it('divides the time of both sides as their evaluations did', () => {
    const timings = new Map([
      ['request', took(3)],
      ['response', took(1)],
    ]);
    expect(places(anExchange(['request', 'response'], latency), timings)).toEqual([
      ['In all', 0, 110],
      ['Guardrails, request', 0, 15],
      ['Vendor', 15, 90],
      ['Guardrails, answer', 105, 5],
    ]);
  });

  it('has the time of each side as it was recorded', () => {
    const recorded = { ...latency, request_guardrails_ms: 8, response_guardrails_ms: 12 };
    const timings = new Map([['request', took(3)]]);
    expect(places(anExchange(['request', 'response'], recorded), timings)).toEqual([
      ['In all', 0, 110],
      ['Guardrails, request', 0, 8],
      ['Vendor', 8, 90],
      ['Guardrails, answer', 98, 12],
    ]);
  });

  it('invents no order where the evaluations are gone', () => {
    expect(places(anExchange(['request', 'response'], latency), new Map())).toEqual([
      ['In all', 0, 110],
      ['Guardrails, both sides', 0, 20],
      ['Vendor', 0, 90],
    ]);
  });

  it('invents no order where the vendor and the guardrails ran at the same time', () => {
    const streamed = { total_ms: 92, vendor_ms: 90, guardrails_ms: 20 };
    expect(places(anExchange(['response'], streamed), new Map())).toEqual([
      ['In all', 0, 92],
      ['Guardrails, both sides', 0, 20],
      ['Vendor', 0, 90],
    ]);
  });

  it('leaves a vendor out that was not asked', () => {
    const blocked = { total_ms: 21, vendor_ms: 0, guardrails_ms: 20 };
    expect(places(anExchange(['request'], blocked, 0), new Map())).toEqual([
      ['In all', 0, 21],
      ['Guardrails, request', 0, 20],
    ]);
  });
});
