import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Providers } from '@touchstone/clients';
import { integrationPlace, resolveIntegration } from '@touchstone/contracts';
import { newId, Secrets } from '@touchstone/kernel';
import { eventually } from '@touchstone/testing';
import {
  aPrincipal,
  type Gateway,
  type IntegrationRow,
  SECRETS,
  startGateway,
} from '@touchstone/testing/http';
import { PassThroughSettings } from '../pass-through.config';
import { HeldBodies } from '../proxy/held-bodies';
import type { ProxyRequest } from '../proxy/proxy-request';
import { ConnectionShares } from '../upstream/connection-shares';
import { Upstream } from '../upstream/upstream';
import { UpstreamClient } from '../upstream/upstream-client';
import { Integrations } from './integrations';
import { resolveProvider } from './resolve-provider';
import { StoredIntegrations } from './stored-integrations';
import { targetOf } from './target';

const CREDENTIAL = 'credential-of-a-vendor-7531';
const BEARER = { header: 'authorization', prefix: 'Bearer ', accepted: [] };
const workspace = 'workspace-1';
const sealed = (id: string, text = CREDENTIAL, secrets = SECRETS): string =>
  secrets.seal(text, integrationPlace(workspace, id));
const row = ({ id = newId(), ...parts }: Partial<IntegrationRow> = {}): IntegrationRow => ({
  id,
  provider: 'openai',
  name: 'n',
  url: null,
  last_four: '7531',
  created_at: '2026-01-15T12:00:00.000Z',
  sealedCredential: sealed(id),
  ...parts,
});

let gateway: Gateway;
let integrations: Integrations;
let providers: Providers;
beforeEach(async () => {
  gateway = await startGateway();
  integrations = gateway.app.get(Integrations);
  providers = gateway.app.get(Providers);
});
afterEach(() => gateway.app.close());

const timesAsked = () => gateway.management.timesAsked(resolveIntegration);

describe('stored integrations', () => {
  it('are the proxy’s source of integrations', () => {
    expect(integrations).toBeInstanceOf(StoredIntegrations);
  });

  it('write the credential into the vendor’s header', async () => {
    gateway.management.integrations.put(workspace, row());
    const found = await integrations.of({ workspace }, 'openai');
    expect(found?.credential?.(BEARER)).toEqual(['authorization', `Bearer ${CREDENTIAL}`]);
    expect(found?.credential?.({ header: 'x-api-key', prefix: '', accepted: [] })).toEqual([
      'x-api-key',
      CREDENTIAL,
    ]);
    expect(found?.upstream).toBeUndefined();
  });

  it('are separate for each workspace and vendor', async () => {
    gateway.management.integrations.put('workspace-2', row());
    gateway.management.integrations.put(workspace, row({ provider: 'anthropic' }));
    expect((await integrations.of({ workspace }, 'openai'))?.credential).toBeUndefined();
    expect(
      (await integrations.of({ workspace: 'workspace-2' }, 'openai'))?.credential,
    ).toBeDefined();
    expect(await integrations.of({ workspace }, 'acme')).toBeUndefined();
  });

  it('are looked up once', async () => {
    gateway.management.integrations.put(workspace, row());
    await Promise.all([1, 2, 3].map(() => integrations.of({ workspace }, 'openai')));
    for (const provider of ['openai', 'groq', 'groq', 'acme', 'acme'])
      await integrations.of({ workspace }, provider);
    expect(timesAsked()).toBe(3);
  });

  it('are looked up again after a change here, elsewhere or during a broker outage', async () => {
    const { id } = gateway.management.integrations.put(workspace, row());
    const credential = async () =>
      (await integrations.of({ workspace }, 'openai'))?.credential?.(BEARER)[1];
    await credential();
    await gateway.ask('PUT', `/api/integrations/${id}`, { credential: 'changed-here' });
    expect(await credential()).toBe('Bearer changed-here');
    await gateway.management.changeIntegration(
      workspace,
      row({ id, sealedCredential: sealed(id, 'changed-elsewhere') }),
    );
    await eventually(async () => (await credential()) === 'Bearer changed-elsewhere');
    gateway.management.integrations.put(
      workspace,
      row({ id, sealedCredential: sealed(id, 'unheard') }),
    );
    gateway.reconnect();
    expect(await credential()).toBe('Bearer unheard');
    await gateway.ask('DELETE', `/api/integrations/${id}`);
    expect(await credential()).toBeUndefined();
  });

  it('are served while management is unavailable, as is their absence for a known vendor', async () => {
    await gateway.app.close();
    gateway = await startGateway({ lookUpFreshMs: 1 });
    integrations = gateway.app.get(Integrations);
    gateway.management.integrations.put(workspace, row());
    await integrations.of({ workspace }, 'openai');
    await integrations.of({ workspace }, 'groq');
    gateway.management.away();
    expect((await integrations.of({ workspace }, 'openai'))?.credential?.(BEARER)[1]).toBe(
      `Bearer ${CREDENTIAL}`,
    );
    expect(await integrations.of({ workspace }, 'groq')).toEqual({});
    await expect(integrations.of({ workspace }, 'anthropic')).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it.each([
    ['with another key', sealed('i-1', CREDENTIAL, new Secrets('another secret key'))],
    ['for another integration', sealed('i-2')],
    ['for another workspace', SECRETS.seal(CREDENTIAL, integrationPlace('workspace-2', 'i-1'))],
  ])('refuse a credential sealed %s, only where it is needed', async (_title, sealedCredential) => {
    gateway.management.integrations.put(
      workspace,
      row({ id: 'i-1', url: 'https://models.example/v1', sealedCredential }),
    );
    const found = await integrations.of({ workspace }, 'openai');
    expect(found?.upstream?.url.href).toBe('https://models.example/v1');
    expect(() => found?.credential?.(BEARER)).toThrow(
      'The credential that is stored for openai cannot be read',
    );
  });
});

describe('resolveProvider', () => {
  const vendor = (name: string) =>
    resolveProvider({ providers, integrations }, { workspace }, name);

  it.each([
    ['openai', 'https://api.openai.com/v1', 'openai'],
    ['GOOGLE', 'https://generativelanguage.googleapis.com/v1beta', 'gemini'],
  ])('returns the vendor’s own address: %s', async (name, href, family) => {
    expect((await vendor(name)).provider).toMatchObject({ url: new URL(href), family });
  });

  it.each([
    ['google', 'gemini', 'gemini', 'x-goog-api-key'],
    ['Anthropic', 'anthropic', 'anthropic', 'x-api-key'],
    ['azure', 'azure', 'openai', 'api-key'],
    ['acme', 'acme', 'openai', 'authorization'],
    ['constructor', 'constructor', 'openai', 'authorization'],
  ])('returns the address of the workspace: %s', async (name, provider, family, header) => {
    gateway.management.integrations.put(
      workspace,
      row({ provider, url: 'https://models.example/base/v1' }),
    );
    const { provider: found, integration } = await vendor(name);
    expect(found).toMatchObject({
      name: provider,
      url: new URL('https://models.example/base/v1'),
      family,
      credential: { header },
    });
    expect(integration?.credential?.(found.credential)[0]).toBe(header);
  });

  it.each(['acme', 'constructor', 'a b', 'a\0', '', 'x'.repeat(65), '%2e%2e'])(
    'refuses an unknown name: %j',
    async (name) => {
      gateway.management.integrations.put(
        'workspace-2',
        row({ provider: 'acme', url: 'https://models.example' }),
      );
      await expect(vendor(name)).rejects.toMatchObject({
        kind: 'not_found',
        code: 'provider.unknown',
      });
    },
  );
});

describe('traffic to an address of a workspace', () => {
  let server: Server;
  let seen: IncomingMessage[];
  const upstream = new Upstream({ connections: 1, silenceMs: 5_000 });
  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => response.end(String(seen.push(request))));
    await new Promise<void>((resolved) => server.listen(0, resolved));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolved) => server.close(resolved));
  });
  afterAll(() => upstream.close());

  const sendTo = async (host: string, headers: ProxyRequest['headers'] = {}) => {
    gateway.management.integrations.put(
      workspace,
      row({ url: `http://${host}:${(server.address() as AddressInfo).port}/base/v1` }),
    );
    const caller = aPrincipal();
    const { provider, integration } = await resolveProvider(
      { providers, integrations },
      caller,
      'openai',
    );
    const relay = new UpstreamClient(
      upstream,
      ['x-service-api-key'],
      new ConnectionShares({ total: 1, perWorkspace: 1, waitMs: 5_000 }),
    );
    const held = new HeldBodies(new PassThroughSettings()).open(workspace);
    const asked: ProxyRequest = {
      provider,
      integration,
      target: targetOf(provider, '/models?a=1'),
      method: 'GET',
      headers,
      body: null,
      caller,
      held,
      signal: new AbortController().signal,
    };
    const answer = await relay.send(asked, relay.prepare(asked));
    await answer.body.dump();
    return answer.statusCode;
  };

  it('carries the stored credential', async () => {
    expect(
      await sendTo('127.0.0.2', {
        'x-service-api-key': 'service',
        authorization: 'Bearer service',
      }),
    ).toBe(200);
    expect(seen[0]).toMatchObject({
      url: '/base/v1/models?a=1',
      headers: { authorization: `Bearer ${CREDENTIAL}` },
    });
    expect(JSON.stringify(seen[0]?.headers)).not.toContain('service');
  });

  it('carries the caller’s own credential', async () => {
    expect(await sendTo('127.0.0.2', { authorization: 'Bearer own' })).toBe(200);
    expect(seen[0]?.headers.authorization).toBe('Bearer own');
  });

  it('is refused for a stored address that is not allowed', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      await expect(sendTo(host)).rejects.toMatchObject({ status: 502 });
    expect(seen).toEqual([]);
  });
});
