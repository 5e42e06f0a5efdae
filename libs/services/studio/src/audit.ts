import { type Caller, changeRecorded, promptUpdated, type PromptHead } from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { AuditEntry, Change, Outbox, StoreParts } from '@touchstone/storage';

/** The audit log is the management service's: what belongs into it leaves with the change's other events. */
export const auditThrough =
  (outbox: Outbox): StoreParts['audit'] =>
  (manager, { workspace, keyId }, { at, action, subjectId, before = null, after = null }: AuditEntry) =>
    outbox.add(manager, changeRecorded, { id: newId(), workspace, keyId, at: at.toISOString(), action, subjectId, before, after });

export type PromptAction = 'created' | 'updated' | 'activated' | 'deleted' | 'label_moved' | 'label_removed';

/** Of what was done to a prompt: to the audit log, and to everybody. */
export const tell = async (
  { record, announce }: Change,
  { workspace }: Caller,
  action: PromptAction,
  { id, text_id }: PromptHead,
  states: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> => {
  await record(`prompt.${action}`, id, states);
  await announce(promptUpdated, { workspace, id, text_id });
};
