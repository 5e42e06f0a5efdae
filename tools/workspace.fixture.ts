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

/** Variables of imported libraries, which every process reads. */
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
  const names = settled.flatMap(
    ({ text }) => text.match(/\bTOUCHSTONE_[A-Z_]+\b|'(?:PORT|HOST)'/g) ?? [],
  );
  return new Set(names.map((name) => name.replaceAll("'", '')));
};
