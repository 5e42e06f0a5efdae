import { isDeepStrictEqual } from 'node:util';
import {
  apiKeyPlace,
  apiKeysChanged,
  type Caller,
  closeSession,
  createApiKey,
  listAudit,
  openSession,
  type Principal,
  resolveSession,
  revokeApiKey,
  type Scope,
} from '@touchstone/contracts';
import type { Database } from '@touchstone/storage';
import { eventually } from '@touchstone/testing';
import {
  ANY_PAGE,
  type RunningManagement,
  SECRETS,
  startManagement,
  uniqueSchema,
} from '../management.fixture';
import { MOST_SESSIONS, SESSION_MS } from './session.service';
import { LINK_MS } from './sign-in-link';

const digestsOf = (text: string) => ({ digest: SECRETS.digest(text).toString('hex') });

interface OwnKey {
  caller: Caller;
  id: string;
  key: string;
}

const newKey = async (
  { ask, newCaller }: RunningManagement,
  scopes: Scope[] = ['read', 'evaluate'],
): Promise<OwnKey> => {
  const caller = await newCaller();
  const fields = { name: 'browser', scopes };
  const made = await ask(createApiKey, { caller, callerScopes: scopes, fields });
  const key = SECRETS.unseal(made.sealedKey, apiKeyPlace(caller.workspace, made.id));
  return { caller, id: made.id, key };
};

const open = (
  { ask }: RunningManagement,
  presented: string,
  token: string,
  proof: 'key' | 'link' = 'key',
): Promise<Principal | null> =>
  ask(openSession, { proof, presented: digestsOf(presented), session: digestsOf(token).digest });

const resolve = ({ ask }: RunningManagement, token: string): Promise<Principal | null> =>
  ask(resolveSession, digestsOf(token));

/** Describes sessions of the dashboard, on any engine. */
export const describeSessions = (running: () => RunningManagement): void => {
  it('have the scopes and the workspace of their key', async () => {
    const service = running();
    const { caller, id, key } = await newKey(service);
    const principal = { keyId: id, workspace: caller.workspace, scopes: ['evaluate', 'read'] };
    await expect(open(service, key, 'token-1')).resolves.toMatchObject(principal);
    await expect(resolve(service, 'token-1')).resolves.toMatchObject(principal);
    await expect(service.ask(listAudit, { caller, page: ANY_PAGE })).resolves.toContainEqual(
      expect.objectContaining({ action: 'session.opened', key_id: id, subject_id: id }),
    );
  });

  it('cannot be opened with an unknown key, a token or the digest of a link', async () => {
    const service = running();
    const { key } = await newKey(service);
    await open(service, key, 'token-2');
    await expect(open(service, 'an unknown key', 'token-3')).resolves.toBeNull();
    await expect(open(service, 'token-2', 'token-3')).resolves.toBeNull();
    await expect(open(service, 'token-2', 'token-3', 'link')).resolves.toBeNull();
    await expect(resolve(service, key)).resolves.toBeNull();
  });

  it('end with their key', async () => {
    const service = running();
    const { caller, id, key } = await newKey(service);
    await open(service, key, 'token-4');
    await service.ask(revokeApiKey, { caller, id });
    await expect(resolve(service, 'token-4')).resolves.toBeNull();
  });

  it('end when they are closed, which every replica hears', async () => {
    const service = running();
    const { caller, key } = await newKey(service);
    await open(service, key, 'token-5');
    await expect(service.ask(closeSession, digestsOf('token-5'))).resolves.toEqual({
      closed: true,
    });
    await expect(resolve(service, 'token-5')).resolves.toBeNull();
    await expect(service.ask(closeSession, digestsOf('token-5'))).resolves.toEqual({
      closed: false,
    });
    const heard = { pattern: apiKeysChanged.pattern, body: { workspace: caller.workspace } };
    await eventually(() => service.heard.some((event) => isDeepStrictEqual(event, heard)));
  });

  it('close the oldest when a key opens too many', async () => {
    const service = running();
    const { key } = await newKey(service);
    for (let number = 0; number <= MOST_SESSIONS; number++) {
      await open(service, key, `many-${number}`);
      service.clock.advance(1);
    }
    await expect(resolve(service, 'many-0')).resolves.toBeNull();
    await expect(resolve(service, 'many-1')).resolves.not.toBeNull();
  });
};

/** Describes the times of sessions and links, which need a service of their own. */
export const describeSessionTimes = (database: () => Database): void => {
  let service: RunningManagement;
  beforeEach(async () => {
    service = await startManagement(database(), { schema: uniqueSchema() });
  });
  afterEach(() => service.close());

  const printedLink = (): string =>
    /^Dashboard, to sign in once within an hour: http:\/\/localhost:3000\/sign-in#([\w-]{43})$/m.exec(
      service.printed.join('\n'),
    )?.[1] ?? '';

  it('lets a session expire', async () => {
    const { key } = await newKey(service);
    await open(service, key, 'token');
    service.clock.advance(SESSION_MS - 1);
    await expect(resolve(service, 'token')).resolves.not.toBeNull();
    service.clock.advance(1);
    await expect(resolve(service, 'token')).resolves.toBeNull();
  });

  it('opens one session with the link of the first start', async () => {
    const opened = await Promise.all([
      open(service, printedLink(), 'one', 'link'),
      open(service, printedLink(), 'other', 'link'),
    ]);
    expect(opened.filter((principal) => principal !== null)).toHaveLength(1);
    await expect(open(service, printedLink(), 'third', 'link')).resolves.toBeNull();
  });

  it('lets the link expire', async () => {
    service.clock.advance(LINK_MS);
    await expect(open(service, printedLink(), 'one', 'link')).resolves.toBeNull();
  });
};
