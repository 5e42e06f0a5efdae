import { randomUUID } from 'node:crypto';
import { type Deployment, eventually } from '@touchstone/testing';
import { ApiDescription, type ApiRoute } from './support/api-fields';
import { send } from './support/client';
import { inParallel } from './support/in-parallel';
import { askOk, history, newDefinition, newKey, type Where } from './support/managing';
import { newPrompt } from './support/prompts';
import {
  HOSTILE_FIELD_OBJECTS,
  HOSTILE_FIELD_TEXTS,
  HOSTILE_PARAMETERS,
} from './tables/hostile-values';

const AT_ONCE = 8;

interface Request {
  method: string;
  path: string;
  body?: unknown;
}

const shown = ({ method, path, body }: Request): string =>
  `${method} ${path} ${JSON.stringify(body)?.slice(0, 300) ?? ''}`;

/** Creates a record of each kind and returns its id, by the start of the routes that take it. */
const idsIn = async (where: Where): Promise<[start: string, id: string][]> => {
  const definition = await newDefinition(where, { name: 'stays', piiCheck: true });
  const made = async (path: string, body: object): Promise<string> =>
    (await askOk<{ id: string }>(where, 'POST', path, body)).id;
  const prompt = (await newPrompt(where, 'Say {x}.')).id;
  const { headers } = await send(where, { input: 'Hello', pii_check: true });
  return [
    ['/api/api-keys', (await newKey(where)).id],
    ['/api/evaluation', definition],
    ['/api/rules', await made('rules', { name: 'stays' })],
    ['/api/guardrails', await made('guardrails', { name: 'stays' })],
    [
      '/api/integrations',
      await made('integrations', { provider: 'openai', credential: 'sk-0123456789' }),
    ],
    [
      '/api/notifiers',
      await made('notifiers', { kind: 'email', recipient: 'jane@example.com', active: false }),
    ],
    ['/api/studio/prompts', prompt],
    ['/api/v1/studio/prompts', prompt],
    ['/api/v1/evaluation', headers.get('x-evaluation-id') ?? ''],
  ];
};

/** A request with one check; the hostile suite covers every detector. */
const EVALUATED = { input: 'Is it so?', mode: 'speed', pii_check: true };
const MAIL = { kind: 'email', recipient: 'jane@example.com', active: false };
const WEBHOOK = { kind: 'webhook', url: 'http://127.0.0.1:9/', active: false };
const CHAT = { kind: 'chat', url: 'http://127.0.0.1:9/', active: false };

/**
 * Required companions of a fuzzed field, keyed by the start of `METHOD path`: without them the body
 * is refused before the field is read. A route may need several.
 */
const basesFor = (route: string, definition: string): object[] => {
  const bases: [start: string, ...bases: object[]][] = [
    ['POST /api/v1/evaluation/evaluate', EVALUATED],
    ['POST /api/evaluation/evaluate', EVALUATED],
    ['POST /api/v1/evaluation/invoke', { evaluation_id: definition, input: 'Hello' }],
    ['POST /api/evaluation/invoke', { evaluation_id: definition, input: 'Hello' }],
    ['POST /api/v1/redact', {}, { text: 'Write to jane@example.com' }],
    ['POST /api/notifiers', MAIL, WEBHOOK, CHAT],
    ['POST /api/v1/studio/prompts', {}],
  ];
  return (
    (bases.find(([start]) => route === start || route.startsWith(`${start}/`))?.slice(1) as
      object[] | undefined) ?? [{}]
  );
};

/**
 * Suite of hostile values in every field of every route and in addresses, none of which makes the
 * service fail.
 */
export const textFieldsSuite = (deployment: () => Deployment): void => {
  let description: ApiDescription;
  let ids: [start: string, id: string][];
  let run: string;

  beforeAll(async () => {
    const where = deployment();
    description = await ApiDescription.of(where);
    await askOk(where, 'PUT', 'workspace', { store_content: true });
    ids = await idsIn(where);
    run = randomUUID();
  });

  const idFor = (path: string): string =>
    ids.filter(([start]) => path.startsWith(start)).at(-1)?.[1] ?? 'no-such-id';
  const definition = (): string => idFor('/api/evaluation/');
  const filled = (path: string, id = idFor(path), label = 'live'): string =>
    path.replace('{id}', id).replace('{label}', label);

  /** Sends requests and returns those that ended in a 5xx or without an answer. */
  const failures = async (requests: readonly Request[]): Promise<string[]> => {
    const answers = await inParallel(requests, AT_ONCE, async (request) => {
      const { method, path, body } = request;
      const { status, text } = await send(deployment(), body, { method, path });
      const isSane =
        status === 200 ||
        status === 202 ||
        status === 304 ||
        (status >= 400 &&
          status < 500 &&
          typeof (JSON.parse(text) as { error: unknown }).error === 'string');
      return isSane ? [] : [`${status} ${text.slice(0, 100)}: ${shown(request)}`];
    });
    return answers.flat();
  };

  const bodiesOf = ({ method, path, body = {} }: ApiRoute): Request[] =>
    basesFor(`${method} ${path}`, definition()).flatMap((base) =>
      [...HOSTILE_FIELD_TEXTS, ...HOSTILE_FIELD_OBJECTS].flatMap((value) =>
        description.fieldsOf(body).map((field) => ({
          method,
          path: filled(path),
          body: description.bodyWith(body, field.path, value, base),
        })),
      ),
    );

  const addressesOf = ({ method, path, body, query }: ApiRoute): Request[] => {
    const sent = body === undefined ? undefined : {};
    const spoilt = path.includes('{')
      ? HOSTILE_PARAMETERS.flatMap((id) => [
          filled(path, id),
          ...(path.includes('{label}') ? [filled(path, idFor(path), id)] : []),
        ])
      : [];
    const queried = [...query, 'metadata.x', '__proto__'].flatMap((name) => [
      ...HOSTILE_PARAMETERS.map((value) => `${name}=${value}`),
      `${name}[toString]=1`,
      `${name}=1&${name}=a%00b`,
    ]);
    // Only the routes under test change stored records.
    const asked = method === 'DELETE' ? [] : queried.map((text) => `${filled(path)}?${text}`);
    return [...spoilt, ...asked].map((url) => ({ method, path: url, body: sent }));
  };

  it('covers every route that takes a body', () => {
    const taking = description.routes.filter(({ body }) => body !== undefined);
    expect(taking.length).toBeGreaterThan(20);
    for (const route of taking)
      expect([route.method, route.path, description.fieldsOf(route.body ?? {}).length > 0]).toEqual(
        [route.method, route.path, true],
      );
  });

  it('answers every hostile value in every field of a body below 500', async () => {
    const failed: string[] = [];
    for (const route of description.routes.filter(({ body }) => body !== undefined))
      failed.push(...(await failures(bodiesOf(route))));
    expect(failed).toEqual([]);
  }, 600_000);

  it('answers every hostile value in an address below 500', async () => {
    const failed: string[] = [];
    for (const route of description.routes) failed.push(...(await failures(addressesOf(route))));
    expect(failed).toEqual([]);
  }, 600_000);

  it('still stores the history afterwards, with every process alive', async () => {
    await askOk(deployment(), 'POST', 'v1/evaluation/evaluate', {
      input: 'Hello \ud800\0',
      pii_check: true,
      metadata: { run },
    });
    await eventually(
      async () => expect(await history(deployment(), `metadata.run=${run}`)).toHaveLength(1),
      30_000,
    );
    expect(deployment().processes.map(({ child }) => child.exitCode)).toEqual(
      deployment().processes.map(() => null),
    );
  });
};
