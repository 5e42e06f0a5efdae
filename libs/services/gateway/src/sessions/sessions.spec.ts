import { resolveSession } from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import {
  type Answer,
  aPrincipal,
  type Gateway,
  SECRETS,
  startGateway,
} from '@touchstone/testing/http';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
const KEY = 'the key of a person';
const READER = aPrincipal({ keyId: 'reader', scopes: ['read', 'proxy'] });

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
  gateway.management.addKey(KEY, READER);
});
afterEach(() => gateway.app.close());

const ask = (
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Answer> => gateway.ask(method, url, body, { 'x-service-api-key': '', ...headers });

const signIn = (headers: Record<string, string> = SAME_ORIGIN, body: object = { key: KEY }) =>
  ask('POST', '/api/session', headers, body);

const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie']);

/** Signs in and returns the cookie as the browser sends it. */
const session = async (): Promise<Record<string, string>> => ({
  cookie: cookieOf(await signIn()).split(';')[0] ?? '',
});

describe('a session', () => {
  it('is opened with a key, and sends the browser nothing of it', async () => {
    const answer = await signIn();
    expect(answer).toMatchObject({
      status: 200,
      body: { workspace: 'workspace-1', key_id: 'reader', scopes: ['read', 'proxy'] },
      headers: { 'cache-control': 'no-store' },
    });
    expect(cookieOf(answer)).toMatch(
      /^touchstone-session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(JSON.stringify(gateway.management.asked)).not.toContain(KEY);
  });

  it('has a cookie for this host and HTTPS only where the page came by HTTPS', async () => {
    const headers = { origin: 'https://touchstone.example', host: 'touchstone.example' };
    expect(cookieOf(await signIn(headers))).toMatch(
      /^__Host-touchstone-session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('is opened once with a link', async () => {
    gateway.management.links.set(SECRETS.digest('token').toString('hex'), READER);
    expect((await signIn(SAME_ORIGIN, { link: 'token' })).status).toBe(200);
    expect(await signIn(SAME_ORIGIN, { link: 'token' })).toMatchObject({
      status: 401,
      body: { error: 'This link was used or has expired.' },
    });
  });

  it.each([
    ['an unknown key', { key: 'an unknown key' }, 401],
    ['nothing', {}, 422],
    ['a number', { key: 7 }, 422],
    ['the text of a session', { key: '' }, 422],
  ])('is not opened with %s', async (_title, body, status) => {
    const answer = await signIn(SAME_ORIGIN, body);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined]);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['of another origin', { origin: 'https://evil.example', host: 'touchstone.example' }],
    ['that hides its origin', { origin: 'null', host: 'touchstone.example' }],
    ['of no browser', {}],
  ])('is not opened for a page %s', async (_title, headers) => {
    expect((await signIn(headers)).status).toBe(403);
  });

  it('reads with the scopes of its key', async () => {
    const cookie = await session();
    expect((await ask('GET', '/api/session', cookie)).body).toMatchObject({ key_id: 'reader' });
    expect((await ask('GET', '/api/evaluations', cookie)).status).toBe(200);
    expect((await ask('POST', '/api/rules', { ...cookie, ...SAME_ORIGIN }, {})).status).toBe(403);
  });

  it('changes nothing for a page of another site', async () => {
    gateway.management.addKey(KEY, aPrincipal());
    const cookie = await session();
    const create = (headers: object) =>
      ask('POST', '/api/api-keys', { ...cookie, ...headers }, { name: 'x' });
    expect((await create({ 'sec-fetch-site': 'cross-site' })).body['error']).toContain(
      'only from a page of this address',
    );
    expect((await create({})).status).toBe(403);
    expect((await create(SAME_ORIGIN)).status).toBe(200);
  });

  it('is not valid for vendor traffic', async () => {
    const cookie = { ...(await session()), ...SAME_ORIGIN };
    for (const url of ['/api/providers/openai/chat/completions', '//api//providers/openai/models'])
      expect((await ask('POST', url, cookie, {})).status).toBe(401);
  });

  it('is no key', async () => {
    const { cookie = '' } = await session();
    const headers = { 'x-service-api-key': cookie.split('=')[1] ?? '' };
    expect((await ask('GET', '/api/evaluations', headers)).status).toBe(401);
  });

  it('ends at once when it is closed', async () => {
    const cookie = await session();
    expect((await ask('GET', '/api/session', cookie)).status).toBe(200);
    const closed = await ask('DELETE', '/api/session', { ...cookie, ...SAME_ORIGIN });
    expect([closed.status, cookieOf(closed)]).toEqual([
      200,
      'touchstone-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
    expect(await ask('GET', '/api/session', cookie)).toMatchObject({
      status: 401,
      body: { error: 'This session has ended; sign in again.' },
    });
  });

  it('is looked up once, and again when its workspace’s keys change', async () => {
    const cookie = await session();
    for (let times = 0; times < 3; times++) await ask('GET', '/api/session', cookie);
    expect(gateway.management.timesAsked(resolveSession)).toBe(1);
    gateway.management.sessions.clear();
    await gateway.management.removeKey(KEY);
    await eventually(async () => (await ask('GET', '/api/session', cookie)).status === 401);
  });
});
