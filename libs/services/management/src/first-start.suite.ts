import { listApiKeys, resolveApiKey, revokeApiKey, SCOPES } from '@touchstone/contracts';
import { Secrets } from '@touchstone/kernel';
import type { Database } from '@touchstone/storage';
import {
  ANY_PAGE,
  type Given,
  type RunningManagement,
  SECRET_KEY,
  SECRETS,
  startManagement,
  uniqueSchema,
} from './management.fixture';

const OWN_KEY = 'the operator’s own key';
const caller = { workspace: 'default', keyId: 'spec' };
const resolve = ({ ask }: RunningManagement, key: string) =>
  ask(resolveApiKey, { digest: SECRETS.digest(key).toString('hex') });

/** Describes the state after a start, on any engine. */
export const describeFirstStart = (database: () => Database): void => {
  const started: RunningManagement[] = [];
  const start = async (given: Given): Promise<RunningManagement> => {
    const service = await startManagement(database(), given);
    started.push(service);
    return service;
  };
  afterEach(async () => {
    for (const service of started.splice(0)) await service.close();
  });

  it('creates the workspace "default" and a key, which it prints once', async () => {
    const schema = uniqueSchema();
    const first = await start({ schema });
    expect(first.printed).toEqual([
      expect.stringMatching(/^API key \(shown this once\): ts_[0-9A-Za-z]{58}$/),
      expect.stringMatching(/^Dashboard, to sign in once within an hour: /),
    ]);
    const key = first.printed[0]?.split(': ')[1] ?? '';
    await first.close();
    const second = await start({ schema });
    expect(second.printed).toEqual([]);
    await expect(resolve(second, key)).resolves.toMatchObject({
      workspace: 'default',
      scopes: SCOPES,
      failurePolicy: 'closed',
    });
  });

  it('creates one key when several replicas start together', async () => {
    const schema = uniqueSchema();
    const replicas = await Promise.all([start({ schema }), start({ schema }), start({ schema })]);
    expect(replicas.flatMap(({ printed }) => printed)).toHaveLength(2);
    await expect(replicas[0].ask(listApiKeys, { caller, page: ANY_PAGE })).resolves.toHaveLength(1);
  });

  it('stores the operator’s key instead and prints nothing', async () => {
    const service = await start({ bootstrapKey: OWN_KEY });
    expect(service.printed).toEqual([]);
    await expect(resolve(service, OWN_KEY)).resolves.toEqual({
      keyId: 'bootstrap',
      workspace: 'default',
      scopes: SCOPES,
      failurePolicy: 'closed',
    });
  });

  it('stores an operator’s key set or changed on a later start, and disables the previous one', async () => {
    const schema = uniqueSchema();
    const first = await start({ schema });
    const made = first.printed[0]?.split(': ')[1] ?? '';
    await first.close();
    const second = await start({ schema, bootstrapKey: OWN_KEY });
    await expect(resolve(second, made)).resolves.not.toBeNull();
    await second.close();
    const third = await start({ schema, bootstrapKey: 'another key of the operator' });
    await expect(resolve(third, 'another key of the operator')).resolves.toMatchObject({
      keyId: 'bootstrap',
    });
    await expect(resolve(third, OWN_KEY)).resolves.toBeNull();
    await third.close();
    await expect(
      resolve(await start({ schema }), 'another key of the operator'),
    ).resolves.not.toBeNull();
  });

  it('knows the operator’s key, working or revoked, after a change of the secret key', async () => {
    const schema = uniqueSchema();
    const first = await start({ schema, bootstrapKey: OWN_KEY });
    await first.close();
    const next = new Secrets('the next secret key of the specs', [SECRET_KEY]);
    const options = { secrets: next };
    const digest = next.digest(OWN_KEY).toString('hex');
    const second = await start({ schema, bootstrapKey: OWN_KEY, options });
    await expect(second.ask(resolveApiKey, { digest })).resolves.toMatchObject({
      keyId: 'bootstrap',
    });
    await second.ask(revokeApiKey, { caller, id: 'bootstrap' });
    await second.close();
    const last = {
      secrets: new Secrets('the last secret key', ['the next secret key of the specs']),
    };
    const third = await start({ schema, bootstrapKey: OWN_KEY, options: last });
    await expect(
      third.ask(resolveApiKey, { digest: last.secrets.digest(OWN_KEY).toString('hex') }),
    ).resolves.toBeNull();
    await expect(third.ask(listApiKeys, { caller, page: ANY_PAGE })).resolves.toEqual([]);
  });

  it('keeps a revoked operator’s key revoked until another is set', async () => {
    const schema = uniqueSchema();
    const first = await start({ schema, bootstrapKey: OWN_KEY });
    await first.ask(revokeApiKey, { caller, id: 'bootstrap' });
    await first.close();
    const second = await start({ schema, bootstrapKey: OWN_KEY });
    await expect(resolve(second, OWN_KEY)).resolves.toBeNull();
    await second.close();
    await expect(
      resolve(
        await start({ schema, bootstrapKey: 'another key of the operator' }),
        'another key of the operator',
      ),
    ).resolves.not.toBeNull();
  });
};
