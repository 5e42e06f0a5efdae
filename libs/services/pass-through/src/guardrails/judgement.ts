import type {
  EvaluationAnswer,
  EvaluationCompleted,
  GuardrailDecision,
  GuardrailRecord,
} from '@touchstone/contracts';

export const SIDES = ['request', 'response'] as const;
/** The request to the vendor, or its response. */
export type Side = (typeof SIDES)[number];

/** The decision of one guardrail on one side of an exchange. */
export interface Judgement {
  guardrail: GuardrailRecord;
  side: Side;
  decision: GuardrailDecision;
  /** Empty if no evaluation was recorded. */
  evaluationId: string;
  /**
   * Event of an evaluation that the aggregator does not record; published if the judgement ends the
   * exchange.
   */
  unrecorded?: EvaluationCompleted;
  /** `null` when the evaluation itself failed. */
  answer: EvaluationAnswer | null;
}

/**
 * Returns true if the guardrail may stop the traffic; one that only observes or reports never does.
 */
export const canStop = ({ mode, actions = {} }: GuardrailRecord): boolean =>
  mode === 'enforce' &&
  (actions.block !== false || (actions.default_response ?? '') !== '' || actions.retry === true);
