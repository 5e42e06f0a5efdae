import { changeRecorded } from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { Outbox } from './outbox';
import type { AuditEntry, StoreParts } from './store';

/** The audit log is the management service's: what another service has for it leaves with the change's other events. */
export const auditThrough =
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
