import { apiKeyPlace, type Caller, type Scope, SCOPES } from '@touchstone/contracts';
import { type Commands, type Given, type ManagementTools, only, WrongUsage } from './command';

/** The operator's name in the audit log. */
const OPERATOR = 'command line';
const ALL = { limit: 10_000, offset: 0 };

const callerOf = async (
  { workspaces }: ManagementTools,
  { needed }: Pick<Given, 'needed'>,
): Promise<Caller> => {
  const caller = { workspace: needed('workspace'), keyId: OPERATOR };
  await workspaces.get(caller);
  return caller;
};

const scopesOf = (text: string): Scope[] => {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !SCOPES.includes(name as Scope));
  if (unknown !== undefined) throw new WrongUsage(`There is no scope "${unknown}".`);
  return names as Scope[];
};

export const WORKSPACE_COMMANDS: Commands = {
  'workspace create': {
    usage: 'NAME',
    run: async (tools, given) => {
      const name = only(given, 'A NAME');
      const { id } = await (await tools.management()).workspaces.create(name, OPERATOR);
      return `Workspace: ${id}`;
    },
  },
  'workspace list': {
    usage: '',
    run: async (tools) =>
      (await (await tools.management()).workspaces.list())
        .map(({ id, name }) => `${id}  ${name}`)
        .join('\n'),
  },
  'key create': {
    usage: `--workspace ID --name NAME [--scopes ${SCOPES.join(',')}] [--expires-at TIME]`,
    options: ['workspace', 'name', 'scopes', 'expires-at'],
    run: async (tools, given) => {
      const [scopes, expiresAt] = [given.option('scopes'), given.option('expires-at')];
      const workspace = given.needed('workspace');
      const fields = {
        name: given.needed('name'),
        ...(scopes && { scopes: scopesOf(scopes) }),
        ...(expiresAt && { expires_at: expiresAt }),
      };
      const management = await tools.management();
      const caller = await callerOf(management, given);
      const { id, sealedKey } = await management.keys.create(caller, fields, SCOPES);
      const key = management.secrets.unseal(sealedKey, apiKeyPlace(workspace, id));
      return `Key: ${id}\nAPI key (shown this once): ${key}`;
    },
  },
  'key list': {
    usage: '--workspace ID',
    options: ['workspace'],
    run: async (tools, given) => {
      given.needed('workspace');
      const management = await tools.management();
      const keys = await management.keys.list(await callerOf(management, given), ALL);
      return keys
        .map(
          ({ id, name, last_four, scopes }) => `${id}  …${last_four}  ${scopes.join(',')}  ${name}`,
        )
        .join('\n');
    },
  },
  'key revoke': {
    usage: '--workspace ID KEY_ID',
    options: ['workspace'],
    run: async (tools, given) => {
      const keyId = only(given, 'A KEY_ID');
      const management = await tools.management();
      const { id } = await management.keys.revoke(await callerOf(management, given), keyId);
      return `Revoked: ${id}`;
    },
  },
};
