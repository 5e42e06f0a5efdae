import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Paths of the files below a folder, from the workspace's root. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1));

/** Folders of apps that can be run: `api-gateway`, `detectors/security`, … */
export const apps = (): string[] =>
  filesIn('apps')
    .filter((path) => path.endsWith('/src/main.ts'))
    .map((path) => path.slice('apps/'.length, -'/src/main.ts'.length));

const isProduct = (path: string): boolean =>
  /\.ts$/.test(path) &&
  !/\.(spec|suite|fixture)\.ts$/.test(path) &&
  !path.startsWith('libs/testing/');

/** A pattern of names: `<NAME>` stands for what the code puts or finds in its place. */
const PLACE = /<[A-Z]+>/;

/**
 * Variables of imported libraries, which every process reads; patterns of names have a place, as in
 * `TOUCHSTONE_PROVIDER_<NAME>_URL`.
 */
export const settings = (): Set<string> => {
  const sources = [...filesIn('apps'), ...filesIn('libs')]
    .filter(isProduct)
    .map((path) => ({ path, text: read(path) }));
  const isUsed = (library: string) =>
    sources.some(
      ({ path, text }) =>
        !path.startsWith(library) && text.includes(`'@touchstone/${library.slice('libs/'.length)}`),
    );
  const settled = sources.filter(
    ({ path }) => path.endsWith('.config.ts') && isUsed(path.slice(0, path.indexOf('/src/'))),
  );
  return new Set(
    settled.flatMap(({ text }) => namesIn(text.replaceAll('([A-Z0-9_]+)', '<NAME>'), "'")),
  );
};

/** Names of variables in a text, and patterns of names; those without a prefix stand in quotes. */
export const namesIn = (text: string, quote: string): string[] =>
  (
    text.match(
      new RegExp(`\\bTOUCHSTONE_[A-Z_]+(?:<[A-Z]+>[A-Z_]+|\\b)|${quote}(?:PORT|HOST)${quote}`, 'g'),
    ) ?? []
  ).map((name) => name.replaceAll(quote, ''));

/** Returns true for a variable that the code reads, by its name or by a pattern. */
export const isSetting = (variable: string): boolean =>
  [...settings()].some((name) => {
    const [before, after] = name.split(PLACE);
    if (before === undefined || after === undefined) return name === variable;
    return variable.startsWith(before) && variable.endsWith(after);
  });
