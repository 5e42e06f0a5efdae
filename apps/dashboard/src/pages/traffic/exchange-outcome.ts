import type { ExchangeRecord, GuardrailOutcome } from '@touchstone/contracts';
import { type Outcome, OUTCOMES } from '../../ui/outcome';

/** The end of an exchange in words, with what was proven about it. */
interface ExchangeSummary {
  outcome: Outcome;
  words: string;
}

export const VERDICTS: Record<GuardrailOutcome['verdict'], Outcome> = {
  pass: 'passed',
  warn: 'warning',
  fail: 'failed',
};

/** Exchanges of earlier versions count a vendor's error as passed. */
const FIRST_ERROR = 400;

/** An answer that passed without a guardrail's decision was not judged, so it is not green. */
export const summaryOfExchange = ({
  outcome,
  status,
  guardrails,
}: Pick<ExchangeRecord, 'outcome' | 'status' | 'guardrails'>): ExchangeSummary => {
  if (outcome === 'blocked') return { outcome: 'failed', words: 'blocked' };
  if (outcome === 'answered') return { outcome: 'failed', words: 'answered by a guardrail' };
  if (status >= FIRST_ERROR) return { outcome: 'warning', words: `vendor error ${status}` };
  if (outcome === 'failed') return { outcome: 'warning', words: 'vendor failed' };
  const worst = worstVerdict(guardrails);
  if (worst === undefined) return { outcome: 'not_evaluated', words: 'passed, not judged' };
  if (worst === 'failed') return { outcome: 'failed', words: 'failed, not blocked' };
  if (worst === 'warning') return { outcome: 'warning', words: 'passed with a warning' };
  return { outcome: 'passed', words: 'passed' };
};

/** Returns the worst verdict; undefined without a decision. */
export const worstVerdict = (decisions: readonly GuardrailOutcome[]): Outcome | undefined =>
  OUTCOMES.find((outcome) => decisions.some(({ verdict }) => VERDICTS[verdict] === outcome));

/** Returns the decisions of each guardrail, those with the worst verdict first. */
export const byGuardrail = (decisions: readonly GuardrailOutcome[]): GuardrailOutcome[][] => {
  const ids = [...new Set(decisions.map(({ guardrail_id }) => guardrail_id))];
  const rank = (own: readonly GuardrailOutcome[]): number =>
    OUTCOMES.indexOf(worstVerdict(own) ?? 'bypassed');
  return ids
    .map((id) => decisions.filter(({ guardrail_id }) => guardrail_id === id))
    .sort((one, other) => rank(one) - rank(other));
};
