import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = join(__dirname, '../../dist/apps/management/src/cli.js');

export interface Operated {
  databaseUrl: string;
  /** Environment of the services of the deployment. */
  env: Record<string, string>;
}

/** Runs a command of the operator and returns its output. @throws Error if it fails */
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
