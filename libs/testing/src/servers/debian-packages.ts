import { existsSync } from 'node:fs';
import { runProgram } from './programs';

const APT = '/usr/bin/apt-get';
/**
 * Environment of apt; the run level keeps packages from starting their own services, which would
 * outlive the tests.
 */
const ENVIRONMENT = ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
const MINUTES_10 = 600_000;

const asRoot = (args: readonly string[]): Promise<string> => {
  const command = ['env', ...ENVIRONMENT, APT, ...args];
  const [program, ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return runProgram(program as string, rest, { timeoutMs: MINUTES_10 });
};

/** @throws Error without apt, or without the right to use it */
export const installPackages = async (packages: readonly string[]): Promise<void> => {
  if (!existsSync(APT)) throw new Error('this is no Debian: there is no apt-get');
  process.stderr.write(`Installing ${packages.join(', ')} for the tests …\n`);
  await asRoot(['update', '-qq']);
  await asRoot(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
};
