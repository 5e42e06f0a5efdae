import type { GuardrailRecord } from '@touchstone/contracts';

/** The state of a guardrail in one word. */
export const stateOf = ({ active, mode }: GuardrailRecord): 'off' | 'observing' | 'enforced' => {
  if (!active) return 'off';
  return mode === 'observe' ? 'observing' : 'enforced';
};

/** Says what a guardrail does with a request or answer that fails. */
const consequence = ({ actions = {} }: GuardrailRecord): string => {
  const { block = true, default_response: text = '', retry = false } = actions;
  const end = block ? 'is blocked' : text === '' ? 'passes, and is recorded' : 'is replaced';
  return retry ? `is requested again, and then ${end}` : end;
};

const judgesNothing = ({ evaluations = {} }: GuardrailRecord): boolean =>
  !evaluations.request_evaluation && !evaluations.response_evaluation;

/** Says what a state means for the traffic. */
export const meaningOf = (guardrail: GuardrailRecord): string => {
  const state = stateOf(guardrail);
  if (state === 'off') return 'Nothing is judged by it.';
  if (judgesNothing(guardrail)) return 'It judges nothing, since no definition is chosen.';
  return state === 'observing'
    ? 'Nothing is blocked; it records what it would have done.'
    : `What fails ${consequence(guardrail)}.`;
};
