import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  apiKeysChanged,
  type Caller,
  type WorkspaceFields,
  type WorkspaceRecord,
} from '@touchstone/contracts';
import { newRowId, NotFound, storable } from '@touchstone/storage';
import { ManagementStore } from '../management.store';
import { changedLimits, shownLimits } from './limits';
import { workspaceEntity, type WorkspaceRow } from './workspace.entity';

/** Manages the caller's workspace: its settings and its audit log. */
@Injectable()
export class WorkspaceService {
  constructor(private readonly store: ManagementStore) {}

  get({ workspace }: Caller): Promise<WorkspaceRecord> {
    return this.store.read(async (manager) => toRecord(await find(manager, workspace)));
  }

  update(caller: Caller, fields: WorkspaceFields): Promise<WorkspaceRecord> {
    const { workspace } = caller;
    return this.store.change(caller, async ({ manager, record, announce }) => {
      const row = await find(manager, workspace, true);
      const changed = {
        ...row,
        ...known(fields),
        limits: changedLimits(row.limits, fields.limits ?? {}),
      };
      await manager.getRepository(workspaceEntity).update({ id: workspace }, changed);
      await record('workspace.updated', workspace, {
        before: toRecord(row),
        after: toRecord(changed),
      });
      // Every key's principal carries the settings that requests need.
      await announce(apiKeysChanged, { workspace });
      return toRecord(changed);
    });
  }

  /** Creates a workspace. Only for the operator: no key may do this. */
  create(name: string, keyId: string): Promise<WorkspaceRecord> {
    const id = newRowId();
    return this.store.change({ workspace: id, keyId }, async ({ manager, now, record }) => {
      const rows = manager.getRepository(workspaceEntity);
      await rows.insert({ id, name: storable(name), created_at: now });
      const created = toRecord(await rows.findOneByOrFail({ id }));
      await record('workspace.created', id, { after: created });
      return created;
    });
  }

  /** Lists all workspaces, for the operator. */
  list(): Promise<WorkspaceRecord[]> {
    return this.store.read(async (manager) =>
      (
        await manager
          .getRepository(workspaceEntity)
          .find({ order: { created_at: 'ASC', id: 'ASC' } })
      ).map(toRecord),
    );
  }
}

const find = async (
  manager: EntityManager,
  id: string,
  toChange = false,
): Promise<WorkspaceRow> => {
  const row = await manager
    .getRepository(workspaceEntity)
    .findOne({ where: { id }, ...(toChange && { lock: { mode: 'pessimistic_write' } }) });
  if (!row) throw new NotFound();
  return row;
};

const FIELDS = [
  'name',
  'failure_policy',
  'store_content',
  'retention_days',
  'user_references',
  'contact_email',
] as const;

const known = (fields: WorkspaceFields): Omit<WorkspaceFields, 'limits'> =>
  storable(
    Object.fromEntries(
      FIELDS.flatMap((field) =>
        fields[field] === undefined || fields[field] === null ? [] : [[field, fields[field]]],
      ),
    ),
  );

const toRecord = ({ created_at, limits, ...row }: WorkspaceRow): WorkspaceRecord => ({
  ...row,
  limits: shownLimits(limits),
  created_at: created_at.toISOString(),
});
