import type { EntityManager, EntitySchema } from 'typeorm';
import type { RevisionSelector } from '@touchstone/contracts';
import { PostgresDatabase, Storage } from '@touchstone/storage';
import { describeWithDatabase, testDatabaseUrl } from '@touchstone/testing';
import { RevisionUnknown } from '../errors';
import { studioSchema } from '../storage/schema';
import { uniqueSchema } from '../studio.fixture';
import { promptEntity } from './prompt.entity';
import { PromptRepository } from './prompt.repository';

const PROMPTS = 20_000;

/**
 * Fills two workspaces with prompts of three revisions and one label each. The first one's text id
 * looks like the second one's id.
 */
const fill = (schema: string): string[] => [
  `INSERT INTO "${schema}"."prompt" ("id", "workspace", "text_id", "name", "description", "active", "active_revision", "last_revision", "version", "created_at", "updated_at")
    SELECT 'p' || n, CASE n % 4 WHEN 0 THEN 'other' ELSE 'own' END, CASE n WHEN 1 THEN 'p2' ELSE 'text-' || n END, 'n', '', true, 3, 3, 1, now(), now() FROM generate_series(1, ${PROMPTS}) AS n`,
  `INSERT INTO "${schema}"."prompt_revision" SELECT "id" || 'r' || r, "id", "workspace", r, false, '{}', now(), 'k' FROM "${schema}"."prompt", generate_series(1, 3) AS r`,
  `INSERT INTO "${schema}"."prompt_label" SELECT "id" || 'l', "id", "workspace", 'production', 2 FROM "${schema}"."prompt"`,
  ...['prompt', 'prompt_revision', 'prompt_label'].map((table) => `ANALYZE "${schema}"."${table}"`),
];

/** Returns a manager that explains a repository's queries on its table, then runs them. */
const explaining = (manager: EntityManager, plans: string[]): EntityManager => {
  const rows = manager.getRepository(promptEntity);
  const query = async (sql: string, parameters: unknown[]): Promise<unknown> => {
    plans.push(JSON.stringify(await rows.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters)));
    return rows.query(sql, parameters);
  };
  const watched = Object.create(rows, { query: { value: query } }) as typeof rows;
  const getRepository = (entity: EntitySchema<never>) =>
    entity === (promptEntity as unknown) ? watched : manager.getRepository(entity);
  return { getRepository } as unknown as EntityManager;
};

describeWithDatabase(`a prompt look-up, among ${PROMPTS} on PostgreSQL`, () => {
  let database: PostgresDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = new PostgresDatabase(testDatabaseUrl(), 2);
    storage = new Storage(database, studioSchema(uniqueSchema()));
    await storage.start();
    for (const statement of fill(storage.definition.schema))
      await storage.run((manager) => manager.query(statement));
  });
  afterAll(async () => {
    await storage.stop();
    await database.close();
  });

  const plansOf = async (
    look: (prompts: PromptRepository) => Promise<unknown>,
  ): Promise<string[]> => {
    const plans: string[] = [];
    await storage.run((manager) =>
      look(new PromptRepository(explaining(manager, plans), { workspace: 'own' })),
    );
    return plans;
  };

  it.each<[string, string, RevisionSelector, string]>([
    ['its id', 'p77', {}, 'prompt_revision_number'],
    ['its text id', 'text-77', {}, 'prompt_revision_number'],
    ['a number', 'text-77', { number: 1 }, 'prompt_revision_number'],
    ['a revision’s id', 'text-77', { revisionId: 'p77r2' }, 'prompt_revision_pkey'],
    ['a label', 'text-77', { label: 'production' }, 'prompt_label_name'],
  ])('by %s takes one query on indexes only', async (_title, id, select, index) => {
    const plans = await plansOf((prompts) => prompts.get(id, select));
    expect(plans).toHaveLength(1);
    for (const name of [index, 'prompt_pkey', 'prompt_text_id'])
      expect(plans[0]).toContain(`"Index Name":"${name}"`);
    expect(plans[0]).not.toContain('"Seq Scan"');
  });

  it('among several takes one query on indexes only', async () => {
    const selectors: RevisionSelector[] = [
      {},
      { number: 1 },
      { revisionId: 'p77r2' },
      { label: 'production' },
    ];
    const asked = ['p77', 'text-77', 'p2'].flatMap((id) =>
      selectors.map((select) => ({ id, select })),
    );
    const plans = await plansOf(async (prompts) =>
      expect((await prompts.several(asked)).filter((one) => one !== null)).toHaveLength(11),
    );
    expect(plans).toHaveLength(1);
    for (const name of [
      'prompt_pkey',
      'prompt_text_id',
      'prompt_revision_number',
      'prompt_label_name',
    ])
      expect(plans[0]).toContain(`"Index Name":"${name}"`);
    expect(plans[0]).not.toContain('"Seq Scan"');
  });

  it('by an id finds its prompt, although the database reads another with that text id first', async () => {
    const found = storage.run((manager) =>
      new PromptRepository(manager, { workspace: 'own' }).get('p2'),
    );
    await expect(found).resolves.toMatchObject({ prompt: { id: 'p2', text_id: 'text-2' } });
  });

  it('for an unknown revision takes one query as well', async () => {
    const attempt = plansOf((prompts) => prompts.get('p77', { number: 9 }));
    await expect(attempt).rejects.toBeInstanceOf(RevisionUnknown);
  });

  it('in a list reads along an index', async () => {
    const [plan] = await plansOf((prompts) => prompts.list({ limit: 50, offset: 100 }));
    expect(plan).toContain('"Index Name":"prompt_workspace"');
    expect(plan).not.toMatch(/"Seq Scan"|"Sort"/);
  });
});
