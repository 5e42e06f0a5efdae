import type { EntityManager } from 'typeorm';
import type { AuditRecord, Caller, Page } from '@touchstone/contracts';
import { type AuditEntry, OwnedRows, type Owner, storable } from '@touchstone/storage';
import { auditEntity, type AuditRow } from './audit.entity';

/** Records changes and their authors: written in the change's transaction, and never changed. */
export class AuditLog extends OwnedRows<AuditRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, auditEntity);
  }

  note(entry: AuditEntry, keyId: string): Promise<void> {
    return this.add(valuesOf(entry, keyId));
  }

  /** Writes an entry once: a repeated event has the same id. */
  async noteOnce(eventId: string, entry: AuditEntry, keyId: string): Promise<void> {
    await this.addUnlessThere({ ...valuesOf(entry, keyId), event_id: eventId });
  }

  /** Returns entries, latest first. */
  async list({ limit, offset }: Page): Promise<AuditRecord[]> {
    const rows = await this.many({}, { order: { id: 'DESC' }, take: limit, skip: offset });
    return rows.map(({ id, at, key_id, action, subject_id, before, after }) => ({
      id,
      at: at.toISOString(),
      key_id,
      action,
      subject_id,
      before,
      after,
    }));
  }
}

const valuesOf = (
  { at, action, subjectId, before = null, after = null }: AuditEntry,
  keyId: string,
) => ({
  at,
  key_id: keyId,
  action,
  subject_id: subjectId,
  before: storable(before),
  after: storable(after),
});

export const noteChange = (
  manager: EntityManager,
  caller: Caller,
  entry: AuditEntry,
): Promise<void> => new AuditLog(manager, caller).note(entry, caller.keyId);
