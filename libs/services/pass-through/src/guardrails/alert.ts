import type { GuardrailAlerted } from '@touchstone/contracts';
import type { Judgement } from './judgement';

/** The part of an alert that is known before the exchange ends. */
export type PendingAlert = Pick<
  GuardrailAlerted,
  'guardrail' | 'alert' | 'side' | 'verdict' | 'evaluationId' | 'results'
>;

/** Bound of results in one alert: enough for an e-mail. */
const MOST_RESULTS = 20;

/**
 * Builds the alert of a failed guardrail; `undefined` without an address, and for an observing
 * guardrail.
 */
export const alertOf = ({
  guardrail,
  side,
  decision,
  evaluationId,
  answer,
}: Judgement): PendingAlert | undefined => {
  const { email, ...alert } = guardrail.actions?.alert ?? {};
  if (!decision.enforced || !email) return undefined;
  const results = (answer?.evaluationResults ?? [])
    .flatMap(({ results }) => results)
    .sort((one, other) => one.score - other.score);
  return {
    guardrail: { id: guardrail.id, name: guardrail.name ?? '' },
    alert: { ...alert, email },
    side,
    verdict: decision.verdict,
    evaluationId,
    results: results
      .slice(0, MOST_RESULTS)
      .map(({ name, label, score }) => ({ name, label, score })),
  };
};
