import type { Pool } from 'pg';
import { type SealedPlace, Secrets } from '@touchstone/kernel';
import type { Database } from './database';
import { resealAll, sealedJson, type SealedSchema, sealedText } from './sealed-columns';

const OLD_KEY = 'the secret key of before';
const OLD = new Secrets(OLD_KEY);
const NEXT = new Secrets('the next secret key', [OLD_KEY]);
/** Opens only what no longer needs the old key. */
const ALONE = new Secrets('the next secret key');
/** `tea`, sealed with the old key by the version before key ids and places. */
const FIRST_FORMAT = '0yxHDNPFB+0qP1Xr9ailJTVgBYVGg1gRR0WudggOKg==';
/** More than one batch. */
const MANY = 45;

interface Order {
  note: string;
  sealed: string[];
}

const cupPlace = (row: string, workspace = 'w-1'): SealedPlace => ({
  workspace,
  table: 'cup',
  row,
});

let serial = 0;

/** Contract tests of sealing anew, for every database engine. */
export const describeSealedColumns = (database: () => Database): void => {
  let pool: Pool;
  let schema: string;

  beforeEach(async () => {
    pool = await database().open();
    schema = `sealed_${process.pid}_${(serial += 1)}`;
    await pool.query(`CREATE SCHEMA "${schema}"`);
    await pool.query(
      `CREATE TABLE "${schema}"."cup" ("id" text PRIMARY KEY, "workspace" text NOT NULL, "secret" text)`,
    );
    await pool.query(
      `CREATE TABLE "${schema}"."order" ("workspace" text, "number" text, "content" json, PRIMARY KEY ("workspace", "number"))`,
    );
  });

  const columns = {
    secret: sealedText('cup', 'secret'),
    content: {
      ...sealedJson<Order>('order', 'content', ({ sealed, ...rest }, replace) => ({
        ...rest,
        sealed: sealed.map(replace),
      })),
      key: ['workspace', 'number'],
    },
  };
  const all = (): SealedSchema[] => [{ schema, columns: [columns.secret, columns.content] }];
  const add = (id: string, secret: string | null, workspace = 'w-1') =>
    pool.query(`INSERT INTO "${schema}"."cup" VALUES ($1, $2, $3)`, [id, workspace, secret]);
  const secrets = async (): Promise<Record<string, string>> => {
    const { rows } = await pool.query<{ id: string; secret: string }>(
      `SELECT "id", "secret" FROM "${schema}"."cup" WHERE "secret" IS NOT NULL`,
    );
    return Object.fromEntries(rows.map(({ id, secret }) => [id, secret]));
  };

  it('seals every value with the current key, and leaves those that are already', async () => {
    const ids = Array.from({ length: MANY }, (_, index) => `cup-${index}`);
    for (const id of ids) await add(id, OLD.seal(id, cupPlace(id)));
    await add('empty', null);
    await add('first', FIRST_FORMAT);
    const current = ALONE.seal('current', cupPlace('current', 'w-2'));
    await add('current', current, 'w-2');
    await expect(resealAll(database(), all(), NEXT)).resolves.toEqual([
      { name: `${schema}.cup.secret`, resealed: MANY + 1, current: 1, unreadable: [] },
      { name: `${schema}.order.content`, resealed: 0, current: 0, unreadable: [] },
    ]);
    const sealed = await secrets();
    expect(sealed['current']).toBe(current);
    expect(ALONE.unseal(sealed['first'] ?? '', cupPlace('first'))).toBe('tea');
    for (const id of ids) expect(ALONE.unseal(sealed[id] ?? '', cupPlace(id))).toBe(id);
    await expect(resealAll(database(), all(), NEXT)).resolves.toMatchObject([
      { resealed: 0, current: MANY + 2, unreadable: [] },
      {},
    ]);
    await expect(secrets()).resolves.toEqual(sealed);
  });

  it('seals values within JSON, whose row is the last column of the key', async () => {
    const place = { workspace: 'w-1', table: 'order', row: '7' };
    const current = ALONE.seal('two', place);
    const content = { note: 'a "quoted" text \u2028', sealed: [OLD.seal('one', place), current] };
    await pool.query(`INSERT INTO "${schema}"."order" VALUES ('w-1', '7', $1)`, [
      JSON.stringify(content),
    ]);
    await expect(resealAll(database(), all(), NEXT)).resolves.toMatchObject([
      {},
      { resealed: 1, current: 1, unreadable: [] },
    ]);
    const { rows } = await pool.query<{ content: Order }>(
      `SELECT "content" FROM "${schema}"."order"`,
    );
    const [one = '', two] = rows[0]?.content.sealed ?? [];
    expect([rows[0]?.content.note, two]).toEqual([content.note, current]);
    expect(ALONE.unseal(one, place)).toBe('one');
  });

  it('reports rows whose values open with no key or belong elsewhere, and keeps those values', async () => {
    const lost = new Secrets('a key that was lost').seal('x', cupPlace('lost'));
    const moved = OLD.seal('x', cupPlace('another'));
    await add('lost', lost);
    await add('moved', moved);
    await add('fine', OLD.seal('x', cupPlace('fine')));
    await expect(resealAll(database(), all(), NEXT)).resolves.toMatchObject([
      { resealed: 1, current: 0, unreadable: ['lost', 'moved'] },
      {},
    ]);
    await expect(secrets()).resolves.toMatchObject({ lost, moved });
  });

  it('continues after an interruption where it was', async () => {
    for (let index = 0; index < MANY; index += 1)
      await add(`cup-${index}`, OLD.seal('x', cupPlace(`cup-${index}`)));
    let left = MANY / 2;
    const interrupted: SealedSchema = {
      schema,
      columns: [
        {
          ...columns.secret,
          replace: (text, replace) => {
            if ((left -= 1) < 0) throw new Error('killed');
            return replace(text);
          },
        },
      ],
    };
    await expect(resealAll(database(), [interrupted], NEXT)).rejects.toThrow('killed');
    await expect(resealAll(database(), all(), NEXT)).resolves.toMatchObject([
      { resealed: MANY - Math.floor(MANY / 2), current: Math.floor(MANY / 2), unreadable: [] },
      {},
    ]);
  });

  it('never overwrites a value that a service stores meanwhile', async () => {
    await add('cup', OLD.seal('before', cupPlace('cup')));
    await add('gone', OLD.seal('before', cupPlace('gone')));
    const changes: Promise<unknown>[] = [];
    // The pool has one connection, so that these precede the next statement.
    const meanwhile = () => {
      if (changes.length > 0) return;
      changes.push(
        pool.query(`UPDATE "${schema}"."cup" SET "secret" = $1 WHERE "id" = 'cup'`, [
          OLD.seal('after', cupPlace('cup')),
        ]),
        pool.query(`DELETE FROM "${schema}"."cup" WHERE "id" = 'gone'`),
      );
    };
    const raced: SealedSchema = {
      schema,
      columns: [
        {
          ...columns.secret,
          replace: (text, replace) => {
            meanwhile();
            return replace(text);
          },
        },
      ],
    };
    await expect(resealAll(database(), [raced], NEXT)).resolves.toEqual([
      { name: `${schema}.cup.secret`, resealed: 1, current: 0, unreadable: [] },
    ]);
    await Promise.all(changes);
    const sealed = await secrets();
    expect(Object.keys(sealed)).toEqual(['cup']);
    expect(ALONE.unseal(sealed['cup'] ?? '', cupPlace('cup'))).toBe('after');
  });

  it('leaves out tables that do not exist yet', async () => {
    const absent = { schema: `${schema}_absent`, columns: [columns.secret] };
    await expect(resealAll(database(), [absent], NEXT)).resolves.toEqual([]);
  });
};
