import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { EVENT_SUBSCRIBERS, WORK_QUEUES } from '@touchstone/contracts';
import { subscriptionQueueName, workQueueName } from '@touchstone/messaging';
import { load, MetricCatalogue, TARGET_LABELS, unknownValuesIn } from './metrics.fixture';
import { readPromql } from './promql.fixture';
import { read } from './workspace.fixture';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity?: string };
  annotations: { summary?: string; runbook_url?: string };
}
interface Panel {
  id: number;
  type: string;
  title?: string;
  fieldConfig?: { defaults: { unit?: string } };
  targets?: { refId: string; expr: string }[];
}
interface Dashboard {
  panels: Panel[];
  templating: { list: { name: string; query: string | { query: string } }[] };
}
interface Scrape {
  params?: { family: string[] };
  dns_sd_configs?: { names: string[]; port: number }[];
  relabel_configs?: { target_label: string }[];
  static_configs?: { labels: Record<string, string> }[];
}
interface PodMonitor {
  spec: {
    podMetricsEndpoints: { params?: object; relabelings: { targetLabel: string }[] }[];
  };
}

const COMPONENT = 'k8s/components/monitoring';
const GUIDE = read('docs/guides/operations.md');

const { spec: ruleSpec } = parse(read(`${COMPONENT}/rules.yaml`)) as {
  spec: { groups: { rules: Rule[] }[] };
};
const alerts = ruleSpec.groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read(`${COMPONENT}/dashboard.json`)) as Dashboard;
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const { scrape_configs: scrapes } = parse(read('docker/monitoring/prometheus.yml')) as {
  scrape_configs: Scrape[];
};
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, { build?: object; profiles?: string[] }>;
};

const loadMessaging = async () => ({
  ...((await load('libs/messaging/src/broker.ts')) as Record<
    'LIVE_LIMITS' | 'DURABLE_LIMITS',
    { messages: number }
  >),
  ...((await load('libs/messaging/src/amqp/topology.ts')) as {
    deadLetterQueues(queues: typeof WORK_QUEUES, subscribers: readonly string[]): string[];
  }),
});

let metrics: MetricCatalogue;
beforeAll(async () => {
  metrics = await MetricCatalogue.read(scrapes.flatMap(({ params }) => params?.family ?? []));
});

const QUERIES = [
  ...alerts.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ refId, expr }): [string, string] => [`${title} ${refId}`, expr]),
  ),
];

describe.each(QUERIES)('the query of %s', (_title, expression) => {
  const query = readPromql(expression);

  it('names only metrics and labels that exist', () => {
    expect(query.selectors).not.toEqual([]);
    expect(metrics.unknownIn(query)).toEqual([]);
  });

  it('compares labels only with values that the code has', () => {
    expect(unknownValuesIn(query)).toEqual([]);
  });
});

describe('the dashboard', () => {
  it.each(panels.map((panel) => [panel.title ?? `panel ${panel.id}`, panel] as const))(
    'has a title, a unit and a query for %s',
    (_title, panel) => {
      expect(panel.title).toBeTruthy();
      expect(panel.fieldConfig?.defaults.unit).toBeTruthy();
      expect(panel.targets?.length).toBeGreaterThan(0);
    },
  );

  it('gives each panel an id of its own', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('uses only variables that it has, whose values come from metrics that exist', () => {
    const variables = dashboard.templating.list;
    const names = ['__rate_interval', ...variables.map(({ name }) => name)];
    const used = JSON.stringify(dashboard.panels).match(/(?<=\$\{?)[a-z_]+/g) ?? [];
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
    const sources = variables.flatMap(({ query }) => (typeof query === 'string' ? [] : query));
    for (const { query } of sources) {
      const [, metric = '', label = ''] = /^label_values\((\w+), (\w+)\)$/.exec(query) ?? [];
      expect(metrics.labelsOf(metric)).toContain(label);
    }
  });
});

describe.each(alerts.map((rule) => [rule.alert, rule] as const))('the alert %s', (alert, rule) => {
  it('has a severity, a summary and a heading of the guide', () => {
    expect(rule.labels.severity).toMatch(/^(warning|critical)$/);
    expect(rule.annotations.summary).toBeTruthy();
    const anchors = [...GUIDE.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const [file, anchor] = rule.annotations.runbook_url?.split('#') ?? [];
    expect(file).toBe('docs/guides/operations.md');
    expect(anchors).toContain(anchor);
    expect(GUIDE).toContain(`\`${alert}\``);
  });

  it('names only labels that its query keeps', () => {
    const { groupings } = readPromql(rule.expr);
    const kept = groupings.length > 0 ? groupings.flatMap(({ labels }) => labels) : TARGET_LABELS;
    const named = rule.annotations.summary?.match(/(?<=\$labels\.)\w+/g) ?? [];
    expect(named.filter((label) => !kept.includes(label))).toEqual([]);
  });
});

describe('the patterns of queues', () => {
  const workQueues = WORK_QUEUES.map(({ name }) => workQueueName(name));
  const subscriptions = EVENT_SUBSCRIBERS.map(subscriptionQueueName);
  const patternsOf = (name: string) =>
    readPromql(alerts.find(({ alert }) => alert === name)?.expr ?? '').selectors.map(
      ({ matchers }) =>
        new RegExp(`^(?:${matchers.find(({ label }) => label === 'queue')?.value})$`),
    );

  it('in the alert about unserved queues match every queue that has to be served', async () => {
    const { deadLetterQueues } = await loadMessaging();
    const [pattern] = patternsOf('TouchstoneQueueUnserved');
    const served = [...workQueues, ...subscriptions];
    expect(served.filter((name) => !pattern?.test(name))).toEqual([]);
    const dead = deadLetterQueues(WORK_QUEUES, EVENT_SUBSCRIBERS);
    expect(dead.filter((name) => pattern?.test(name))).toEqual([]);
  });

  it('in the alert about dead letters match their queues and no other', async () => {
    const { deadLetterQueues } = await loadMessaging();
    const [pattern] = patternsOf('TouchstoneDeadLetters');
    const dead = deadLetterQueues(WORK_QUEUES, EVENT_SUBSCRIBERS);
    expect(dead.filter((name) => !pattern?.test(name))).toEqual([]);
    expect([...workQueues, ...subscriptions].filter((name) => pattern?.test(name))).toEqual([]);
  });

  it('in the alert about full queues match each queue once, at four fifths of its limit', async () => {
    const { LIVE_LIMITS, DURABLE_LIMITS } = await loadMessaging();
    const { expr = '' } = alerts.find(({ alert }) => alert === 'TouchstoneQueueNearlyFull') ?? {};
    const thresholds = [...expr.matchAll(/> (\d+)/g)].map(([, figure]) => Number(figure));
    const [live, durable] = patternsOf('TouchstoneQueueNearlyFull');
    expect(thresholds).toEqual([0.8 * LIVE_LIMITS.messages, 0.8 * DURABLE_LIMITS.messages]);
    for (const queue of WORK_QUEUES) {
      const name = workQueueName(queue.name);
      expect([name, live?.test(name)]).toEqual([name, queue.durable !== true]);
      expect([name, durable?.test(name)]).toEqual([name, queue.durable === true]);
    }
  });
});

describe('the targets', () => {
  const [apps, broker] = scrapes;
  const built = Object.entries(services).filter(([, { build }]) => build);
  const endpoints = parseAllDocuments(read(`${COMPONENT}/pod-monitors.yaml`)).flatMap(
    (document) => (document.toJS() as PodMonitor).spec.podMetricsEndpoints,
  );

  it('are every app of the compose file, on its port', () => {
    const [{ names, port } = { names: [], port: 0 }] = apps?.dns_sd_configs ?? [];
    expect([...names].sort()).toEqual(built.map(([name]) => name).sort());
    expect(port).toBe(3_000);
  });

  it('of RabbitMQ are asked for the same metrics by the PodMonitors', () => {
    const asked = endpoints.flatMap(({ params }) => params ?? []);
    expect(asked).toEqual([broker?.params, broker?.params]);
  });

  it('have the same labels from the compose file and from the PodMonitors', () => {
    const given = endpoints.map(({ relabelings }) =>
      relabelings.map(({ targetLabel }) => targetLabel),
    );
    given.push(
      (apps?.relabel_configs ?? []).map(({ target_label }) => target_label),
      ...(broker?.static_configs ?? []).map(({ labels }) => Object.keys(labels)),
    );
    expect(given).toHaveLength(5);
    for (const labels of given) expect(labels).toEqual(['app', 'part_of']);
  });

  it('that have to be there are those without a profile', () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'TouchstoneAppAbsent') ?? {};
    const missed = readPromql(expr).selectors.map(
      ({ matchers }) => matchers.find(({ label }) => label === 'app')?.value,
    );
    expect(missed.sort()).toEqual(
      built.flatMap(([name, { profiles }]) => (profiles ? [] : name)).sort(),
    );
  });
});

describe('the guide', () => {
  it('describes every metric that the code has, with its labels, and no other', () => {
    const rows = [...GUIDE.matchAll(/^\| `(touchstone_\w+)` \|([^|]*)\|/gm)];
    const described = rows.map(([, name, labels = '']) => [
      name,
      [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label),
    ]);
    expect(Object.fromEntries(described)).toEqual(metrics.own());
  });

  it('names only panels that the dashboard has', () => {
    const [section = ''] = GUIDE.slice(GUIDE.indexOf('## Alerts')).split('\n## Workspaces');
    const named = [...section.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
    const hasPanel = (name: string) => panels.some(({ title }) => title?.split(',')[0] === name);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !hasPanel(name))).toEqual([]);
  });
});

it('prometheus.sh writes the rules in the format of Prometheus and runs the command', () => {
  const target = join(mkdtempSync(join(tmpdir(), 'touchstone-rules-')), 'rules.yml');
  const output = execFileSync(
    'sh',
    ['docker/monitoring/prometheus.sh', `${COMPONENT}/rules.yaml`, target, 'echo', 'started'],
    { encoding: 'utf8' },
  );
  expect(output).toBe('started\n');
  expect(parse(readFileSync(target, 'utf8'))).toEqual(ruleSpec);
});
