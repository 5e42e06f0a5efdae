import type { AuditRecord, Caller, ChangeRecorded, Page } from '@touchstone/contracts';
import type { Store } from '@touchstone/storage';
import { AuditLog } from './audit-log';

/** What was changed in a workspace, by this service and by others. */
export class AuditService {
  constructor(private readonly store: Store) {}

  list(caller: Caller, page: Page): Promise<AuditRecord[]> {
    return this.store.read((manager) => new AuditLog(manager, caller).list(page));
  }

  /** Another service's change; one that was told before changes nothing. @throws Unavailable: tell it again */
  keep({
    id,
    workspace,
    keyId,
    at,
    action,
    subjectId,
    before,
    after,
  }: ChangeRecorded): Promise<void> {
    return this.store.read((manager) =>
      new AuditLog(manager, { workspace }).noteOnce(
        id,
        { at: new Date(at), action, subjectId, before, after },
        keyId,
      ),
    );
  }
}
