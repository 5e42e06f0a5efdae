import type { EntityManager, EntitySchema } from 'typeorm';
import type {
  Page,
  PromptAsked,
  PromptHead,
  PromptRecord,
  PromptState,
  RevisionSelector,
} from '@touchstone/contracts';
import { NotFound, OwnedRows, type Owner } from '@touchstone/storage';
import { PromptChanged, RevisionUnknown } from '../errors';
import { labelEntity } from '../labels/label.entity';
import { isId } from '../names';
import { revisionEntity } from '../revisions/revision.entity';
import { promptEntity, type PromptRow } from './prompt.entity';
import {
  headColumns,
  type HeadRow,
  parametersOf,
  revisionColumn,
  type RevisionJson,
  revisionsColumn,
  revisionTexts,
  selectionOf,
  type Tables,
  toHead,
  toRevision,
} from './prompt-query';
import { numbered } from './text-id';

/** A prompt with one of its revisions, and the number of its revisions. */
export type StoredPrompt = PromptRecord & { lastRevision: number };
export type NewPrompt = Omit<PromptRow, 'workspace' | 'position' | 'text_id'>;
type PromptChanges = Partial<
  Pick<
    PromptRow,
    'name' | 'description' | 'active' | 'active_revision' | 'last_revision' | 'deleted_at'
  >
>;

const NAMED = '("id" = $2 OR "text_id" = $2) AND "deleted_at" IS NULL';
const AMONG = '("id" = ANY($2) OR "text_id" = ANY($2)) AND "deleted_at" IS NULL';
/** Prefers the id: a text id can look like another prompt's id. */
const ONE = 'ORDER BY ("id" = $2) DESC LIMIT 1';

/** Stores prompts. Deleted prompts are kept for their retention, but treated as absent. */
export class PromptRepository extends OwnedRows<PromptRow> {
  private readonly tables: Tables;

  constructor(
    private readonly manager: EntityManager,
    private readonly owner: Owner,
  ) {
    super(manager, owner, promptEntity);
    this.tables = {
      revisions: tableOf(manager, revisionEntity),
      labels: tableOf(manager, labelEntity),
    };
  }

  /**
   * Reads a prompt with one query.
   * @param id the id or the text id
   * @throws NotFound, RevisionUnknown
   */
  async get(id: string, select: RevisionSelector = {}): Promise<StoredPrompt> {
    const { sql, parameters } = selectionOf(select, this.tables, 3);
    const columns = `${headColumns(this.tables)}, ${revisionColumn(this.tables, sql)}`;
    const row = await this.one<HeadRow & { revision: RevisionJson | null }>(
      columns,
      id,
      parameters,
    );
    if (!row.revision) throw new RevisionUnknown(select.label === undefined ? 'revision' : 'label');
    return {
      prompt: toHead(row),
      revision: toRevision(row.revision),
      lastRevision: row.last_revision,
    };
  }

  /**
   * Reads several prompts with one query. Returns the JSON text of each `PromptRecord`, `null` for
   * unknown ones: parsing and serialising them here would be a third of the cost of the reply.
   */
  async several(asked: readonly PromptAsked[]): Promise<(string | null)[]> {
    const columns = `${headColumns(this.tables)}, ${revisionsColumn(this.tables)}`;
    const rows = await this.select<HeadRow & { revisions: string | null }>(
      columns,
      AMONG,
      parametersOf(asked),
    );
    const found = rows.map((row) => ({ row, texts: revisionTexts(row.revisions) }));
    const [byId, byTextId] = [
      new Map(found.map((one) => [one.row.id, one])),
      new Map(found.map((one) => [one.row.text_id, one])),
    ];
    return asked.map(({ id }, index) => {
      const one = byId.get(id) ?? byTextId.get(id);
      const revision = one?.texts.get(index + 1);
      return one && revision !== undefined
        ? `{"prompt":${JSON.stringify(toHead(one.row))},"revision":${revision}}`
        : null;
    });
  }

  /** @throws NotFound */
  async head(id: string): Promise<PromptHead> {
    return toHead(await this.one<HeadRow>(headColumns(this.tables), id));
  }

  /**
   * Locks a prompt until this transaction ends, and returns it with its active revision.
   * @param ifMatch states of which one must be the prompt's
   * @throws NotFound, PromptChanged
   */
  async locked(id: string, ifMatch?: readonly PromptState[]): Promise<StoredPrompt> {
    // Separate query: one that has to wait for the row would read the other tables as they were
    // before the wait.
    const { id: own } = await this.one<{ id: string }>('"id"', id, [], 'FOR UPDATE');
    const stored = await this.get(own);
    if (ifMatch && !ifMatch.some((state) => isState(stored, state))) throw new PromptChanged();
    return stored;
  }

  async list({ limit, offset }: Page): Promise<PromptHead[]> {
    const rows = await this.select<HeadRow>(
      headColumns(this.tables),
      '"deleted_at" IS NULL',
      [limit, offset],
      'ORDER BY "position" LIMIT $2 OFFSET $3',
    );
    return rows.map(toHead);
  }

  /** Adds a prompt. Concurrent requests for one slug each get their own text id. */
  async create(row: NewPrompt, slug: string): Promise<void> {
    if (await this.addUnlessThere({ ...row, text_id: slug })) return;
    // Serialised from here until this transaction ends: otherwise all would try the same number,
    // and all but one would fail.
    await this.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${this.tables.revisions} ${this.owner.workspace} ${slug}`,
    ]);
    // Another slug can still take the id first: "a 2" is a name, too.
    while (
      !(await this.addUnlessThere({
        ...row,
        text_id: numbered(slug, await this.numberedLike(slug)),
      }))
    );
  }

  /** The prompt must be locked. */
  change({ id, version }: PromptHead, changes: PromptChanges, now: Date): Promise<void> {
    return this.set(id, { ...changes, version: version + 1, updated_at: now });
  }

  private async one<Row>(
    columns: string,
    id: string,
    parameters: unknown[] = [],
    lock = '',
  ): Promise<Row> {
    if (!isId(id)) throw new NotFound();
    const [row] = await this.select<Row>(columns, NAMED, [id, ...parameters], `${ONE} ${lock}`);
    if (!row) throw new NotFound();
    return row;
  }

  private async numberedLike(slug: string): Promise<Set<string>> {
    // "." comes right after "-": the range is read along the index.
    const condition = `"text_id" >= $2 AND "text_id" < $3 AND substr("text_id", $4::integer) ~ '^[0-9]+$'`;
    const rows = await this.select<{ text_id: string }>('"text_id"', condition, [
      `${slug}-`,
      `${slug}.`,
      slug.length + 2,
    ]);
    return new Set(rows.map(({ text_id }) => text_id));
  }
}

const isState = ({ prompt, revision }: StoredPrompt, state: PromptState): boolean =>
  state.revisionId === revision.id && state.version === prompt.version;

const tableOf = <Row extends object>(manager: EntityManager, entity: EntitySchema<Row>): string => {
  const { schema, tableName } = manager.getRepository(entity).metadata;
  return `"${schema}"."${tableName}"`;
};
