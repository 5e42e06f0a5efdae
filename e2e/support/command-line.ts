import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = join(__dirname, '../../dist/apps/management/src/cli.js');

export interface Operated {
  databaseUrl: string;
  /** What the services beside it have as well. */
  env: Record<string, string>;
}

/** What a command of the operator prints. @throws Error when it fails */
export const runCommand = async (
  { databaseUrl, env }: Operated,
  ...args: string[]
): Promise<string> => {
  const settings = {
    ...process.env,
    ...env,
    TOUCHSTONE_DATABASE_URL: databaseUrl,
    TOUCHSTONE_MESSAGING_URL: '',
  };
  return (await promisify(execFile)(process.execPath, [PROGRAM, ...args], { env: settings }))
    .stdout;
};
