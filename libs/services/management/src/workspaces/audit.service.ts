import { Injectable } from '@nestjs/common';
import type { AuditRecord, Caller, ChangeRecorded, Page } from '@touchstone/contracts';
import { ManagementStore } from '../management.store';
import { AuditLog } from './audit-log';

/** Stores and lists changes in a workspace, by this service and by others. */
@Injectable()
export class AuditService {
  constructor(private readonly store: ManagementStore) {}

  list(caller: Caller, page: Page): Promise<AuditRecord[]> {
    return this.store.read((manager) => new AuditLog(manager, caller).list(page));
  }

  /**
   * Stores another service's change; a repeated event changes nothing.
   * @throws Unavailable: deliver it again
   */
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
