import type { Secrets } from '@touchstone/kernel';
import type { AmqpDeadLetters } from '@touchstone/messaging';
import type { ResealedColumn } from '@touchstone/storage';
import type { ApiKeyService } from '../keys/api-key.service';
import type { WorkspaceService } from '../workspaces/workspace.service';

/** Thrown for a command line that names no command, or lacks a required part. */
export class WrongUsage extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'WrongUsage';
  }
}

/** Thrown by a command that did only part of its work; the message is its report. */
export class Incomplete extends Error {
  constructor(report: string) {
    super(report);
    this.name = 'Incomplete';
  }
}

/** The management service, on the configured database. */
export interface ManagementTools {
  workspaces: WorkspaceService;
  keys: ApiKeyService;
  secrets: Secrets;
  /** Seals the values of every service with the current secret key. */
  reseal(): Promise<ResealedColumn[]>;
}

/** Connections that commands open as they need them. */
export interface CommandTools {
  /** Creates and changes the tables of every service; waits for the database. Returns the schemas. */
  migrate(): Promise<string[]>;
  management(): Promise<ManagementTools>;
  deadLetters(): Promise<AmqpDeadLetters>;
  /** Returns the API key of the caller. @throws InvalidConfiguration */
  apiKey(): string;
  /** Shows how far the command is, in place of what it showed before. */
  showProgress(text: string): void;
}

/** Options of all commands, as `parseArgs` of Node describes them. */
export const OPTIONS = {
  workspace: { type: 'string' },
  name: { type: 'string' },
  scopes: { type: 'string' },
  'expires-at': { type: 'string' },
  limit: { type: 'string' },
  url: { type: 'string' },
  output: { type: 'string' },
  content: { type: 'boolean' },
  all: { type: 'boolean' },
} as const;

export type Option = keyof typeof OPTIONS;

type Named<Type> = {
  [Name in Option]: (typeof OPTIONS)[Name]['type'] extends Type ? Name : never;
}[Option];

/** Arguments of one command. */
export interface Given {
  /** The arguments after the command's own words. */
  rest: readonly string[];
  option(name: Named<'string'>): string | undefined;
  /** @throws WrongUsage */
  needed(name: Named<'string'>): string;
  flag(name: Named<'boolean'>): boolean;
}

export interface Command {
  /** The arguments, for the list of commands. */
  usage: string;
  options?: readonly Option[];
  /** @returns the text to print */
  run(tools: CommandTools, given: Given): Promise<string>;
}

/** Commands by their words. */
export type Commands = Readonly<Record<string, Command>>;

/** Returns the only argument. @throws WrongUsage */
export const only = ({ rest }: Given, what: string): string => {
  const [value] = rest;
  if (value === undefined || value === '' || rest.length > 1)
    throw new WrongUsage(`${what} is needed, in quotes if it has spaces.`);
  return value;
};
