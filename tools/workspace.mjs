/** What the commands of `package.json` share: an installed and built tree. Plain JavaScript, since it runs before anything is there. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
const BUILT_FROM = [
  'apps',
  'libs',
  'tools',
  '.swcrc',
  'project.json',
  'nx.json',
  'package-lock.json',
  'tsconfig.base.json',
];
/** Its time is when the last build began: sources younger than that are not in `dist`. */
const STAMP = join(ROOT, 'dist/.built');

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** @returns whether the installed packages are those of the lock file; optional ones may be for other machines, and left out. */
export const isInstalled = (wanted, present) =>
  Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    if (path === '' || link) return true;
    return (
      present[path]?.version === version ||
      (present[path] === undefined && (optional || devOptional) === true)
    );
  });

const lacksPackages = () => {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return true;
  return !isInstalled(
    readJson('package-lock.json').packages,
    readJson('node_modules/.package-lock.json').packages,
  );
};

/** The youngest change below a path, in ms; a folder's own time tells of files that went. */
const youngest = (path) => {
  const entry = statSync(path);
  if (!entry.isDirectory()) return path.endsWith('.spec.ts') ? 0 : entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => youngest(join(path, name))));
};

const isBuilt = () => {
  if (!existsSync(STAMP)) return false;
  return (
    Math.max(...BUILT_FROM.map((path) => youngest(join(ROOT, path)))) < statSync(STAMP).mtimeMs
  );
};

/** Runs a program quietly; what it wrote is shown only when it fails. @returns whether it succeeded */
const succeeds = (command, args) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NX_TUI: 'false' },
  });
  if (status === 0) return true;
  process.stderr.write(
    `${stdout ?? ''}${stderr ?? ''}${error ? `${command}: ${error.message}\n` : ''}`,
  );
  return false;
};

const npm = () =>
  process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];

const install = () => {
  process.stdout.write(
    'Installing the packages of package-lock.json; the first time this takes about a minute …\n',
  );
  const [command, args] = npm();
  return succeeds(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
};

/** Runs a target of `project.json`; its inputs unchanged, Nx answers from its cache. @returns whether it succeeded */
export const runTarget = (target) =>
  succeeds(process.execPath, [NX, 'run', `touchstone:${target}`]);

const build = () => {
  const begun = new Date();
  process.stdout.write('Building …\n');
  if (!runTarget('build')) return false;
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, '');
  utimesSync(STAMP, begun, begun);
  return true;
};

/** Installs and builds what is missing or out of date. @returns whether all is there now; what went wrong is printed */
export const isReady = () => (!lacksPackages() || install()) && (isBuilt() || build());
