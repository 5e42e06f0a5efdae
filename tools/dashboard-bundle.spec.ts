import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = join(__dirname, '../dist/apps/dashboard');
const KB = 1_000;
/** Gzipped sizes that a slow connection still loads quickly. */
const MOST_OF_FIRST_PAGE = 200 * KB;
const MOST_OF_CHUNK = 110 * KB;

const chunks = (): string[] =>
  readdirSync(join(BUILT, 'assets')).filter((name) => name.endsWith('.js'));

const gzipped = (chunk: string): number => statSync(join(BUILT, 'assets', `${chunk}.gz`)).size;

/** Returns a chunk with those that it imports before it runs. */
const withImports = (chunk: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  const source = readFileSync(join(BUILT, 'assets', chunk), 'utf8');
  for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g))
    if (name !== undefined) withImports(name, seen);
  return seen;
};

describe('the built dashboard', () => {
  it('loads its first page with little JavaScript', () => {
    const [, entry = ''] =
      /src="\/assets\/([\w-]+\.js)"/.exec(readFileSync(join(BUILT, 'index.html'), 'utf8')) ?? [];
    const overview = chunks().find((name) => name.startsWith('overview-')) ?? '';
    const first = withImports(overview, withImports(entry));
    expect(first.size).toBeGreaterThan(2);
    expect([...first].reduce((sum, chunk) => sum + gzipped(chunk), 0)).toBeLessThan(
      MOST_OF_FIRST_PAGE,
    );
  });

  it('has no large chunk', () => {
    expect(chunks().filter((chunk) => gzipped(chunk) > MOST_OF_CHUNK)).toEqual([]);
  });
});
