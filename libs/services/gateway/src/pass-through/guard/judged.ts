import type { EvaluationAnswer, GuardrailDecision, GuardrailRecord } from '@touchstone/contracts';

export const SIDES = ['request', 'response'] as const;
/** What goes to the vendor, and what comes back. */
export type Side = (typeof SIDES)[number];

/** One guardrail's word on one side of an exchange. */
export interface Judged {
  guardrail: GuardrailRecord;
  side: Side;
  decision: GuardrailDecision;
  /** Of the evaluation behind it. */
  evaluationId: string;
  /** `null` when the evaluation itself failed. */
  answer: EvaluationAnswer | null;
}

/** Whether a guardrail that fails may hold the traffic up; one that only observes or reports never does. */
export const canStop = ({ mode, actions = {} }: GuardrailRecord): boolean =>
  mode === 'enforce' &&
  (actions.block !== false || (actions.default_response ?? '') !== '' || actions.retry === true);
