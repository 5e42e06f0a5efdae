import type { Check, GuardrailRecord } from '@touchstone/contracts';
import { canStop } from './judgement';

/**
 * Time at which a stream is released. `hold`: after all of it is judged; `window`: behind a judged
 * window; `observe`: at once, and judged afterwards.
 */
export type StreamMode = 'hold' | 'window' | 'observe';

/** Checks that detect a violation in a part of the answer; the others need the whole answer. */
const IN_PARTS: ReadonlySet<Check> = new Set<Check>(['prompt_injections', 'pii', 'safety']);

/**
 * A guardrail on answers and its checks; `null` where its definition is unavailable, or irrelevant
 * because the answer is no stream.
 */
export interface Watcher {
  guardrail: GuardrailRecord;
  checks: readonly Check[] | null;
}

const allowsWindow = ({ guardrail: { stream, actions }, checks }: Watcher): boolean =>
  stream === 'window' &&
  actions?.block !== false &&
  actions?.retry !== true &&
  checks !== null &&
  checks.every((check) => IN_PARTS.has(check));

export const streamModeFor = (watchers: readonly Watcher[]): StreamMode => {
  const stopping = watchers.filter(({ guardrail }) => canStop(guardrail));
  if (stopping.length === 0) return 'observe';
  return stopping.every(allowsWindow) ? 'window' : 'hold';
};
