import type { AuditRecord, Page } from '@touchstone/contracts';
import type { EntityManager } from 'typeorm';
import { OwnedRows, type Owner } from '../storage/owned-rows';
import { storable } from '../storage/storable';
import { auditEntity, type AuditRow } from './audit.entity';

type Entry = Pick<AuditRow, 'at' | 'key_id' | 'action' | 'subject_id'> & { before?: unknown; after?: unknown };

/** Who changed what: written with the change, never changed itself. */
export class AuditLog extends OwnedRows<AuditRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, auditEntity);
  }

  note({ before = null, after = null, ...entry }: Entry): Promise<void> {
    return this.add({ ...entry, before: storable(before), after: storable(after) });
  }

  /** Latest first. */
  async list({ limit, offset }: Page): Promise<AuditRecord[]> {
    const rows = await this.many({}, { order: { id: 'DESC' }, take: limit, skip: offset });
    return rows.map(({ id, at, key_id, action, subject_id, before, after }) => ({ id, at: at.toISOString(), key_id, action, subject_id, before, after }));
  }
}
