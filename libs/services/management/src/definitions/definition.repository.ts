import { type EntityManager, IsNull } from 'typeorm';
import type { DefinitionFields, DefinitionRecord, Page } from '@touchstone/contracts';
import { type Lock, OwnedRows, type Owner } from '@touchstone/storage';
import {
  definitionEntity,
  type DefinitionRow,
  definitionVersionEntity,
  type DefinitionVersionRow,
} from './definition.entity';

const NOT_DELETED = { deleted_at: IsNull() };

class Versions extends OwnedRows<DefinitionVersionRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, definitionVersionEntity);
  }

  create(row: Omit<DefinitionVersionRow, 'workspace'>): Promise<void> {
    return this.add(row);
  }

  /** Returns `undefined` for a version that is no longer kept. */
  async fieldsOf(id: string, version: number): Promise<DefinitionFields | undefined> {
    return (await this.findById(id, { version }))?.fields;
  }

  /** Returns the latest version of each definition, by definition id. */
  async latest(definitions: readonly DefinitionRow[]): Promise<Map<string, DefinitionVersionRow>> {
    if (definitions.length === 0) return new Map();
    const rows = await this.many(definitions.map(({ id, version }) => ({ id, version })));
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/**
 * Stores definitions. A deleted definition is kept with its versions, since the history names them,
 * but is treated as absent.
 */
export class DefinitionRepository extends OwnedRows<DefinitionRow> {
  private readonly versions: Versions;

  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, definitionEntity);
    this.versions = new Versions(manager, owner);
  }

  /** @throws NotFound */
  async get(id: string, lock?: Lock): Promise<DefinitionRecord> {
    const [record] = await this.records([await this.byId(id, NOT_DELETED, lock)]);
    return record as DefinitionRecord;
  }

  /** Returns the fields of a version, also of a deleted definition; `undefined` if it is not kept. */
  fieldsOf(id: string, version: number): Promise<DefinitionFields | undefined> {
    return this.versions.fieldsOf(id, version);
  }

  async list({ limit, offset }: Page): Promise<DefinitionRecord[]> {
    return this.records(
      await this.many(NOT_DELETED, { order: { position: 'ASC' }, take: limit, skip: offset }),
    );
  }

  /** Counts definitions, and blocks other counts until this transaction ends. */
  count(): Promise<number> {
    return this.countAlone('"deleted_at" IS NULL');
  }

  async create(id: string, fields: DefinitionFields, now: Date): Promise<DefinitionRecord> {
    await this.add({ id, version: 1, created_at: now, deleted_at: null });
    await this.versions.create({ id, version: 1, fields, created_at: now });
    return { id, version: 1, created_at: now.toISOString(), fields };
  }

  /**
   * Adds a version. The row must be locked, or two concurrent changes would create the same
   * version.
   */
  async append(
    { id, version }: DefinitionRecord,
    fields: DefinitionFields,
    now: Date,
  ): Promise<void> {
    await this.versions.create({ id, version: version + 1, fields, created_at: now });
    await this.set(id, { version: version + 1 });
  }

  markDeleted(id: string, at: Date): Promise<void> {
    return this.set(id, { deleted_at: at });
  }

  private async records(rows: readonly DefinitionRow[]): Promise<DefinitionRecord[]> {
    const versions = await this.versions.latest(rows);
    return rows.map(({ id, version, created_at }) => ({
      id,
      version,
      created_at: created_at.toISOString(),
      fields: versions.get(id)?.fields ?? {},
    }));
  }
}
