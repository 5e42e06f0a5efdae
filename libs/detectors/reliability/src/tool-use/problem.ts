/**
 * Reason why a call is invalid. `certainty` is 0 to 1; conclusions from the definitions alone are
 * certain.
 */
export interface Problem {
  label: 'TOOL_ERROR' | 'PARAM_NAME_ERROR' | 'PARAM_VALUE_ERROR';
  reason: string;
  quote: string;
  certainty: number;
}

export const CERTAIN = 0.98;
/** Certainty from which a value plainly contradicts the conversation. */
export const PLAIN_CONTRADICTION = 0.8;
export const certain = (label: Problem['label'], reason: string, quote: string): Problem => ({
  label,
  reason,
  quote,
  certainty: CERTAIN,
});
/**
 * Creates a problem found by comparison with the request rather than the definition: a judge may
 * overrule it.
 */
export const guess = (
  label: Problem['label'],
  reason: string,
  quote: string,
  certainty: number,
): Problem => ({ label, reason, quote, certainty });

const LONGEST_QUOTE = 200;

/** Formats a value as a quotation. */
export const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))).slice(
    0,
    LONGEST_QUOTE,
  );
