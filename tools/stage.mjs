/**
 * `node tools/stage.mjs <app folder> <target folder>`: gathers what the image of an app holds: the
 * built files that its programs load, the data beside them, and the packages that these need.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { packagesFor } from './stage-packages.mjs';
import { ROOT } from './workspace.mjs';

const PROGRAMS = ['main.js', 'cli.js'];
const IMPORT = /\brequire\("([^"]+)"\)/g;
/** Files that code finds by their place: data, and the programs of worker threads. */
const FOUND_BY_PLACE = /\.(bin|json|gz|worker\.js)$/;
/** A built folder that a program names by its place: the browser app. */
const FOLDER = /__dirname, ['"](\.\.\/[^'"]+)['"]/g;
/** Files of packages that no program loads. */
const NOT_LOADED = /\.(map|md|markdown|ts|mts|cts|flow|tsbuildinfo)$/;

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name);

/** The file behind a relative import of compiled code. */
const fileOf = (from, name) => {
  const path = join(dirname(from), name);
  const file = [path, `${path}.js`, join(path, 'index.js')].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
  );
  if (!file) throw new Error(`${relative(ROOT, from)} imports ${name}, which is not there.`);
  return file;
};

const foldersOf = (program) =>
  [...readFileSync(program, 'utf8').matchAll(FOLDER)].map(([, path]) =>
    join(dirname(program), path),
  );

const besides = (file) =>
  readdirSync(dirname(file))
    .filter((name) => FOUND_BY_PLACE.test(name))
    .map((name) => join(dirname(file), name));

/** @returns the files that are loaded from `programs` on, and the packages that they import */
const loadedFrom = (programs) => {
  const files = new Set();
  const packages = new Set();
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    if (!file.endsWith('.js')) return;
    besides(file).forEach(add);
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) add(fileOf(file, name));
      else packages.add(packageOf(name));
    }
  };
  programs.forEach(add);
  return { files: [...files], packages: [...packages] };
};

const copyFile = (path, folder) => {
  const target = join(folder, relative(ROOT, path));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(path, target);
};

/** Without the packages within it, which are copied where they are needed. */
const copyPackage = (path, folder) =>
  cpSync(join(ROOT, path), join(folder, path), {
    recursive: true,
    filter: (source) => {
      const within = relative(join(ROOT, path), source);
      return !NOT_LOADED.test(within) && !within.split('/').includes('node_modules');
    },
  });

const stage = (app, folder) => {
  const programs = PROGRAMS.map((name) => join(ROOT, 'dist', app, 'src', name)).filter(existsSync);
  if (programs.length === 0) throw new Error(`${app} is not built, or is no app.`);
  const { files, packages } = loadedFrom(programs);
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) copyFile(file, folder);
  for (const path of programs.flatMap(foldersOf))
    cpSync(path, join(folder, relative(ROOT, path)), { recursive: true });
  for (const path of packagesFor(packages)) copyPackage(path, folder);
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, license }));
};

const [app, folder] = process.argv.slice(2);
stage(app, resolve(folder));
