import type { EntityManager } from 'typeorm';
import type { NotifierRecord, Page } from '@touchstone/contracts';
import { type Lock, OwnedRows, type Owner, tableOf } from '@touchstone/storage';
import { channelTypeOf } from '../channels/channel-types';
import { notifierEntity, type NotifierRow } from './notifier.entity';

export type StoredNotifier = Omit<NotifierRow, 'workspace' | 'position'>;

/** Largest value of the column. */
const MAX_SKIPPED = 2 ** 31 - 1;

export class NotifierRepository extends OwnedRows<NotifierRow> {
  constructor(
    private readonly manager: EntityManager,
    private readonly owner: Owner,
  ) {
    super(manager, owner, notifierEntity);
  }

  /** @throws NotFound */
  get(id: string, lock?: Lock): Promise<StoredNotifier> {
    return this.byId(id, {}, lock);
  }

  /** Returns no row when the notifier was deleted. */
  find(id: string): Promise<StoredNotifier[]> {
    return this.many({ id });
  }

  async list({ limit, offset }: Page): Promise<NotifierRecord[]> {
    return (await this.many({}, { order: { position: 'ASC' }, take: limit, skip: offset })).map(
      toRecord,
    );
  }

  active(): Promise<StoredNotifier[]> {
    return this.many({ active: true }, { order: { position: 'ASC' } });
  }

  create(row: StoredNotifier): Promise<void> {
    return this.add(row);
  }

  replace({
    id,
    name,
    active,
    events,
    filters,
    target,
    updated_at,
    failing_since,
    last_failed_at,
    disabled_reason,
    skipped,
    skipped_since,
  }: StoredNotifier): Promise<void> {
    return this.set(id, {
      name,
      active,
      events,
      filters,
      target,
      updated_at,
      failing_since,
      last_failed_at,
      disabled_reason,
      skipped,
      skipped_since,
    });
  }

  /** Counts deliveries that were not stored. */
  async addSkipped(id: string, deliveries: number, now: Date): Promise<void> {
    await this.manager.query(
      `UPDATE ${tableOf(this.manager, notifierEntity)} SET "skipped" = LEAST("skipped"::bigint + $3, $5), "skipped_since" = COALESCE("skipped_since", $4)
      WHERE "workspace" = $1 AND "id" = $2`,
      [this.owner.workspace, id, deliveries, now, MAX_SKIPPED],
    );
  }

  delete(id: string): Promise<void> {
    return this.remove(id);
  }
}

/** Returns the public record: no secret, sealed or not. */
export const toRecord = ({
  id,
  name,
  active,
  events,
  filters,
  target,
  created_at,
  updated_at,
  failing_since,
  disabled_reason,
  skipped,
  skipped_since,
}: StoredNotifier): NotifierRecord => ({
  id,
  name,
  active,
  events,
  filters,
  ...channelTypeOf(target).describe(target),
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  failing_since: failing_since?.toISOString() ?? null,
  disabled_reason,
  skipped: skipped_since && { count: skipped, since: skipped_since.toISOString() },
});
