import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Container,
  type ContainerSet,
  makeNetwork,
  NETWORK,
  removeNetwork,
  SECRET_KEY,
} from './container-set';
import { containersSuite } from './containers.suite';
import { type Manifest, type PodContainer, type Probe, singleNode } from './kube-manifests';
import { playable, podName, PREFIX } from './kube-play';
import { podman, stateOf } from './podman';

const PASSWORD = 'a-password-that-only-tests-use';
/** A cluster waits this long for a pod that names no period. */
const DEFAULT_GRACE = 30;

const folder = mkdtempSync(join(tmpdir(), 'touchstone-kube-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the path of a file with this text; podman refuses the pipes of Node. */
const written = (text: string): string => {
  const path = join(folder, 'file');
  writeFileSync(path, text);
  return path;
};

const manifests = singleNode();
const migrations = `${PREFIX}migrations-app`;

/** Returns the command that does in the container what the cluster does from outside. */
const commandOf = ({ httpGet, exec }: Probe, { ports = [] }: PodContainer): string[] => {
  if (exec) return exec.command;
  const port = ports.find(({ name }) => name === httpGet?.port)?.containerPort;
  const address = `http://127.0.0.1:${port}${httpGet?.path}`;
  return ['node', '-e', `fetch('${address}').then(({ ok }) => process.exit(ok ? 0 : 1))`];
};

const containerOf = (manifest: Manifest): Container[] => {
  const pod = manifest.spec?.template?.spec;
  if (!pod || manifest.kind === 'Job') return [];
  const [container] = pod.containers;
  const name = `${podName(manifest)}-${container.name}`;
  const { startupProbe, livenessProbe, readinessProbe } = container;
  const probes = [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => probe ?? []);
  return [
    {
      name,
      isApp: container.image.startsWith('touchstone/'),
      graceSeconds: pod.terminationGracePeriodSeconds ?? DEFAULT_GRACE,
      checkHealth: async () => {
        for (const probe of probes) await podman('exec', name, ...commandOf(probe, container));
      },
    },
  ];
};

/** The secrets of docs/guides/kubernetes.md. podman 4.3 reads those that are JSON, but writes others itself. */
const secrets = (key: string): Record<string, Record<string, string>> => ({
  [`${PREFIX}touchstone-secret-key`]: { current: SECRET_KEY, 'bootstrap-api-key': key },
  [`${PREFIX}touchstone-messaging`]: {
    url: `amqp://touchstone:${PASSWORD}@${PREFIX}rabbitmq:5672`,
    password: PASSWORD,
  },
  [`${PREFIX}touchstone-database`]: {
    url: `postgres://touchstone:${PASSWORD}@${PREFIX}postgres:5432/touchstone`,
    password: PASSWORD,
  },
});

const base64 = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Buffer.from(value).toString('base64')]),
  );

const singleNodeSet: ContainerSet = {
  containers: manifests.flatMap(containerOf),
  start: async ({ key, judgeUrl, port }) => {
    await makeNetwork();
    for (const [name, values] of Object.entries(secrets(key)))
      await podman('secret', 'create', name, written(JSON.stringify(base64(values))));
    const configuration = { TOUCHSTONE_JUDGE_URL: judgeUrl, TOUCHSTONE_JUDGE_MODEL: 'stub' };
    const file = written(playable(manifests, { configuration, port }));
    await podman('kube', 'play', '--network', NETWORK, file);
  },
  remove: async () => {
    await podman('pod', 'rm', '--force', '--ignore', ...manifests.map(podName));
    const volumes = await podman('volume', 'ls', '--quiet', '--filter', `name=${PREFIX}`);
    for (const volume of volumes.split('\n').filter(Boolean)) await podman('volume', 'rm', volume);
    for (const name of Object.keys(secrets('')))
      await podman('secret', 'rm', name).catch(() => undefined);
    await removeNetwork();
  },
};

describe('the overlay single-node', () => {
  containersSuite(singleNodeSet);

  it('migrates the database by its Job', async () => {
    await expect(stateOf(migrations, 'Status')).resolves.toBe('exited');
    await expect(stateOf(migrations, 'ExitCode')).resolves.toBe('0');
  });
});
