/** Finds the folders of `node_modules` that a program needs, by the lock file of the installed tree. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './workspace.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The package that `name` means to the package at `from`: Node looks within it, then above. */
const resolve = (installed, from, name) => {
  const path = join(from, 'node_modules', name);
  if (path in installed) return path;
  return from === '.' ? undefined : resolve(installed, dirname(from), name);
};

/** Optional peers that a package loads by name, where nothing of ours imports them. */
const LOADED_BY_NAME = { 'node_modules/@nestjs/swagger': ['@fastify/static'] };

/** Names of the packages that a package needs; of its optional peers, apps import what they use. */
const neededBy = (
  path,
  { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta },
) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ...(LOADED_BY_NAME[path] ?? []),
];

/**
 * @param imported names of packages and of Node's modules
 * @returns paths of the packages and of what they need, installed here
 * @throws Error when one is not a production dependency of the workspace
 */
export const packagesFor = (imported) => {
  const installed = readJson('node_modules/.package-lock.json').packages;
  const { dependencies: ours } = readJson('package.json');
  const names = imported.filter((name) => !/^node:/.test(name) && !builtinModules.includes(name));
  const strangers = names.filter((name) => !(name in ours));
  if (strangers.length > 0) {
    throw new Error(`package.json does not list under dependencies: ${strangers.join(', ')}`);
  }
  const paths = new Set();
  const add = (from, name) => {
    const path = resolve(installed, from, name);
    // Optional packages may be for other machines.
    if (path === undefined || paths.has(path)) return;
    paths.add(path);
    for (const needed of neededBy(path, installed[path])) add(path, needed);
  };
  for (const name of names) add('.', name);
  return [...paths];
};
