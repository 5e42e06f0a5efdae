import { isObject, parseJson } from '../json';
import { tokenCounter } from '../metrics';

/** Larger figures are faults of the endpoint; they would spoil the sum for good. */
const MOST_TOKENS = 10_000_000;

export interface TokenUsage {
  input?: number;
  output?: number;
}

/**
 * Counts the tokens that a chat completion used, as far as it says so, and returns them. They were
 * used whether or not its verdict is usable.
 */
export const countTokens = (answer: string): TokenUsage => {
  const used = readUsage(answer);
  for (const direction of ['input', 'output'] as const)
    tokenCounter.inc({ direction }, used[direction] ?? 0);
  return used;
};

const readUsage = (answer: string): TokenUsage => {
  const completion = parseJson(answer);
  const usage = isObject(completion) ? completion['usage'] : undefined;
  if (!isObject(usage)) return {};
  const { prompt_tokens: input, completion_tokens: output } = usage;
  return { ...(isCount(input) && { input }), ...(isCount(output) && { output }) };
};

const isCount = (tokens: unknown): tokens is number =>
  typeof tokens === 'number' && Number.isInteger(tokens) && tokens >= 0 && tokens <= MOST_TOKENS;
