import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages';
import { NoServer } from './ladder';

/** Path of the program in Debian's package. */
const CHROMIUM = '/usr/bin/chromium';

/**
 * Finds the browser for the tests: the configured program, or Debian's Chromium, which is installed
 * with `CI` set.
 * @returns the path of the program
 * @throws NoServer
 */
export const findBrowser = async (
  environment: Record<string, string | undefined> = process.env,
  install = installPackages,
): Promise<string> => {
  const program = environment['TOUCHSTONE_TEST_BROWSER'] ?? CHROMIUM;
  if (existsSync(program)) return program;
  if (!environment['CI'])
    throw new NoServer('browser', [
      `${program}: there is no such program`,
      'debian: nothing is installed unless CI is set',
    ]);
  try {
    await install(['chromium']);
  } catch (error) {
    throw new NoServer('browser', [`debian: ${(error as Error).message}`]);
  }
  return CHROMIUM;
};
