import {
  type ApiKeyDigests,
  type Caller,
  createApiKey,
  createIntegration,
  integrationPlace,
  messagePlace,
  resolveApiKey,
  resolveIntegration,
  SCOPES,
} from '@touchstone/contracts';
import { Secrets } from '@touchstone/kernel';
import { type Database, resealAll } from '@touchstone/storage';
import { ApiKeyService } from '../keys/api-key.service';
import {
  type Given,
  type RunningManagement,
  SECRET_KEY,
  SECRETS,
  startManagement,
  uniqueSchema,
} from '../management.fixture';
import { managementSealed } from '../storage/sealed-columns';
import { WorkspaceService } from '../workspaces/workspace.service';
import { runCommand } from './commands';
import { toolsWith } from './tools.fixture';

const NEXT_KEY = 'the next secret key of the specs';
const PLAIN = 'credential-of-a-vendor-7531';
/** `credential-of-before-2468`, sealed with the key of these specs by an earlier version. */
const FIRST_FORMAT = 'KregtpqmmSoTAH/E74omyxsvGZCULA1fqHrkqyPWTno+rO3lirj2c5GnDZHLABr/ecQBqXA=';

const anIntegration = (
  { ask }: RunningManagement,
  caller: Caller,
  provider = 'openai',
  secrets = SECRETS,
) =>
  ask(createIntegration, {
    caller,
    fields: {
      provider,
      credential: {
        sealed: secrets.seal(PLAIN, messagePlace(caller.workspace, 'integration.credential')),
        lastFour: '7531',
      },
    },
  });

/** Returns the credential as a pass-through with these secret keys reads it. */
const credentialOf = async (
  { ask }: RunningManagement,
  { workspace }: Caller,
  provider: string,
  secrets: Secrets,
): Promise<string> => {
  const found = await ask(resolveIntegration, { workspace, provider });
  return secrets.unseal(
    found?.sealedCredential ?? '',
    integrationPlace(workspace, found?.id ?? ''),
  );
};

/** Describes a change of the secret key, on any engine. */
export const describeSecretRotation = (database: () => Database): void => {
  const started: RunningManagement[] = [];
  const start = async (given: Given): Promise<RunningManagement> => {
    const service = await startManagement(database(), given);
    started.push(service);
    return service;
  };
  afterEach(async () => {
    for (const service of started.splice(0)) await service.close();
  });
  const rotate = ({ get, schema }: RunningManagement, secrets: Secrets): Promise<string> =>
    runCommand(
      ['secrets', 'rotate'],
      toolsWith({
        management: async () => ({
          workspaces: get(WorkspaceService),
          keys: get(ApiKeyService),
          secrets,
          reseal: () => resealAll(database(), [managementSealed(schema)], secrets),
        }),
      }),
    );

  it('leaves nothing that needs the previous key', async () => {
    const schema = uniqueSchema();
    const before = await start({ schema });
    const [first, second] = [await before.newCaller(), await before.newCaller()];
    await anIntegration(before, first);
    await anIntegration(before, second);
    const { id } = await anIntegration(before, second, 'acme');
    await before.sql(
      `UPDATE "${schema}"."integration" SET "sealed_credential" = $1 WHERE "id" = $2`,
      [FIRST_FORMAT, id],
    );
    await before.close();

    const both = new Secrets(NEXT_KEY, [SECRET_KEY]);
    const during = await start({ schema, options: { secrets: both } });
    await anIntegration(during, first, 'mistral', both);
    const report = await rotate(during, both);
    expect(report).toContain(
      `${schema}.integration.sealed_credential: 3 sealed anew, 1 already under the current key\n`,
    );
    for (const secret of [PLAIN, 'credential-of-before', 'v2.', SECRET_KEY, NEXT_KEY])
      expect(report).not.toContain(secret);
    await expect(rotate(during, both)).resolves.toContain(
      `${schema}.integration.sealed_credential: 0 sealed anew, 4 already under the current key\n`,
    );
    await during.close();

    const alone = new Secrets(NEXT_KEY);
    const after = await start({ schema, options: { secrets: alone } });
    for (const [caller, provider, credential] of [
      [first, 'openai', PLAIN],
      [first, 'mistral', PLAIN],
      [second, 'openai', PLAIN],
      [second, 'acme', 'credential-of-before-2468'],
    ] as const)
      await expect(credentialOf(after, caller, provider, alone)).resolves.toBe(credential);
  });

  it('names the API keys that need the previous key until they are used', async () => {
    const schema = uniqueSchema();
    const service = await start({ schema, bootstrapKey: 'the operator’s own key' });
    const caller = await service.newCaller();
    const made = await service.ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'nightly' },
    });
    const key = SECRETS.unseal(made.sealedKey, {
      workspace: caller.workspace,
      table: 'api_key',
      row: made.id,
    });
    await service.close();
    const both = new Secrets(NEXT_KEY, [SECRET_KEY]);
    const during = await start({
      schema,
      bootstrapKey: 'the operator’s own key',
      options: { secrets: both },
    });
    const report = await rotate(during, both);
    expect(report).toContain(
      `until they are used again:\n  ${made.id}  …${made.last_four}  workspace ${caller.workspace}  nightly\n`,
    );
    expect(report).toContain('Keep the previous secret keys');
    expect(report).not.toContain('bootstrap');
    const used: ApiKeyDigests = {
      digest: both.digest(key).toString('hex'),
      keyId: both.keyId,
      previous: both.previousDigests(key).map((digest) => digest.toString('hex')),
    };
    await expect(during.ask(resolveApiKey, used)).resolves.toMatchObject({ keyId: made.id });
    await expect(rotate(during, both)).resolves.toContain(
      'Every API key is stored under the current secret key.\nPrevious secret keys are no longer needed.',
    );
  });

  it('fails, and keeps what it cannot open, if a key is missing', async () => {
    const schema = uniqueSchema();
    const service = await start({ schema });
    const caller = await service.newCaller();
    const { id } = await anIntegration(service, caller);
    const stranger = new Secrets(NEXT_KEY, ['a key that sealed nothing here']);
    const rotating = rotate(service, stranger);
    await expect(rotating).rejects.toThrow(
      `0 sealed anew, 0 already under the current key\n  cannot be opened with any configured key: row ${id}\n`,
    );
    await expect(rotating).rejects.toThrow('configure the secret key they were sealed with');
    await expect(credentialOf(service, caller, 'openai', SECRETS)).resolves.toBe(PLAIN);
  });
};

/** Describes the list of columns, after other suites have stored values of every kind. */
export const describeSealedList = (running: () => RunningManagement): void => {
  it('lists every column that holds sealed values', async () => {
    const { sql, schema } = running();
    const columns = await sql<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = $1 AND data_type IN ('text', 'json', 'jsonb')`,
      [schema],
    );
    const found: string[] = [];
    for (const { table, column } of columns) {
      const [row] = await sql<{ found: boolean }>(
        `SELECT EXISTS (SELECT 1 FROM "${schema}"."${table}" WHERE "${column}"::text ~ 'v2\\.[0-9a-f]{8}\\.') AS found`,
      );
      if (row?.found) found.push(`${table}.${column}`);
    }
    const listed = managementSealed(schema).columns.map(
      ({ table, column }) => `${table}.${column}`,
    );
    expect(found).toContain('integration.sealed_credential');
    expect(found.filter((one) => !listed.includes(one))).toEqual([]);
  });
};
