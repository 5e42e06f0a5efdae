import {
  type Caller,
  createApiKey,
  createGuardrail,
  createIntegration,
  deleteDefinition,
  deleteGuardrail,
  deleteIntegration,
  getDefinition,
  getEvaluation,
  getExchange,
  getGuardrail,
  getIntegration,
  listApiKeys,
  listAudit,
  listDefinitions,
  listEvaluations,
  listExchanges,
  listGuardrails,
  listIntegrations,
  messagePlace,
  readStats,
  resolveIntegration,
  revokeApiKey,
  rotateApiKey,
  SCOPES,
  updateDefinition,
  updateGuardrail,
  updateIntegration,
} from '@touchstone/contracts';
import { aContent } from '@touchstone/testing';
import {
  aCompletion,
  aDefinition,
  anExchange,
  ANY_PAGE,
  keepAll,
  keepExchanges,
  type RunningManagement,
  SECRETS,
} from './management.fixture';

const MISSING = {
  kind: 'not_found',
  code: 'id.unknown',
  message: 'There is nothing with this id; check it.',
};

/** Creates one entity of every kind, owned by a caller. */
const possessions = async (service: RunningManagement, caller: Caller) => {
  const definition = await aDefinition(service, caller);
  const guardrail = await service.ask(createGuardrail, {
    caller,
    collection: 'guardrails',
    fields: { name: 'g' },
  });
  const rule = await service.ask(createGuardrail, {
    caller,
    collection: 'rules',
    fields: { name: 'r' },
  });
  const key = await service.ask(createApiKey, {
    caller,
    callerScopes: SCOPES,
    fields: { name: 'k' },
  });
  const evaluation = aCompletion({
    workspace: caller.workspace,
    content: aContent({ input: 'a secret of its owner' }),
  });
  await keepAll(service, [evaluation]);
  const place = messagePlace(caller.workspace, 'integration.credential');
  const credential = { sealed: SECRETS.seal('a credential', place), lastFour: 'abcd' };
  const integration = await service.ask(createIntegration, {
    caller,
    fields: { provider: 'openai', credential },
  });
  const exchange = anExchange({ workspace: caller.workspace });
  await keepExchanges(service, [exchange]);
  return {
    definition: definition.id,
    guardrail: guardrail.id,
    rule: rule.id,
    key: key.id,
    evaluation: evaluation.id,
    integration: integration.id,
    exchange: exchange.id,
  };
};
type Kind = keyof Awaited<ReturnType<typeof possessions>>;

const BY_ID: [
  title: string,
  kind: Kind,
  ask: (service: RunningManagement, caller: Caller, id: string) => Promise<unknown>,
][] = [
  ['definition.get', 'definition', ({ ask }, caller, id) => ask(getDefinition, { caller, id })],
  [
    'definition.update',
    'definition',
    ({ ask }, caller, id) => ask(updateDefinition, { caller, id, fields: { name: 'stolen' } }),
  ],
  [
    'definition.delete',
    'definition',
    ({ ask }, caller, id) => ask(deleteDefinition, { caller, id }),
  ],
  [
    'guardrail.get',
    'guardrail',
    ({ ask }, caller, id) => ask(getGuardrail, { caller, id, collection: 'guardrails' }),
  ],
  [
    'guardrail.update',
    'guardrail',
    ({ ask }, caller, id) =>
      ask(updateGuardrail, { caller, id, collection: 'guardrails', fields: { name: 'stolen' } }),
  ],
  [
    'guardrail.delete',
    'guardrail',
    ({ ask }, caller, id) => ask(deleteGuardrail, { caller, id, collection: 'guardrails' }),
  ],
  [
    'rule.get',
    'rule',
    ({ ask }, caller, id) => ask(getGuardrail, { caller, id, collection: 'rules' }),
  ],
  [
    'rule.update',
    'rule',
    ({ ask }, caller, id) =>
      ask(updateGuardrail, { caller, id, collection: 'rules', fields: { name: 'stolen' } }),
  ],
  [
    'rule.delete',
    'rule',
    ({ ask }, caller, id) => ask(deleteGuardrail, { caller, id, collection: 'rules' }),
  ],
  ['api-key.revoke', 'key', ({ ask }, caller, id) => ask(revokeApiKey, { caller, id })],
  [
    'api-key.rotate',
    'key',
    ({ ask }, caller, id) =>
      ask(rotateApiKey, { caller, callerScopes: SCOPES, id, overlapSeconds: 0 }),
  ],
  ['integration.get', 'integration', ({ ask }, caller, id) => ask(getIntegration, { caller, id })],
  [
    'integration.update',
    'integration',
    ({ ask }, caller, id) => ask(updateIntegration, { caller, id, fields: { name: 'stolen' } }),
  ],
  [
    'integration.delete',
    'integration',
    ({ ask }, caller, id) => ask(deleteIntegration, { caller, id }),
  ],
  ['exchange.get', 'exchange', ({ ask }, caller, id) => ask(getExchange, { caller, id })],
  ['evaluation.get', 'evaluation', ({ ask }, caller, id) => ask(getEvaluation, { caller, id })],
];

const LISTS: [
  title: string,
  list: (service: RunningManagement, caller: Caller) => Promise<unknown[]>,
  own: number,
][] = [
  ['definitions', ({ ask }, caller) => ask(listDefinitions, { caller, page: ANY_PAGE }), 1],
  [
    'guardrails',
    ({ ask }, caller) => ask(listGuardrails, { caller, collection: 'guardrails', page: ANY_PAGE }),
    1,
  ],
  [
    'rules',
    ({ ask }, caller) => ask(listGuardrails, { caller, collection: 'rules', page: ANY_PAGE }),
    1,
  ],
  ['keys', ({ ask }, caller) => ask(listApiKeys, { caller, page: ANY_PAGE }), 1],
  [
    'evaluations',
    async ({ ask }, caller) =>
      (await ask(listEvaluations, { caller, filter: { limit: 50 } })).items,
    1,
  ],
  ['integrations', ({ ask }, caller) => ask(listIntegrations, { caller, page: ANY_PAGE }), 1],
  [
    'credentials',
    async ({ ask }, { workspace }) =>
      [await ask(resolveIntegration, { workspace, provider: 'openai' })].filter(
        (found) => found !== null,
      ),
    1,
  ],
  [
    'exchanges',
    async ({ ask }, caller) => (await ask(listExchanges, { caller, filter: { limit: 50 } })).items,
    1,
  ],
  [
    'statistics',
    async ({ ask }, caller) => {
      const query = { from: '2026-01-15', to: '2026-01-16', interval: 'hour', by: 'key' } as const;
      const { series, groups, checks, guardrails, totals } = await ask(readStats, {
        caller,
        query,
      });
      const seen = [
        totals.evaluations,
        totals.exchanges,
        ...series,
        ...groups.map((group) => group.totals),
      ];
      return [...seen.filter(({ total }) => total > 0), ...checks, ...guardrails];
    },
    7,
  ],
  ['changes', ({ ask }, caller) => ask(listAudit, { caller, page: ANY_PAGE }), 6],
];

/** Describes isolation: an entity of one workspace does not exist for another. */
export const describeIsolation = (running: () => RunningManagement): void => {
  it.each(BY_ID)(
    '%s treats another workspace’s id as unknown and changes nothing',
    async (_title, kind, act) => {
      const service = running();
      const [owner, stranger] = [await service.newCaller(), await service.newCaller()];
      const owned = await possessions(service, owner);
      for (const id of [owned[kind], 'unknown', '', 'a\0b', "' OR true --", 'x'.repeat(10_000)]) {
        await expect(act(service, stranger, id)).rejects.toMatchObject(MISSING);
      }
      await expect(act(service, owner, owned[kind])).resolves.toBeDefined();
      const changes = await service.ask(listAudit, { caller: stranger, page: ANY_PAGE });
      expect(changes.map(({ action }) => action)).toEqual(['workspace.created']);
    },
  );

  it.each(LISTS)('lists only its own %s', async (_title, list, own) => {
    const service = running();
    const [owner, stranger] = [await service.newCaller(), await service.newCaller()];
    await possessions(service, owner);
    await expect(list(service, owner)).resolves.toHaveLength(own);
    const others = (await list(service, stranger)) as { action?: string }[];
    expect(others.filter(({ action }) => action !== 'workspace.created')).toEqual([]);
  });
};
