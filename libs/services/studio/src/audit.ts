import { type Caller, type PromptHead, promptUpdated } from '@touchstone/contracts';
import type { AuditEntry, Change } from '@touchstone/storage';

export type PromptAction =
  'created' | 'updated' | 'activated' | 'deleted' | 'label_moved' | 'label_removed';

/** Writes a prompt's change to the audit log and publishes it to all services. */
export const recordChange = async (
  { record, announce }: Change,
  { workspace }: Caller,
  action: PromptAction,
  { id, text_id }: PromptHead,
  states: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> => {
  await record(`prompt.${action}`, id, states);
  await announce(promptUpdated, { workspace, id, text_id });
};
