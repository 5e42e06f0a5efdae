import { randomUUID } from 'node:crypto';
import type { EvaluationPage, ExchangePage } from '@touchstone/contracts';
import {
  type Deployment,
  describeWithServers,
  eventually,
  newDatabase,
  startDistributed,
} from '@touchstone/testing';
import { send } from './support/client';
import { type Operated, runCommand } from './support/command-line';
import { ask, askOk, history, newDefinition, newKey, type Where } from './support/managing';
import { newPrompt, revise, textOf } from './support/prompts';
import { PROMPT_ROUTES_WITH_ID, ROUTES_WITH_ID } from './tables/unknown-ids';

/** Address of a closed port: failed attempts also create exchanges and deliveries. */
const NOBODY = 'http://127.0.0.1:9';
const REACHING = {
  TOUCHSTONE_PROVIDER_OPENAI_URL: NOBODY,
  TOUCHSTONE_ALLOWED_NETWORKS: '127.0.0.1',
};
const SECRET = { TOUCHSTONE_SECRET_KEY: 'the secret of two workspaces in one service' };
const ROUTES = [...ROUTES_WITH_ID, ...PROMPT_ROUTES_WITH_ID].map(([method, path, body]) => ({
  method,
  path,
  body,
}));
const LISTS = [
  'evaluation',
  'rules',
  'guardrails',
  'api-keys',
  'studio/prompts',
  'integrations',
  'notifiers',
  'notifiers/deliveries',
  'audit',
  'evaluations',
  'exchanges',
];
const PAGES = ['evaluations', 'exchanges'];
/** An unknown id in the form of a cuid2. */
const NOBODYS = 'z00000000000000000000000';

/** Returns the kind of record that a route's id names. */
const kindOf = (path: string): string => path.split('/ID')[0]?.replace(/^v1\/(?=studio)/, '') ?? '';
/** Returns a route in the notation of the API description. */
const described = (method: string, path: string): string =>
  `${method} /api/${path
    .replace(/\?.*/, '')
    .replace('ID', '{id}')
    .replace(/labels\/\w+/, 'labels/{label}')}`;

describeWithServers('two workspaces of one service', () => {
  let deployment: Deployment;
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let ours: Where;
  let theirs: Where;
  /** Ids of our workspace, by kind. */
  const ids: Record<string, string> = {};
  let evaluations: string[];

  const secondWorkspace = async (): Promise<Where> => {
    const operated: Operated = { databaseUrl: database.url, env: SECRET };
    const [, workspace = ''] =
      /^Workspace: (\S+)$/m.exec(await runCommand(operated, 'workspace', 'create', 'Team B')) ?? [];
    const [, key = ''] =
      /: (ts_\w+)$/m.exec(
        await runCommand(operated, 'key', 'create', '--workspace', workspace, '--name', 'b'),
      ) ?? [];
    return { ...deployment, key };
  };
  const nextCursor = async (where: Where): Promise<string> =>
    (await askOk<EvaluationPage>(where, 'GET', 'evaluations?limit=1')).next_cursor ?? '';

  /** Uploads a batch of ours whose only line is invalid, so that no evaluation comes later. */
  const endedBatch = async (): Promise<string> => {
    const path = '/api/v1/evaluation/batch';
    const headers = { 'content-type': 'application/x-ndjson' };
    const { text } = await send(ours, '{}', { path, headers });
    return (JSON.parse(text) as { id: string }).id;
  };

  beforeAll(async () => {
    database = await newDatabase();
    deployment = await startDistributed({
      databaseUrl: database.url,
      env: { ...SECRET, ...REACHING },
    });
    ours = deployment;
    theirs = await secondWorkspace();
    ids['evaluation'] = await newDefinition(ours, { name: 'ours', pii_check: true });
    for (const kind of ['rules', 'guardrails'])
      ids[kind] = (await askOk<{ id: string }>(ours, 'POST', kind, { name: 'ours' })).id;
    ids['api-keys'] = (await newKey(ours, { name: 'ours' })).id;
    const prompt = await newPrompt(ours, 'one', 'Ours');
    await revise(ours, prompt, 'two');
    await askOk(ours, 'PUT', `studio/prompts/${prompt.id}/labels/live`, { revision: 1 });
    ids['studio/prompts'] = prompt.id;
    ids['integrations'] = (
      await askOk<{ id: string }>(ours, 'POST', 'integrations', {
        provider: 'openai',
        credential: 'a-credential-of-ours',
      })
    ).id;
    const notifier = await askOk<{ id: string }>(ours, 'POST', 'notifiers', {
      kind: 'webhook',
      url: NOBODY,
    });
    ids['notifiers'] = notifier.id;
    ids['notifiers/deliveries'] =
      (await askOk<{ id: string }[]>(ours, 'POST', `notifiers/${notifier.id}/test`))[0]?.id ?? '';
    const evaluated = await Promise.all(
      [theirs, ours, ours].map((where) => send(where, { input: 'Hello', pii_check: true })),
    );
    const [their = '', ...own] = evaluated.map(
      ({ headers }) => headers.get('x-evaluation-id') ?? '',
    );
    [evaluations, ids['v1/evaluation']] = [own, own[0] ?? ''];
    const idsIn = async (where: Where) => (await history(where, '')).map(({ id }) => id);
    await eventually(async () =>
      expect([await idsIn(ours), await idsIn(theirs)]).toEqual([
        expect.arrayContaining(own),
        [their],
      ]),
    );
    ids['v1/evaluation/batch'] = await endedBatch();
    expect((await ask(ours, 'GET', 'providers/openai/models')).status).toBe(502);
    ids['exchanges'] = String(
      await eventually(
        async () => (await askOk<ExchangePage>(ours, 'GET', 'exchanges')).items[0]?.id ?? false,
      ),
    );
    // Now the gateway has cached it.
    expect(await textOf(ours, `${prompt.id}/compile`)).toBe('two');
  });
  afterAll(async () => {
    await deployment?.close();
    await database?.drop();
  });

  const everything = () =>
    Promise.all(
      LISTS.map((list) =>
        askOk<unknown>(ours, 'GET', `${list}?limit=${PAGES.includes(list) ? 200 : 1000}`),
      ),
    );

  it('cover every route that takes an id', async () => {
    const { paths } = (await (await fetch(`${deployment.address}/docs-json`)).json()) as {
      paths: Record<string, object>;
    };
    // The provider in a path of the pass-through is a name that all workspaces share.
    const offered = Object.entries(paths).flatMap(([path, methods]) =>
      path.includes('{') && !path.startsWith('/api/providers/')
        ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
        : [],
    );
    expect(ROUTES.map(({ method, path }) => described(method, path)).sort()).toEqual(
      offered.sort(),
    );
  });

  it.each(ROUTES)(
    'answer an id of the other one like an unknown one: $method $path',
    async ({ method, path, body }) => {
      const id = ids[kindOf(path)] as string;
      const unknown = kindOf(path) === 'v1/evaluation' ? randomUUID() : NOBODYS;
      const before = await everything();
      const [foreign, absent] = [
        await ask(theirs, method, path.replace('ID', id), body),
        await ask(theirs, method, path.replace('ID', unknown), body),
      ];
      expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
      expect(absent.status).toBe(404);
      expect(await everything()).toEqual(before);
    },
  );

  it('hide text ids and revisions of prompts from each other', async () => {
    const [id, revision] = [
      ids['studio/prompts'] as string,
      (await askOk<{ revision_id: string }>(ours, 'GET', `studio/prompts/${ids['studio/prompts']}`))
        .revision_id,
    ];
    expect((await ask(theirs, 'GET', 'v1/studio/prompts/ours')).status).toBe(404);
    const own = await newPrompt(theirs, 'theirs', 'Ours');
    expect(own.text_id).toBe('ours');
    expect(await textOf(theirs, 'ours/compile')).toBe('theirs');
    expect(await textOf(ours, 'ours/compile')).toBe('two');
    const statusesWith = async (wanted: string) => [
      (await ask(theirs, 'GET', `v1/studio/prompts/${own.id}?revision=${wanted}`)).status,
      (await ask(theirs, 'POST', `v1/studio/prompts/${own.id}/compile?revision_id=${wanted}`, {}))
        .status,
      (await ask(theirs, 'GET', `studio/prompts/${own.id}/diff?from=1&to=${wanted}`)).status,
      (await ask(theirs, 'PUT', `studio/prompts/${own.id}/labels/live`, { revision: wanted }))
        .status,
    ];
    expect(await statusesWith(revision)).toEqual([404, 404, 404, 422]);
    expect(await statusesWith(NOBODYS)).toEqual([404, 404, 404, 422]);
    expect((await ask(theirs, 'GET', `studio/prompts/${id}?revision_id=${revision}`)).status).toBe(
      404,
    );
  });

  it('cannot refer to each other’s definitions', async () => {
    const naming = async (definition: string) => {
      const guardrail = await ask(theirs, 'POST', 'guardrails', {
        name: 'x',
        evaluations: { request_evaluation: definition },
      });
      const invoked = await ask(theirs, 'POST', 'v1/evaluation/invoke', {
        evaluation_id: definition,
        input: 'x',
      });
      return [guardrail.status, invoked.status, invoked.body];
    };
    expect(await naming(ids['evaluation'] as string)).toEqual([
      422,
      404,
      { error: expect.any(String) as string },
    ]);
    expect(await naming(ids['evaluation'] as string)).toEqual(await naming(NOBODYS));
  });

  it('list only their own records, even with the other’s cursor', async () => {
    const seen = JSON.stringify(
      await Promise.all(LISTS.map((list) => askOk<unknown>(theirs, 'GET', list))),
    );
    for (const id of Object.values(ids)) expect(seen).not.toContain(id);
    const known = (await history(ours, '')).map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(evaluations));
    const beyond = await ask<EvaluationPage>(
      theirs,
      'GET',
      `evaluations?cursor=${encodeURIComponent(await nextCursor(ours))}`,
    );
    expect((beyond.body.items ?? []).filter(({ id }) => known.includes(id))).toEqual([]);
  });

  it('have separate settings', async () => {
    await askOk(theirs, 'PUT', 'workspace', { name: 'Team B renamed', limits: { messages: 1 } });
    expect(await askOk(ours, 'GET', 'workspace')).toMatchObject({
      name: expect.not.stringContaining('Team B') as string,
      limits: { messages: null },
    });
  });
});
