import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { podman, run } from './podman';

const ROOT = join(__dirname, '../..');
const STAND_INS = join(__dirname, 'images');
const PREFIX = 'localhost/touchstone-test';
const DEBIAN = `${PREFIX}/debian`;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Returns the local image that replaces one of a manifest: `postgres:16` and
 * `touchstone/management` become `localhost/touchstone-test/postgres` and `…/management`. The
 * versions of RabbitMQ and PostgreSQL are those of Debian.
 */
export const localImage = (name: string): string =>
  `${PREFIX}/${(name.split('/').at(-1) as string).split(':')[0]}`;

const timed = async (title: string, work: () => Promise<unknown>): Promise<void> => {
  const begun = Date.now();
  process.stderr.write(`${title} …`);
  await work();
  process.stderr.write(` ${Math.round((Date.now() - begun) / 1000)} s\n`);
};

const inTemporaryFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-image-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Mounts the settings by which this machine reaches its registry of packages. */
const mounts = (): string[] =>
  [
    [join(homedir(), '.npmrc'), '/root/.npmrc'],
    ['/etc/ssl/certs', '/etc/ssl/certs'],
  ].flatMap(([from = '', to = '']) => (existsSync(from) ? ['--volume', `${from}:${to}:ro`] : []));

/** `chroot`: works inside another container, too, and uses the network of the machine. */
const build = (image: string, file: string, context: string, ...more: string[]): Promise<string> =>
  podman(
    ...['build', '--quiet', '--isolation', 'chroot', '--pull=never', '--format', 'docker'],
    ...['--tag', image, '--file', file, ...more, context],
  );

const buildDebian = (): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const archive = `${folder}.tar`;
    try {
      await run('debootstrap', ['--variant=minbase', 'bookworm', folder]);
      await run('tar', ['-C', folder, '-cf', archive, '.']);
      await podman('import', '--quiet', '--change', `ENV PATH=${PATH}`, archive, DEBIAN);
    } finally {
      rmSync(archive, { force: true });
    }
  });

const npmFolder = async (): Promise<string> => {
  const program = process.env['npm_execpath'] ?? (await run('which', ['npm']));
  return dirname(dirname(realpathSync(program)));
};

const buildNode = (): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    // With their times, which are part of what podman compares to find a layer again.
    await run('cp', ['-a', process.execPath, join(folder, 'node')]);
    await run('cp', ['-a', await npmFolder(), join(folder, 'npm')]);
    await build(localImage('node'), join(STAND_INS, 'node.Dockerfile'), folder);
  });

const buildApp = (app: string, image: string): Promise<string> =>
  build(
    image,
    join(ROOT, 'docker/Dockerfile'),
    ROOT,
    ...['--build-arg', `NODE_IMAGE=${localImage('node')}`, '--build-arg', `APP=${app}`],
    ...mounts(),
  );

const isMissing = async (image: string): Promise<boolean> =>
  podman('image', 'exists', image).then(
    () => false,
    () => true,
  );

/** Builds what is not there: Debian, and Node, RabbitMQ and PostgreSQL on it. */
export const buildStandIns = async (): Promise<void> => {
  if (await isMissing(DEBIAN)) await timed('Image of Debian', buildDebian);
  await timed('Image of Node', buildNode);
  for (const server of ['rabbitmq', 'postgres'])
    await timed(`Image of ${server}`, () =>
      build(localImage(server), join(STAND_INS, `${server}.Dockerfile`), STAND_INS),
    );
};

/** Builds the images of apps by `docker/Dockerfile`. The first of them installs and compiles; its layers serve the others. */
export const buildApps = async (apps: Record<string, string>): Promise<void> => {
  for (const [image, app] of Object.entries(apps))
    await timed(`Image of ${app}`, () => buildApp(app, image));
};
