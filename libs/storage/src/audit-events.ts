import { changeRecorded } from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { Outbox } from './outbox';
import type { AuditEntry, StoreParts } from './store';

/**
 * Records changes as events for the management service, which owns the audit log. They are
 * published with the other events of the change.
 */
export const auditAsEvent =
  (outbox: Outbox): StoreParts['audit'] =>
  (
    manager,
    { workspace, keyId },
    { at, action, subjectId, before = null, after = null }: AuditEntry,
  ) =>
    outbox.add(manager, changeRecorded, {
      id: newId(),
      workspace,
      keyId,
      at: at.toISOString(),
      action,
      subjectId,
      before,
      after,
    });
