import type {
  EntityManager,
  EntitySchema,
  FindManyOptions,
  FindOptionsWhere,
  ObjectLiteral,
  Repository,
} from 'typeorm';
import { NotFound } from './errors';

export interface Owned extends ObjectLiteral {
  workspace: string;
}
export type Owner = Pick<Owned, 'workspace'>;
type Where<Row extends Owned> = FindOptionsWhere<Row>;
type Values<Row extends Owned> = Partial<Omit<Row, 'workspace'>>;
/**
 * `share`: the row cannot change before this transaction ends; `update`: nor can others lock it.
 */
export type Lock = 'share' | 'update';

const LOCKS = {
  share: { mode: 'pessimistic_read' },
  update: { mode: 'pessimistic_write' },
} as const;
/** Matches ids of every kind. Postgres would fail on a NUL, which other texts may contain. */
const ID = /^[\w-]{1,64}$/;

/**
 * The rows of a table that one workspace owns. Subclasses cannot reach the table itself: every
 * access names the workspace, so no query can omit it.
 */
export abstract class OwnedRows<Row extends Owned> {
  readonly #rows: Repository<Row>;
  readonly #workspace: string;

  constructor(manager: EntityManager, { workspace }: Owner, entity: EntitySchema<Row>) {
    this.#rows = manager.getRepository(entity);
    this.#workspace = workspace;
  }

  /** @throws NotFound */
  protected async byId(id: string, where: Where<Row> = {}, lock?: Lock): Promise<Row> {
    const row = await this.findById(id, where, lock);
    if (!row) throw new NotFound();
    return row;
  }

  protected async findById(id: string, where: Where<Row> = {}, lock?: Lock): Promise<Row | null> {
    if (!ID.test(id)) return null;
    return this.#rows.findOne({
      where: this.#owned({ ...where, id }),
      ...(lock && { lock: LOCKS[lock] }),
    });
  }

  protected many(
    where: Where<Row> | Where<Row>[],
    options: Omit<FindManyOptions<Row>, 'where'> = {},
  ): Promise<Row[]> {
    return this.#rows.find({
      ...options,
      where: (Array.isArray(where) ? where : [where]).map((one) => this.#owned(one)),
    });
  }

  /** @param condition SQL over the row's columns; its parameters begin at `$2` */
  protected select<Result>(
    columns: string,
    condition: string,
    parameters: readonly unknown[],
    tail = '',
  ): Promise<Result[]> {
    const { schema, tableName } = this.#rows.metadata;
    const table = `"${schema ?? 'public'}"."${tableName}"`;
    return this.#rows.query(
      `SELECT ${columns} FROM ${table} WHERE "workspace" = $1 AND (${condition}) ${tail}`,
      [this.#workspace, ...parameters],
    );
  }

  /**
   * Returns true if there are fewer than `most` rows. Concurrent callers wait until this
   * transaction ends, so the answer stays right.
   */
  async hasCapacity(most: number): Promise<boolean> {
    return (await this.countAlone('true')) < most;
  }

  /**
   * Counts rows under a lock that is held until this transaction ends.
   * @param condition as in `select`
   * @param what SQL expression to count
   */
  protected async countAlone(
    condition: string,
    parameters: readonly unknown[] = [],
    what = '*',
  ): Promise<number> {
    await this.#rows.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', [
      this.#rows.metadata.tablePath,
      this.#workspace,
    ]);
    const [row] = await this.select<{ count: string }>(`count(${what})`, condition, parameters);
    return Number(row?.count);
  }

  /**
   * Counts the rows that `select` would return. With the order of a list it reads the index of the
   * list: without one, the planner may read the rows of other workspaces first.
   */
  protected async countSelected(
    condition: string,
    parameters: readonly unknown[],
    tail: string,
  ): Promise<number> {
    const { schema, tableName } = this.#rows.metadata;
    const table = `"${schema ?? 'public'}"."${tableName}"`;
    const [row] = await this.#rows.query<{ count: string }[]>(
      `SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE "workspace" = $1 AND (${condition}) ${tail}) AS "rows"`,
      [this.#workspace, ...parameters],
    );
    return Number(row?.count);
  }

  protected async add(values: Values<Row>): Promise<void> {
    await this.#rows.insert({ ...values, workspace: this.#workspace } as unknown as Parameters<
      Repository<Row>['insert']
    >[0]);
  }

  /**
   * Adds a row unless one with the same unique values exists, which stays unchanged; waits for one
   * that is being added.
   * @returns true if it was added
   */
  protected async addUnlessThere(values: Values<Row>): Promise<boolean> {
    const row = { ...values, workspace: this.#workspace } as unknown as Parameters<
      Repository<Row>['insert']
    >[0];
    const { raw } = await this.#rows
      .createQueryBuilder()
      .insert()
      .values(row)
      .orIgnore()
      .returning('"workspace"')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  protected async set(id: string, values: Values<Row>): Promise<void> {
    await this.#rows.update(
      this.#owned({ id } as unknown as Where<Row>),
      values as Parameters<Repository<Row>['update']>[1],
    );
  }

  protected async remove(id: string): Promise<void> {
    await this.#rows.delete(this.#owned({ id } as unknown as Where<Row>));
  }

  #owned(where: Where<Row>): Where<Row> {
    return { ...where, workspace: this.#workspace };
  }
}
