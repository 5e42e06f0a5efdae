import { listApiKeys, listAudit, resolveApiKey } from '@touchstone/contracts';
import { ApiKeyService } from '../keys/api-key.service';
import { ANY_PAGE, type RunningManagement, SECRETS } from '../management.fixture';
import { WorkspaceService } from '../workspaces/workspace.service';
import type { CommandTools } from './command';
import { runCommand } from './commands';

/** Returns the tools of a command line beside a running service; without a broker. */
const toolsOf = ({ get }: RunningManagement): CommandTools => ({
  migrate: () => Promise.reject(new Error('The service has migrated its schema.')),
  management: async () => ({
    workspaces: get(WorkspaceService),
    keys: get(ApiKeyService),
    secrets: SECRETS,
    reseal: () => Promise.reject(new Error('No secret is sealed here.')),
  }),
  deadLetters: () => Promise.reject(new Error('There is no broker here.')),
  apiKey: () => 'no key',
  showProgress: () => undefined,
});

/** Describes the operator's commands for workspaces and keys, on any engine. */
export const describeCommandLine = (running: () => RunningManagement): void => {
  const run = (...args: string[]) => runCommand(args, toolsOf(running()));
  const newWorkspace = async () =>
    (await run('workspace', 'create', 'Team A')).replace('Workspace: ', '');
  const resolve = (key: string) =>
    running().ask(resolveApiKey, { digest: SECRETS.digest(key).toString('hex') });

  it('creates a workspace and a key for it, and shows the key once', async () => {
    const workspace = await newWorkspace();
    const printed = await run(
      'key',
      'create',
      '--workspace',
      workspace,
      '--name',
      'ci',
      '--scopes',
      'evaluate, proxy',
      '--expires-at',
      '2030-01-01T00:00:00Z',
    );
    const [, id, key] = /^Key: (\w+)\nAPI key \(shown this once\): (ts_\w+)$/.exec(printed) ?? [];
    await expect(resolve(key ?? '')).resolves.toMatchObject({
      keyId: id,
      workspace,
      scopes: ['evaluate', 'proxy'],
      expiresAt: '2030-01-01T00:00:00.000Z',
    });
    await expect(run('workspace', 'list')).resolves.toContain(`${workspace}  Team A`);
    const listed = await run('key', 'list', '--workspace', workspace);
    expect(listed).toBe(`${id}  …${key?.slice(-4)}  evaluate,proxy  ci`);
  });

  it('revokes a key and writes the audit log', async () => {
    const workspace = await newWorkspace();
    await run('key', 'create', '--workspace', workspace, '--name', 'ci');
    const caller = { workspace, keyId: 'spec' };
    const [made] = await running().ask(listApiKeys, { caller, page: ANY_PAGE });
    await expect(run('key', 'revoke', '--workspace', workspace, made?.id ?? '')).resolves.toBe(
      `Revoked: ${made?.id}`,
    );
    const entries = await running().ask(listAudit, { caller, page: ANY_PAGE });
    expect(entries.map(({ action, key_id }) => `${action} by ${key_id}`)).toEqual([
      'api_key.revoked by command line',
      'api_key.created by command line',
      'workspace.created by command line',
    ]);
  });

  it.each([
    ['nothing', [], 'A command is needed'],
    ['an unknown command', ['key', 'steal'], 'There is no command "key steal"'],
    [
      'the name of an inherited object property',
      ['constructor'],
      'There is no command "constructor"',
    ],
    ['a workspace without a name', ['workspace', 'create'], 'A NAME is needed'],
    ['a name without quotes', ['workspace', 'create', 'Team', 'A'], 'in quotes'],
    ['a key without a workspace', ['key', 'create', '--name', 'x'], '--workspace is needed'],
    ['a key without a name', ['key', 'create', '--workspace', 'default'], '--name is needed'],
    [
      'an unknown scope',
      ['key', 'create', '--workspace', 'default', '--name', 'x', '--scopes', 'evaluate,admin'],
      'There is no scope "admin"',
    ],
    ['an unknown option', ['workspace', 'list', '--each'], '--each'],
    ['an option of another command', ['workspace', 'list', '--all'], 'takes no --all'],
    ['a queue without a letter', ['dead-letters', 'requeue', 'q'], 'A QUEUE and the ID'],
    ['a letter beside --all', ['dead-letters', 'requeue', 'q', 'id', '--all'], 'A QUEUE is needed'],
    ['a limit that is no number', ['dead-letters', 'list', '--limit', 'all'], '--limit takes'],
    [
      'an unknown workspace',
      ['key', 'list', '--workspace', 'nowhere'],
      'There is nothing with this id',
    ],
    [
      'an unreadable time',
      ['key', 'create', '--workspace', 'default', '--name', 'x', '--expires-at', 'soon'],
      'expires_at: expected',
    ],
  ])('explains what is wrong with %s', async (_title, args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence);
  });
};
