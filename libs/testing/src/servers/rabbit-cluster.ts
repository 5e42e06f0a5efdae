import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTcpBalancer } from '../tcp-balancer';
import { startTcpProxy, type TcpProxy } from '../tcp-proxy';
import { type OwnRabbit, startNode } from './own-rabbit';
import { type PortMapper, startPortMapper } from './port-mapper';
import { freePort } from './programs';
import { addressOfNode, type NodeSettings } from './rabbitmq';

/** Several RabbitMQ nodes of one host in a cluster, behind a load balancer. */
export interface RabbitCluster {
  /** Address of the load balancer. */
  address: string;
  nodes: OwnRabbit[];
  /** Name of a node in the broker's own output. */
  nameOf(index: number): string;
  /** Cuts a node off from the others and from all clients. */
  isolate(index: number): void;
  /** Undoes `isolate`. */
  rejoin(index: number): void;
  close(): Promise<void>;
}

/** The links of each node to the others, `undefined` to itself. */
type Links = (TcpProxy | undefined)[][];

const settingsOf = async (folder: string, index: number): Promise<NodeSettings> => {
  const own = join(folder, String(index));
  mkdirSync(own);
  return {
    name: `touchstone-cluster-${process.pid}-${index}`,
    port: await freePort(),
    distributionPort: await freePort(),
    mapperPort: 0,
    folder: own,
    home: folder,
  };
};

/** Writes the settings by which nodes find each other and behave when they do not. */
const configure = (all: readonly NodeSettings[], { folder }: NodeSettings): void => {
  const peers = all.map(
    ({ name }, index) =>
      `cluster_formation.classic_config.nodes.${index + 1} = ${name}@localhost\n`,
  );
  writeFileSync(
    join(folder, 'rabbitmq.conf'),
    `cluster_formation.peer_discovery_backend = classic_config\n${peers.join('')}cluster_partition_handling = pause_minority\n`,
  );
};

/** Starts a proxy for every direction between two nodes. */
const linksBetween = (all: readonly NodeSettings[]): Promise<Links> =>
  Promise.all(
    all.map((from) =>
      Promise.all(
        all.map((to) =>
          from === to
            ? Promise.resolve(undefined)
            : startTcpProxy({ host: '127.0.0.1', port: to.distributionPort }),
        ),
      ),
    ),
  );

const mappersOf = (all: readonly NodeSettings[], links: Links): Promise<PortMapper[]> => {
  const registered = new Map<string, number>();
  return Promise.all(
    links.map((row) =>
      startPortMapper(
        (name) => row[all.findIndex((other) => other.name === name)]?.port,
        registered,
      ),
    ),
  );
};

/**
 * Starts a cluster for one suite; a minority of its nodes pauses.
 * @throws Error without RabbitMQ's programs
 */
export const startRabbitCluster = async (size: number): Promise<RabbitCluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-rabbitmq-cluster-'));
  const all: NodeSettings[] = [];
  for (let index = 0; index < size; index++) all.push(await settingsOf(folder, index));
  const links = await linksBetween(all);
  const mappers = await mappersOf(all, links);
  const nodes: OwnRabbit[] = [];
  // One after the other: each joins those that run.
  for (const [index, node] of all.entries()) {
    configure(all, node);
    const mapperPort = mappers[index]?.port ?? 0;
    nodes.push(await startNode({ ...node, mapperPort }, () => undefined));
  }
  const balancer = await startTcpBalancer(all.map(({ port }) => ({ host: '127.0.0.1', port })));
  const proxies = links.flat().filter((link) => link !== undefined);
  const linksOf = (index: number): TcpProxy[] =>
    [...(links[index] ?? []), ...links.map((row) => row[index])].filter(
      (link) => link !== undefined,
    );
  return {
    address: addressOfNode(balancer.port),
    nodes,
    nameOf: (index) => `${all[index]?.name}@localhost`,
    isolate: (index) => {
      balancer.cut(index);
      linksOf(index).forEach((link) => link.cut());
    },
    rejoin: (index) => {
      linksOf(index).forEach((link) => link.restore());
      balancer.restore(index);
    },
    close: async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      await Promise.all([...proxies, ...mappers, balancer].map((server) => server.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
