import type { Scope } from '@touchstone/contracts';
import {
  aDelivery,
  anExchange,
  aPrincipal,
  type Gateway,
  KEY,
  startGateway,
} from '@touchstone/testing/http';

const CREATED_AT = '2026-01-15T12:00:00.000Z';
const only = (...scopes: Scope[]) => aPrincipal({ keyId: scopes.join(), scopes });

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway(
    {},
    {
      [KEY]: aPrincipal(),
      evaluates: only('evaluate'),
      manages: only('manage'),
      reads: only('read'),
      studio: only('studio', 'proxy'),
    },
  );
});
afterEach(() => gateway.app.close());

const ask = (method: string, url: string, body?: unknown, key = KEY) =>
  gateway.ask(method, `/api/${url}`, body, { 'x-service-api-key': key });

const ID = 'AbC-123_x';
const ROUTES: [method: string, url: string, body: object | undefined, scope: Scope][] = [
  ['POST', 'v1/evaluation/evaluate', { input: 'x' }, 'evaluate'],
  ['POST', 'v1/evaluation/invoke', { evaluation_id: ID, input: 'x' }, 'evaluate'],
  ['GET', `v1/evaluation/${ID}`, undefined, 'evaluate'],
  ['POST', 'evaluation/evaluate', { input: 'x' }, 'evaluate'],
  ['POST', 'evaluation/invoke', { evaluation_id: ID, input: 'x' }, 'evaluate'],
  ['POST', 'evaluation', {}, 'manage'],
  ['GET', 'evaluation', undefined, 'read'],
  ['GET', `evaluation/${ID}`, undefined, 'read'],
  ['PUT', `evaluation/${ID}`, {}, 'manage'],
  ['DELETE', `evaluation/${ID}`, undefined, 'manage'],
  ...['rules', 'guardrails'].flatMap((collection): typeof ROUTES => [
    ['POST', collection, {}, 'manage'],
    ['GET', collection, undefined, 'read'],
    ['GET', `${collection}/${ID}`, undefined, 'read'],
    ['PUT', `${collection}/${ID}`, {}, 'manage'],
    ['DELETE', `${collection}/${ID}`, undefined, 'manage'],
  ]),
  ['POST', 'integrations', { provider: 'openai', credential: 'x' }, 'manage'],
  ['GET', 'integrations', undefined, 'read'],
  ['GET', `integrations/${ID}`, undefined, 'read'],
  ['PUT', `integrations/${ID}`, {}, 'manage'],
  ['DELETE', `integrations/${ID}`, undefined, 'manage'],
  ['POST', `integrations/${ID}/test`, {}, 'manage'],
  ['POST', 'notifiers', { kind: 'webhook', url: 'https://models.example' }, 'manage'],
  ['GET', 'notifiers', undefined, 'manage'],
  ['GET', 'notifiers/deliveries', undefined, 'manage'],
  ['POST', `notifiers/deliveries/${ID}/redeliver`, undefined, 'manage'],
  ['GET', `notifiers/${ID}`, undefined, 'manage'],
  ['PUT', `notifiers/${ID}`, {}, 'manage'],
  ['DELETE', `notifiers/${ID}`, undefined, 'manage'],
  ['POST', `notifiers/${ID}/test`, undefined, 'manage'],
  ['POST', `notifiers/${ID}/rotate-secret`, undefined, 'manage'],
  ['GET', `notifiers/${ID}/deliveries`, undefined, 'manage'],
  ['GET', 'system', undefined, 'read'],
  ['GET', 'exchanges', undefined, 'read'],
  ['GET', `exchanges/${ID}`, undefined, 'read'],
  ['POST', 'api-keys', { name: 'x' }, 'manage'],
  ['GET', 'api-keys', undefined, 'read'],
  ['DELETE', `api-keys/${ID}`, undefined, 'manage'],
  ['POST', `api-keys/${ID}/rotate`, undefined, 'manage'],
  ['GET', 'workspace', undefined, 'read'],
  ['PUT', 'workspace', {}, 'manage'],
  ['GET', 'audit', undefined, 'manage'],
  ['GET', 'evaluations', undefined, 'read'],
  ['GET', `evaluations/${ID}`, undefined, 'read'],
  ['GET', 'stats', undefined, 'read'],
  ['GET', `v1/studio/prompts/${ID}`, undefined, 'studio'],
  ['POST', `v1/studio/prompts/${ID}/compile`, {}, 'studio'],
  ['POST', 'studio/prompts', { name: 'x' }, 'studio'],
  ['GET', 'studio/prompts', undefined, 'studio'],
  ['GET', `studio/prompts/${ID}`, undefined, 'studio'],
  ['PUT', `studio/prompts/${ID}`, {}, 'studio'],
  ['DELETE', `studio/prompts/${ID}`, undefined, 'studio'],
  ['GET', `studio/prompts/${ID}/revisions`, undefined, 'studio'],
  ['GET', `studio/prompts/${ID}/diff?from=1&to=2`, undefined, 'studio'],
  ['PUT', `studio/prompts/${ID}/labels/live`, { revision: 1 }, 'studio'],
  ['DELETE', `studio/prompts/${ID}/labels/live`, undefined, 'studio'],
];
const serviceOf = (url: string): 'management' | 'studio' | 'notifier' => {
  if (url.includes('studio/')) return 'studio';
  return url.startsWith('notifiers') ? 'notifier' : 'management';
};
const ofOneId = ROUTES.filter(
  ([, url, body]) => url.includes(ID) || (body !== undefined && 'evaluation_id' in body),
);

describe('every route', () => {
  it.each(ROUTES)('%s %s requires a key with its scope', async (method, url, body, scope) => {
    const allowed: Partial<Record<Scope, string[]>> = {
      evaluate: ['evaluates'],
      manage: ['manages'],
      read: ['reads', 'manages'],
      studio: ['studio'],
    };
    const accepted = allowed[scope] ?? [];
    const others = ['evaluates', 'manages', 'reads', 'studio'].filter(
      (key) => !accepted.includes(key),
    );
    expect((await ask(method, url, body, 'unknown')).status).toBe(401);
    for (const key of others)
      expect(await ask(method, url, body, key)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining(`"${scope}"`) },
      });
    for (const key of accepted)
      expect([200, 404]).toContain((await ask(method, url, body, key)).status);
  });

  it.each(ROUTES.filter(([, url]) => !/(evaluation\/evaluate|system)$/.test(url)))(
    '%s %s responds 503 while its service is unavailable',
    async (method, url, body) => {
      const service = serviceOf(url);
      gateway[service].away();
      const { status, body: answer, headers } = await ask(method, url, body);
      expect({ status, answer, retry: headers['retry-after'] }).toEqual({
        status: 503,
        answer: { error: `The ${service} service is away; try again.` },
        retry: '2',
      });
    },
  );

  it.each(ofOneId)(
    "%s %s responds alike to an unknown id, another workspace's id and an invalid id",
    async (method, url, body) => {
      const row = { id: ID, name: 'theirs', created_at: CREATED_AT };
      const with404 = async (id: string) => {
        const sent =
          body && 'evaluation_id' in body
            ? { ...body, evaluation_id: decodeURIComponent(id) }
            : body;
        const { status, body: answer } = await ask(method, url.replace(ID, id), sent);
        expect(status).toBe(404);
        return answer;
      };
      const unknown = await with404(ID);
      expect(unknown).toEqual({
        error: expect.stringMatching(
          /^There is no .* with this id(?:; check the id| that has this revision or label; check both)\.$/,
        ),
      });
      const { management, studio, notifier } = gateway;
      management.definitions.put('workspace-2', { ...row, version: 1, fields: {} });
      management.guardrails.put('workspace-2', {
        ...row,
        collection: url.split('/')[0] ?? '',
        active: true,
        mode: 'enforce',
        on_error: 'closed',
      });
      management.integrations.put('workspace-2', {
        ...row,
        provider: 'openai',
        url: null,
        last_four: null,
        sealedCredential: null,
      });
      management.exchanges.put('workspace-2', anExchange({ id: ID }));
      management.keys.put('workspace-2', {
        ...row,
        scopes: [],
        last_four: '',
        expires_at: null,
        last_used_at: null,
        sealedKey: '',
      });
      management.evaluations.put('workspace-2', {
        ...row,
        completed_at: CREATED_AT,
        source: 'invoke',
        status: 'success',
        score: 1,
        key_id: '',
        definition: null,
        guardrails: [],
        metadata: {},
        timings: [],
        evaluationResults: [],
        content: null,
      });
      notifier.notifiers.put('workspace-2', { ...row, kind: 'webhook', url: '' });
      notifier.deliveries.put('workspace-2', aDelivery({ id: ID }));
      studio.prompts.put('workspace-2', {
        ...row,
        text_id: ID,
        description: '',
        active: true,
        active_revision: 1,
        updated_at: CREATED_AT,
        version: 1,
        labels: {},
        revisions: [],
      });
      for (const id of [ID, 'no%20id', '%00', "1'%20or%20'1", '..%5c', '%F0%9F%98%80'])
        expect(await with404(id)).toEqual(unknown);
      // A text that cannot be an id reaches no query.
      expect(new Set(gateway[serviceOf(url)].asked.map((asked) => asked.body['id']))).toEqual(
        new Set([ID]),
      );
    },
  );

  it.each<[string, string, string]>([
    ['GET', 'v1/evaluation/evaluate', 'POST'],
    ['DELETE', 'v1/evaluation/invoke', 'POST'],
    ['GET', 'v1/evaluation/invoke', 'POST'],
    ['HEAD', 'v1/evaluation/evaluate', 'POST'],
    ['POST', 'v1/evaluation/some-id', 'GET, HEAD'],
    ['DELETE', 'v1/evaluation/some-id', 'GET, HEAD'],
    ['GET', 'evaluation/evaluate', 'POST'],
    ['PUT', 'evaluation/invoke', 'POST'],
    ['DELETE', '/evaluation//evaluate/', 'POST'],
    ['GET', 'evaluation/%65valuate', 'POST'],
    ['POST', 'evaluation/some-id', 'DELETE, GET, HEAD, PUT'],
    ['PATCH', 'evaluation/some-id', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', 'evaluation', 'GET, HEAD, POST'],
    ['PATCH', 'rules', 'GET, HEAD, POST'],
    ['POST', 'guardrails/some-id', 'DELETE, GET, HEAD, PUT'],
    ['PATCH', 'integrations/some-id', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', 'integrations', 'GET, HEAD, POST'],
    ['GET', 'integrations/some-id/test', 'POST'],
    ['PATCH', 'notifiers/some-id', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', 'notifiers', 'GET, HEAD, POST'],
    ['DELETE', 'notifiers/deliveries', 'GET, HEAD'],
    ['GET', 'notifiers/some-id/test', 'POST'],
    ['GET', 'notifiers/some-id/rotate-secret', 'POST'],
    ['POST', 'notifiers/some-id/deliveries', 'GET, HEAD'],
    ['GET', 'notifiers/deliveries/some-id/redeliver', 'POST'],
    ['POST', 'exchanges', 'GET, HEAD'],
    ['DELETE', 'exchanges/some-id', 'GET, HEAD'],
    ['GET', 'api-keys/some-id', 'DELETE'],
    ['GET', 'api-keys/some-id/rotate', 'POST'],
    ['POST', 'workspace', 'GET, HEAD, PUT'],
    ['DELETE', 'audit', 'GET, HEAD'],
    ['POST', 'evaluations', 'GET, HEAD'],
    ['POST', 'stats', 'GET, HEAD'],
    ['DELETE', 'studio/prompts', 'GET, HEAD, POST'],
    ['POST', 'studio/prompts/some-id', 'DELETE, GET, HEAD, PUT'],
    ['PUT', 'v1/studio/prompts/some-id', 'GET, HEAD'],
    ['GET', 'v1/studio/prompts/some-id/compile', 'POST'],
    ['POST', 'studio/prompts/some-id/revisions', 'GET, HEAD'],
    ['PUT', 'studio/prompts/some-id/diff', 'GET, HEAD'],
    ['GET', 'studio/prompts/some-id/labels/live', 'DELETE, PUT'],
  ])('%s %s responds 405 and allows %s', async (method, url, allow) => {
    const { status, headers } = await gateway.send({
      method: method as 'GET',
      url: `/api/${url}`,
      headers: { 'x-service-api-key': KEY },
    });
    expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow });
  });

  it.each([
    'v1/evaluation',
    'evaluation/a/b',
    'rules/a/b',
    'v1/rules',
    'api-keys/a/b',
    'workspace/x',
    'evaluations/a/b',
    'v1/studio/prompts',
    'studio',
    'studio/prompts/a/labels',
  ])('%s responds 404', async (url) => {
    expect(await ask('GET', url)).toMatchObject({
      status: 404,
      body: { error: 'There is nothing at this address; check the path.' },
    });
  });

  it('accepts a DELETE with the type JSON and without a body', async () => {
    const { id } = (await ask('POST', 'rules', {})).body;
    const headers = { 'x-service-api-key': KEY, 'content-type': 'application/json' };
    expect(
      await gateway.send({ method: 'DELETE', url: `/api/rules/${String(id)}`, headers }),
    ).toMatchObject({ status: 200 });
  });
});
