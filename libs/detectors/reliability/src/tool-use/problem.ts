/** Why a call is not valid. `certainty` is 0 to 1; what follows from the definitions alone is certain. */
export interface Problem {
  label: 'TOOL_ERROR' | 'PARAM_NAME_ERROR' | 'PARAM_VALUE_ERROR';
  reason: string;
  quote: string;
  certainty: number;
}

export const certain = (label: Problem['label'], reason: string, quote: string): Problem => ({
  label,
  reason,
  quote,
  certainty: 0.98,
});
/** Found by comparing with the request, not with the definition: a judge may know better. */
export const guess = (
  label: Problem['label'],
  reason: string,
  quote: string,
  certainty: number,
): Problem => ({ label, reason, quote, certainty });

const LONGEST_QUOTE = 200;

/** A value as it is quoted. */
export const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))).slice(
    0,
    LONGEST_QUOTE,
  );
