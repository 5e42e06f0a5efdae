import { join } from 'node:path';
import { collectDefaultMetrics, register } from 'prom-client';
import type { Query, Selector } from './promql.fixture';
import { filesIn, read } from './workspace.fixture';

/** Labels that Prometheus adds to every metric of a target. */
export const TARGET_LABELS = ['app', 'part_of', 'instance'];

/** Metrics of RabbitMQ by family, as its plugin's metrics-detailed.md lists them. */
const BROKER_METRICS: Record<string, string[]> = {
  queue_coarse_metrics: ['queue_messages_ready', 'queue_messages_unacked', 'queue_messages'],
  queue_consumer_count: ['queue_consumers'],
};

const sources = filesIn('libs')
  .filter((path) => path.endsWith('.ts') && !/\.(spec|suite|fixture|data)\.ts$/.test(path))
  .map((path) => ({ path, text: read(path) }));

/** Imports a file of the workspace, also one that its library does not export. */
export const load = (path: string): Promise<unknown> => import(join(__dirname, '..', path));

/** The metrics that exist, with their labels. */
export class MetricCatalogue {
  private constructor(private readonly labels: ReadonlyMap<string, readonly string[]>) {}

  /** @param brokerFamilies families of metrics that are requested from RabbitMQ */
  static async read(brokerFamilies: readonly string[]): Promise<MetricCatalogue> {
    const declaring = sources.filter(({ text }) =>
      /new (Counter|Gauge|Histogram|Summary)\(/.test(text),
    );
    await Promise.all(declaring.map(({ path }) => load(path)));
    if (!register.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics();
    return new MetricCatalogue(
      new Map([['up', []], ...brokerFamilies.flatMap(ofBroker), ...registered()]),
    );
  }

  /** Own metrics with their labels; a histogram is one. */
  own(): Record<string, readonly string[]> {
    const names = register.getMetricsAsArray().map(({ name }) => name);
    return Object.fromEntries(
      names
        .filter((name) => name.startsWith('touchstone_'))
        .map((name) => [name, this.labelsOf(name) ?? this.labelsOf(`${name}_count`) ?? []]),
    );
  }

  labelsOf(metric: string): readonly string[] | undefined {
    return this.labels.get(metric);
  }

  /** Returns the metrics, and the labels of metrics, that a query names and nothing has. */
  unknownIn({ selectors, groupings }: Query): string[] {
    const missing = (selector: Selector, labels: readonly string[]) =>
      labels
        .filter((label) => !this.hasLabel(selector, label))
        .map((label) => `${selector.metric} ${label}`);
    return [
      ...selectors.map(({ metric }) => metric).filter((metric) => !this.labels.has(metric)),
      ...selectors.flatMap((selector) =>
        missing(
          selector,
          selector.matchers.map(({ label }) => label),
        ),
      ),
      ...groupings.flatMap(({ labels, selectors: grouped }) =>
        grouped.flatMap((selector) => missing(selector, labels)),
      ),
    ];
  }

  private hasLabel({ metric }: Selector, label: string): boolean {
    return TARGET_LABELS.includes(label) || this.labels.get(metric)?.includes(label) === true;
  }
}

type Entry = [metric: string, labels: readonly string[]];

const ofBroker = (family: string): Entry[] =>
  (BROKER_METRICS[family] ?? []).map((name) => [`rabbitmq_detailed_${name}`, ['queue', 'vhost']]);

const registered = (): Entry[] =>
  register.getMetricsAsArray().flatMap((metric) => {
    // The library's types lack `labelNames`, and say that `type` is a number.
    const { name, type, labelNames } = metric as unknown as {
      name: string;
      type: string;
      labelNames: string[];
    };
    if (type !== 'histogram') return [[name, labelNames]];
    return [
      [`${name}_bucket`, [...labelNames, 'le']],
      [`${name}_sum`, labelNames],
      [`${name}_count`, labelNames],
    ];
  });

/** Returns the values that own metrics are compared with and no source has as a text. */
export const unknownValuesIn = ({ selectors }: Query): string[] =>
  selectors
    .filter(({ metric }) => metric.startsWith('touchstone_'))
    .flatMap(({ matchers }) => matchers.flatMap(({ value }) => value.split('|')))
    .filter((value) => !/[$.*+]/.test(value))
    .filter((value) => !sources.some(({ text }) => text.includes(`'${value}'`)));
