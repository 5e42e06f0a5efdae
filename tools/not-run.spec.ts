import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Options {
  root: string;
  args?: string[];
  hasApt: boolean;
}

/** Runs the commands' own code, which is no TypeScript. */
const notRun = (results: object[], options: Options): string => {
  const code = `import { notRun } from ${JSON.stringify(join(__dirname, 'not-run.mjs'))};
    process.stdout.write(notRun(...${JSON.stringify([results, options])}));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
};

const suite = (name: string, ...statuses: string[]): object => ({
  name: `/tree/${name}`,
  assertionResults: statuses.map((status) => ({ status })),
});

describe('the end of a run without servers', () => {
  it('is silent when every test was run', () => {
    expect(
      notRun([suite('libs/a.spec.ts', 'passed', 'failed')], { root: '/tree', hasApt: true }),
    ).toBe('');
  });

  it('names the files with tests that were not run, and the command that runs them', () => {
    const results = [
      suite('libs/b.spec.ts', 'passed', 'pending'),
      suite('libs/c.spec.ts', 'passed'),
      suite('libs/a.spec.ts', 'pending', 'pending'),
    ];
    expect(
      notRun(results, { root: '/tree', args: ['libs'], hasApt: true })
        .trim()
        .split('\n'),
    ).toEqual([
      '3 tests in 2 files not run, for want of a RabbitMQ, a PostgreSQL or a browser:',
      '  libs/a.spec.ts (2)',
      '  libs/b.spec.ts (1)',
      "To run everything, as root or with sudo, which installs the servers from Debian's packages:",
      '  CI=true npm test -- libs',
    ]);
  });

  it('asks for a Docker engine where there are no Debian packages', () => {
    const text = notRun([suite('libs/a.spec.ts', 'pending')], { root: '/tree', hasApt: false });
    expect(text).toBe(
      '1 test in 1 file not run, for want of a RabbitMQ, a PostgreSQL or a browser:\n  libs/a.spec.ts (1)\nTo run everything, start a Docker engine and repeat:\n  npm test\n',
    );
  });
});
