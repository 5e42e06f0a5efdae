/**
 * `npm run test:containers [-- arguments for Jest]`: builds images of every app and runs the
 * container suite, `e2e/containers/*.containers.ts`: the images by themselves, the compose file and
 * the manifests of Kubernetes. Missing programs are installed from Debian's packages. Exits with 1
 * where they cannot be had.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isReady, runSuite } from './workspace.mjs';

/** Packages by a program of theirs. */
const PACKAGES = {
  podman: 'podman',
  'podman-compose': 'podman-compose',
  buildah: 'buildah',
  runc: 'runc',
  catatonit: 'catatonit',
  debootstrap: 'debootstrap',
  iptables: 'iptables',
  '/usr/lib/podman/netavark': 'netavark',
  '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
};
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const APT = '/usr/bin/apt-get';
const RULE = '!'.repeat(100);

const isThere = (program) =>
  program.startsWith('/')
    ? existsSync(program)
    : FOLDERS.some((folder) => existsSync(join(folder, program)));

const missing = () =>
  Object.entries(PACKAGES)
    .filter(([program]) => !isThere(program))
    .map(([, name]) => name);

const apt = (...args) =>
  spawnSync(APT, [...args, '-y', '-qq'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const install = (packages) => {
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  return apt('update') && apt('install', '--no-install-recommends', ...packages);
};

/** @returns why the suite cannot run here */
const obstacle = () => {
  if (process.getuid?.() !== 0) return 'It needs Linux and root, for podman.';
  const packages = missing();
  if (packages.length === 0) return undefined;
  if (!existsSync(APT)) return `This machine lacks ${packages.join(', ')}.`;
  return install(packages) ? undefined : `Installing ${packages.join(', ')} failed.`;
};

const reason = obstacle();
if (reason) {
  process.stderr.write(`\n${RULE}\nTHE CONTAINER SUITE WAS NOT RUN. ${reason}\n${RULE}\n\n`);
  process.exit(1);
}
if (!(await isReady())) process.exit(1);
runSuite('jest.containers.config.js', process.argv.slice(2));
