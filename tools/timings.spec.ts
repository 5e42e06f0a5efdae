import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs the commands' own code, which is no TypeScript. */
const run = (code: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { Timings } from ${JSON.stringify(join(__dirname, 'timings.mjs'))}; ${code}`,
    ],
    { encoding: 'utf8' },
  );

describe('timings', () => {
  it('names each part in the order in which they end, and the whole', () => {
    const text = run(`const timings = new Timings();
      await timings.of('build', () => undefined);
      await timings.of('lint', () => undefined);
      process.stdout.write(String(timings));`);
    expect(text).toBe('build 0 s, lint 0 s; 0 s in all');
  });

  it('gives minutes past 60 seconds', () => {
    const text = run(`let now = 0;
      performance.now = () => now;
      const timings = new Timings();
      await timings.of('tests', () => { now = 605_000; });
      process.stdout.write(String(timings));`);
    expect(text).toBe('tests 10 min 5 s; 10 min 5 s in all');
  });

  it('returns the result of the measured work, and counts work that fails', () => {
    const text = run(`const timings = new Timings();
      const seven = await timings.of('build', async () => 7);
      await timings.of('lint', () => { throw new Error(); }).catch(() => undefined);
      process.stdout.write(seven + ': ' + timings);`);
    expect(text).toBe('7: build 0 s, lint 0 s; 0 s in all');
  });
});
