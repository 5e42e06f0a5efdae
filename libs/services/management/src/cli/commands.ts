import { parseArgs } from 'node:util';
import { type Caller, type Scope, SCOPES } from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';
import type { ApiKeyService } from '../keys/api-key.service';
import type { WorkspaceService } from '../workspaces/workspace.service';

export const USAGE = `Usage:
  workspace create NAME
  workspace list
  key create --workspace ID --name NAME [--scopes ${SCOPES.join(',')}] [--expires-at TIME]
  key list --workspace ID
  key revoke --workspace ID KEY_ID`;

/** Thrown for a command that is not in `USAGE`, or lacks a required part. */
export class WrongUsage extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${USAGE}`);
    this.name = 'WrongUsage';
  }
}

export interface CommandTools {
  workspaces: WorkspaceService;
  keys: ApiKeyService;
  secrets: Secrets;
}

interface Given {
  /** The arguments after the command's own words. */
  rest: string[];
  option(name: Option): string | undefined;
  /** @throws WrongUsage */
  needed(name: Option): string;
}
type Option = 'workspace' | 'name' | 'scopes' | 'expires-at';
/** @returns the text to print */
type Command = (tools: CommandTools, given: Given) => Promise<string>;

/** The operator's name in the audit log. */
const OPERATOR = 'command line';
const ALL = { limit: 10_000, offset: 0 };

const callerOf = async ({ workspaces }: CommandTools, { needed }: Given): Promise<Caller> => {
  const caller = { workspace: needed('workspace'), keyId: OPERATOR };
  await workspaces.get(caller);
  return caller;
};

const only = ({ rest }: Given, what: string): string => {
  const [value] = rest;
  if (value === undefined || value === '' || rest.length > 1)
    throw new WrongUsage(`${what} is needed, in quotes if it has spaces.`);
  return value;
};

const scopesOf = (text: string): Scope[] => {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !SCOPES.includes(name as Scope));
  if (unknown !== undefined) throw new WrongUsage(`There is no scope "${unknown}".`);
  return names as Scope[];
};

const COMMANDS: Record<string, Command> = {
  'workspace create': async ({ workspaces }, given) => {
    const { id } = await workspaces.create(only(given, 'A NAME'), OPERATOR);
    return `Workspace: ${id}`;
  },
  'workspace list': async ({ workspaces }) =>
    (await workspaces.list()).map(({ id, name }) => `${id}  ${name}`).join('\n'),
  'key create': async (tools, given) => {
    const [scopes, expiresAt] = [given.option('scopes'), given.option('expires-at')];
    const fields = {
      name: given.needed('name'),
      ...(scopes && { scopes: scopesOf(scopes) }),
      ...(expiresAt && { expires_at: expiresAt }),
    };
    const { id, sealedKey } = await tools.keys.create(await callerOf(tools, given), fields, SCOPES);
    return `Key: ${id}\nAPI key (shown this once): ${tools.secrets.unseal(sealedKey)}`;
  },
  'key list': async (tools, given) => {
    const keys = await tools.keys.list(await callerOf(tools, given), ALL);
    return keys
      .map(
        ({ id, name, last_four, scopes }) => `${id}  …${last_four}  ${scopes.join(',')}  ${name}`,
      )
      .join('\n');
  },
  'key revoke': async (tools, given) => {
    const { id } = await tools.keys.revoke(await callerOf(tools, given), only(given, 'A KEY_ID'));
    return `Revoked: ${id}`;
  },
};

/**
 * Runs one operator command.
 * @returns the text to print
 * @throws WrongUsage, AppError
 */
export const runCommand = async (
  args: readonly string[],
  tools: () => Promise<CommandTools>,
): Promise<string> => {
  const { words, given } = parsed(args);
  const command = Object.hasOwn(COMMANDS, words) ? COMMANDS[words] : undefined;
  if (!command)
    throw new WrongUsage(words === '' ? 'A command is needed.' : `There is no command "${words}".`);
  return command(await tools(), given);
};

const parsed = (args: readonly string[]): { words: string; given: Given } => {
  const { positionals, values } = parsedArgs(args);
  const option = (name: Option) => values[name];
  const needed = (name: Option) => {
    const value = option(name);
    if (!value) throw new WrongUsage(`--${name} is needed.`);
    return value;
  };
  return {
    words: positionals.slice(0, 2).join(' '),
    given: { rest: positionals.slice(2), option, needed },
  };
};

const parsedArgs = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { workspace: text, name: text, scopes: text, 'expires-at': text },
    });
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
};
