import { randomUUID } from 'node:crypto';
import {
  type Deployment,
  describeWithServers,
  eventually,
  newDatabase,
  startDistributed,
  startTcpProxy,
  type TcpProxy,
} from '@touchstone/testing';
import { type Answer, evaluate, send } from './support/client';
import { type Outcome, startLoad } from './support/load';
import { ask, askOk, history, newDefinition, newKey } from './support/managing';

const CALLERS = 4;
const CALLS_AROUND = 40;
/**
 * Makes cached look-ups stale at once, so that every call during the outage is served with stale
 * values.
 */
const ALWAYS_ASKING = { TOUCHSTONE_LOOK_UP_FRESH_MS: '1' };
const WRITES: [method: string, path: string, body: object][] = [
  ['POST', 'evaluation', { name: 'x' }],
  ['POST', 'guardrails', { name: 'x' }],
  ['POST', 'api-keys', { name: 'x' }],
  ['PUT', 'workspace', { name: 'x' }],
];

describeWithServers('the distributed set whose database goes away', () => {
  let wire: TcpProxy;
  let drop: () => Promise<void>;
  let deployment: Deployment;

  beforeAll(async () => {
    const database = await newDatabase();
    drop = database.drop;
    const { hostname, port } = new URL(database.url);
    wire = await startTcpProxy({ host: hostname, port: Number(port) || 5432 });
    const databaseUrl = Object.assign(new URL(database.url), {
      host: `127.0.0.1:${wire.port}`,
    }).toString();
    deployment = await startDistributed({ databaseUrl, env: ALWAYS_ASKING });
  });
  afterEach(() => wire.restore());
  afterAll(async () => {
    await deployment?.close();
    await wire?.close();
    await drop?.();
  });

  /** Sends evaluations and invocations alternately, marked with the run. */
  const calls = (run: string, definition: string) => {
    let count = 0;
    return (): Promise<Answer> => {
      const content = { input: `Call ${count} to jane@example.com`, metadata: { run } };
      if (count++ % 2 === 0) return send(deployment, { ...content, pii_check: true });
      return send(
        deployment,
        { ...content, evaluation_id: definition },
        { path: '/api/v1/evaluation/invoke' },
      );
    };
  };

  it('continues to evaluate and invoke, refuses writes meanwhile, and stores every evaluation once', async () => {
    const run = randomUUID();
    const definition = await newDefinition(deployment, { pii_check: true });
    const load = startLoad(CALLERS, calls(run, definition));
    const outcomes: Outcome<Answer>[] = await (async () => {
      try {
        await load.more(CALLS_AROUND);
        wire.cut();
        await load.more(CALLS_AROUND);
        for (const [method, path, body] of WRITES) {
          const refused = await ask(deployment, method, path, body);
          expect([path, refused.status, refused.body]).toEqual([
            path,
            503,
            { error: expect.stringMatching(/again/) as string },
          ]);
          expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        }
        expect((await ask(deployment, 'GET', `evaluations?metadata.run=${run}`)).status).toBe(503);
        await load.more(CALLS_AROUND);
        wire.restore();
        await load.more(CALLS_AROUND);
      } finally {
        wire.restore();
      }
      return load.stop();
    })();
    expect(
      outcomes.filter(({ value }) => value.status !== 200).map(({ value }) => value.text),
    ).toEqual([]);
    const made = outcomes.map(({ value }) => value.headers.get('x-evaluation-id')).sort();
    await eventually(async () =>
      expect(
        (await history(deployment, `metadata.run=${run}`, 200)).map(({ id }) => id).sort(),
      ).toEqual(made),
    );
  });

  it('reports management as not ready and the gateway as ready, until both recover', async () => {
    const management = deployment.processes.find(({ name }) => name === 'management')?.address;
    const ready = async (address = deployment.address): Promise<[number, string]> => {
      const answer = await fetch(`${address}/health/ready`);
      return [answer.status, await answer.text()];
    };
    const gatewayShows = (message: unknown) =>
      eventually(async () => {
        await evaluate(deployment, { input: 'Hello', pii_check: true });
        expect(await ready()).toEqual([200, message]);
      });
    await gatewayShows(expect.not.stringContaining('could not answer'));
    wire.cut();
    await eventually(async () =>
      expect(await ready(management)).toEqual([503, expect.stringContaining('does not answer')]),
    );
    await gatewayShows(expect.stringContaining('could not answer'));
    wire.restore();
    await eventually(async () =>
      expect(await ready(management)).toEqual([
        200,
        expect.not.stringContaining('does not answer'),
      ]),
    );
    await gatewayShows(expect.not.stringContaining('could not answer'));
  });

  it('stores none of the writes that it refused', async () => {
    const name = randomUUID();
    wire.cut();
    expect((await ask(deployment, 'POST', 'rules', { name })).status).toBe(503);
    wire.restore();
    const rules = await eventually(() =>
      askOk<{ name: string }[]>(deployment, 'GET', 'rules?limit=1000'),
    );
    expect(rules.filter((rule) => rule.name === name)).toEqual([]);
  });

  it('accepts neither a revoked key nor an unknown one meanwhile', async () => {
    const { id, key } = await newKey(deployment);
    const revoked = { ...deployment, key };
    await evaluate(revoked, { input: 'Hello', pii_check: true });
    await askOk(deployment, 'DELETE', `api-keys/${id}`);
    await eventually(
      async () => (await send(revoked, { input: 'Hello', pii_check: true })).status === 401,
      5_000,
    );
    wire.cut();
    for (const unknown of [key, 'a-key-nobody-has-seen-before']) {
      expect([401, 503]).toContain(
        (await send({ ...deployment, key: unknown }, { input: 'Hello', pii_check: true })).status,
      );
    }
  });
});
