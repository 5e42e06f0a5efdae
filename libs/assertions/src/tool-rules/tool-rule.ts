import type { Bounds } from '../constraint';

/** A condition on the value of an argument. */
export type ValueTest =
  | { test: 'equals'; values: string[] }
  | { test: 'contains'; value: string }
  | { test: 'range'; bounds: Bounds };

/**
 * A rule on tool calls that their names, order, number and arguments decide. Tool names are
 * case-insensitive.
 */
export type ToolRule =
  | { rule: 'listed' }
  | { rule: 'only'; tools: string[] }
  /** Calls of these tools together, or of any tool if none is named. */
  | { rule: 'count'; tools: string[]; bounds: Bounds }
  /** Every call of `later` needs an earlier call of `earlier`. */
  | { rule: 'order'; earlier: string; later: string }
  | { rule: 'edge'; edge: 'first' | 'last'; tool: string }
  | { rule: 'argument'; tool: string; argument: string; negated: boolean; value?: ValueTest }
  | { rule: 'together'; tool: string; needs: string }
  | { rule: 'no-repeats' };
