import type { GuardrailAlerted } from '@touchstone/contracts';
import type { Judged } from './judged';

/** What is known of an alert before the exchange is over. */
export type Alarm = Pick<
  GuardrailAlerted,
  'guardrail' | 'alert' | 'side' | 'verdict' | 'evaluationId' | 'results'
>;

/** An e-mail has no use for more. */
const MOST_RESULTS = 20;

/** Whom a guardrail wants to tell that it failed what it saw; one that only observes tells nobody. */
export const alarmOf = ({
  guardrail,
  side,
  decision,
  evaluationId,
  answer,
}: Judged): Alarm | undefined => {
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
