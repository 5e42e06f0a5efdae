import type { DetectionResult } from '@touchstone/contracts';
import type { JsonObject, Refusal } from '../dialects/dialect';
import type { Judged } from './judged';

/** What becomes of the traffic after its guardrails have spoken. */
export type Course =
  | { kind: 'pass' }
  /** The vendor is to be asked again, if the cap allows it; else the course without `retry` counts. */
  | { kind: 'retry'; cap: number; otherwise: Course }
  | { kind: 'refuse'; refusal: Refusal; by: Judged }
  | { kind: 'answer'; text: string; by: Judged };

const PASS: Course = { kind: 'pass' };
const RETRY_CAP = 1;

/** Guardrails in order of creation; the first that stops the traffic decides. */
export const courseOf = (judged: readonly Judged[]): Course => {
  const stopping = judged.filter(({ decision }) => decision.enforced);
  const otherwise =
    stopping.map((each) => courseAfter(each)).find(({ kind }) => kind !== 'pass') ?? PASS;
  const retrying = stopping.filter(
    ({ side, guardrail }) => side === 'response' && guardrail.actions?.retry === true,
  );
  if (retrying.length === 0) return otherwise;
  const cap = Math.max(
    ...retrying.map(({ guardrail }) => guardrail.actions?.retry_cap ?? RETRY_CAP),
  );
  return { kind: 'retry', cap, otherwise };
};

/** Unless told not to, a guardrail that fails blocks. */
const courseAfter = (by: Judged): Course => {
  const { block = true, default_response: text = '' } = by.guardrail.actions ?? {};
  if (block) return { kind: 'refuse', refusal: refusalOf(by, text), by };
  return text === '' ? PASS : { kind: 'answer', text, by };
};

export const BLOCKED = 'guardrail_blocked';

/** The result that weighed most: the first that is flagged, else the lowest score. */
const decisive = ({ answer }: Judged): { type: string; result: DetectionResult } | undefined => {
  const results = (answer?.evaluationResults ?? []).flatMap(({ type, results }) =>
    results.map((result) => ({ type, result })),
  );
  return (
    results.find(({ result }) => result.flagged) ??
    results.sort((one, other) => one.result.score - other.result.score)[0]
  );
};

const isTold = ({ guardrail }: Judged): boolean => guardrail.actions?.detail !== false;

const refusalOf = (by: Judged, text: string): Refusal => ({
  message: text === '' ? sentence(by) : text,
  code: BLOCKED,
  details: isTold(by) ? detailsOf(by) : { evaluation_id: by.evaluationId },
});

const NOUN = { request: 'request', response: 'answer' } as const;

const sentence = (by: Judged): string => {
  const name = by.guardrail.name ?? by.guardrail.id;
  const found = isTold(by) ? decisive(by) : undefined;
  const why = found === undefined ? '' : `: ${found.type} says ${found.result.label}`;
  return `The guardrail ${name} stopped this ${NOUN[by.side]}${why}.`;
};

const detailsOf = (by: Judged): JsonObject => {
  const { guardrail, side, evaluationId } = by;
  const found = decisive(by);
  return {
    guardrail: guardrail.name ?? guardrail.id,
    guardrail_id: guardrail.id,
    side,
    evaluation_id: evaluationId,
    ...(found && {
      detector: found.type,
      label: found.result.label,
      score: found.result.score,
      quote: found.result.quote ?? '',
    }),
  };
};
