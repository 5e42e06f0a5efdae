import type { Bounds } from '../../constraints/constraint';

/** What a value of an argument must be. */
export type ValueTest =
  | { test: 'equals'; values: string[] }
  | { test: 'contains'; value: string }
  | { test: 'range'; bounds: Bounds };

/** A rule on tool calls that can be checked by their names, order, number and arguments. Tool names compare without case. */
export type ToolRule =
  | { rule: 'listed' }
  | { rule: 'only'; tools: string[] }
  /** Calls of these tools together, or of any when there are none named. */
  | { rule: 'count'; tools: string[]; bounds: Bounds }
  /** Every call of `later` has a call of `earlier` before it. */
  | { rule: 'order'; earlier: string; later: string }
  | { rule: 'edge'; edge: 'first' | 'last'; tool: string }
  | { rule: 'argument'; tool: string; argument: string; negated: boolean; value?: ValueTest }
  | { rule: 'together'; tool: string; needs: string }
  | { rule: 'no-repeats' };
