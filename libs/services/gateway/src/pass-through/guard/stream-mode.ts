import type { Check, GuardrailRecord } from '@touchstone/contracts';
import { canStop } from './judged';

/** Nothing leaves before all of it is judged; text leaves behind a judged window; everything leaves, and is judged afterwards. */
export type StreamMode = 'hold' | 'window' | 'observe';

/** They see a violation in the part that shows it; any other check needs the whole answer. */
const IN_PARTS: ReadonlySet<Check> = new Set<Check>(['prompt_injections', 'pii', 'safety']);

/** A guardrail that watches the answers, and what it checks; `null` where its definition cannot be had, or does not matter: what is no stream has no window. */
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
