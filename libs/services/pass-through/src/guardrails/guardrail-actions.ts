import type { DetectionResult } from '@touchstone/contracts';
import type { JsonObject, Refusal } from '../dialects/dialect';
import type { Judgement } from './judgement';

/** The action that guardrails require for the traffic. */
export type GuardrailAction =
  | { kind: 'pass' }
  /**
   * The request is sent again, up to `cap` times; then `otherwise` applies.
   */
  | { kind: 'retry'; cap: number; otherwise: GuardrailAction }
  | { kind: 'refuse'; refusal: Refusal; by: Judgement }
  | { kind: 'answer'; text: string; by: Judgement };

const PASS: GuardrailAction = { kind: 'pass' };
const RETRY_CAP = 1;

/**
 * @param judged in the order in which the guardrails were created; the first that stops the traffic
 * decides
 */
export const resolveActions = (judged: readonly Judgement[]): GuardrailAction => {
  const stopping = judged.filter(({ decision }) => decision.enforced);
  const otherwise =
    stopping.map((each) => actionOf(each)).find(({ kind }) => kind !== 'pass') ?? PASS;
  const retrying = stopping.filter(
    ({ side, guardrail }) => side === 'response' && guardrail.actions?.retry === true,
  );
  if (retrying.length === 0) return otherwise;
  const cap = Math.max(
    ...retrying.map(({ guardrail }) => guardrail.actions?.retry_cap ?? RETRY_CAP),
  );
  return { kind: 'retry', cap, otherwise };
};

/**
 * Returns the action of one judgement. A failed guardrail blocks unless its actions say otherwise.
 */
const actionOf = (by: Judgement): GuardrailAction => {
  const { block = true, default_response: text = '' } = by.guardrail.actions ?? {};
  if (block) return { kind: 'refuse', refusal: refusalOf(by, text), by };
  return text === '' ? PASS : { kind: 'answer', text, by };
};

export const BLOCKED = 'guardrail_blocked';

/** Returns the decisive result: the first flagged one, else the one with the lowest score. */
const decisive = ({ answer }: Judgement): { type: string; result: DetectionResult } | undefined => {
  const results = (answer?.evaluationResults ?? []).flatMap(({ type, results }) =>
    results.map((result) => ({ type, result })),
  );
  return (
    results.find(({ result }) => result.flagged) ??
    results.sort((one, other) => one.result.score - other.result.score)[0]
  );
};

const showsDetail = ({ guardrail }: Judgement): boolean => guardrail.actions?.detail !== false;

const refusalOf = (by: Judgement, text: string): Refusal => ({
  message: text === '' ? sentence(by) : text,
  code: BLOCKED,
  details: showsDetail(by) ? detailsOf(by) : { evaluation_id: by.evaluationId },
});

const NOUN = { request: 'request', response: 'answer' } as const;

const sentence = (by: Judgement): string => {
  const name = by.guardrail.name ?? by.guardrail.id;
  const found = showsDetail(by) ? decisive(by) : undefined;
  const why = found === undefined ? '' : `: ${found.type} says ${found.result.label}`;
  return `The guardrail ${name} stopped this ${NOUN[by.side]}${why}.`;
};

const detailsOf = (by: Judgement): JsonObject => {
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
