/**
 * Installs and builds the tree, for the commands of `package.json`. Plain JavaScript, since it runs
 * before anything is there.
 */
import { spawn, spawnSync } from 'node:child_process';
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
  'nx.json',
  'package-lock.json',
  'tsconfig.base.json',
];
/** Its time is when the last build began: sources younger than that are not in `dist`. */
const STAMP = join(ROOT, 'dist/.built');

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/**
 * @returns whether the installed packages are those of the lock file; optional ones may be for
 * other machines, and left out.
 */
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

/** The youngest change below a path, in ms; a folder's own time changes when files are removed. */
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

/**
 * Runs a program quietly; what it wrote is shown only when it fails. @returns whether it succeeded
 */
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

const report = ({ status, output }) => {
  if (status !== 0) process.stderr.write(output);
  return status === 0;
};

/**
 * Runs Nx targets quietly; their inputs unchanged, Nx answers from its cache. What they wrote is
 * shown only when one fails. @returns whether all succeeded
 */
export const runNx = (...args) =>
  new Promise((resolve) => {
    const chunks = [];
    const child = spawn(process.execPath, [NX, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NX_TUI: 'false' },
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) =>
      resolve(report({ status, output: Buffer.concat(chunks).toString() })),
    );
  });

const build = async () => {
  const begun = new Date();
  process.stdout.write('Building …\n');
  if (!(await runNx('run-many', '-t', 'build'))) return false;
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, '');
  utimesSync(STAMP, begun, begun);
  return true;
};

/**
 * Installs and builds what is missing or out of date. @returns whether all is there now; what went
 * wrong is printed
 */
export const isReady = async () =>
  (!lacksPackages() || install()) && (isBuilt() || (await build()));

/** Runs the suite of a configuration of Jest, then ends this process with its status. */
export const runSuite = (config, args, env = {}) => {
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const { status } = spawnSync(process.execPath, [jest, '--config', join(ROOT, config), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
};
