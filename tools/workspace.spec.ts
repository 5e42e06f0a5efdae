import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

/** Runs the commands' own code, which is JavaScript. */
const isInstalled = (wanted: Packages, present: Packages): boolean => {
  const code = `import { isInstalled } from ${JSON.stringify(join(__dirname, 'workspace.mjs'))};
    process.stdout.write(JSON.stringify(isInstalled(...${JSON.stringify([wanted, present])})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  ) as boolean;
};

describe('installed packages', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-other-machines': { version: '2.0.0', optional: true },
  };

  it.each<[string, Packages, boolean]>([
    [
      'match when all are there',
      {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/for-other-machines': { version: '2.0.0' },
      },
      true,
    ],
    ['match without an optional one', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['do not match when one is missing', {}, false],
    [
      'do not match when one has another version',
      { 'node_modules/a': { version: '1.0.1' } },
      false,
    ],
    [
      'do not match when an optional one has another version',
      {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/for-other-machines': { version: '1.9.0' },
      },
      false,
    ],
  ])('%s', (_title, present, expected) => expect(isInstalled(wanted, present)).toBe(expected));
});
