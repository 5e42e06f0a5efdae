import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { endProgram, freePort, runProgram, startProgram } from './programs';
import type { FoundServer, TestServer } from './server';

export const RABBITMQ_PROGRAMS = '/usr/lib/rabbitmq/bin';
/** Default credentials for loopback connections, unless the operator removed them. */
const GUEST = 'guest:guest';

export const probeRabbit = async (address: string): Promise<void> => {
  const connection = await connect(address, { timeout: 5_000 });
  await connection.close();
};

/** A node of the tests' own. */
export interface NodeSettings {
  /** Without the host. */
  name: string;
  port: number;
  /** Port for other nodes. */
  distributionPort: number;
  /** Port of its port mapper (epmd). */
  mapperPort: number;
  /** Its files. */
  folder: string;
  /** Holds the cookie, which nodes of a cluster share. */
  home: string;
}

/** Returns the environment of a separate node: its own name, ports, cookie and port mapper. */
export const nodeEnvironment = ({
  name,
  port,
  distributionPort,
  mapperPort,
  folder,
  home,
}: NodeSettings): Record<string, string> => {
  writeFileSync(join(folder, 'plugins'), '[].');
  writeFileSync(join(folder, 'environment'), '');
  return {
    HOME: home,
    RABBITMQ_NODENAME: `${name}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distributionPort),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
    RABBITMQ_CONF_ENV_FILE: join(folder, 'environment'),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    ERL_EPMD_PORT: String(mapperPort),
  };
};

/** Returns the settings of a node alone, on free ports. */
export const singleNode = async (folder: string, name: string): Promise<NodeSettings> => ({
  name,
  port: await freePort(),
  distributionPort: await freePort(),
  mapperPort: await freePort(),
  folder,
  home: folder,
});

export const addressOfNode = (port: number): string => `amqp://${GUEST}@127.0.0.1:${port}`;

const start = async (): Promise<Omit<FoundServer, 'source'>> => {
  process.stderr.write('Starting a RabbitMQ for the tests …\n');
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-rabbitmq-'));
  const settings = await singleNode(folder, `touchstone-test-${process.pid}`);
  const env = nodeEnvironment(settings);
  const address = addressOfNode(settings.port);
  const run = (program: string, args: readonly string[]) =>
    runProgram(join(RABBITMQ_PROGRAMS, program), args, { env });
  const server = await startProgram(join(RABBITMQ_PROGRAMS, 'rabbitmq-server'), [], { env }, () =>
    probeRabbit(address),
  );
  const stop = async () => {
    await endProgram(server, () => run('rabbitmqctl', ['stop']));
    await runProgram('epmd', ['-kill'], { env }).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, run, stop };
};

export const rabbitMq: TestServer = {
  name: 'RabbitMQ',
  variable: 'TOUCHSTONE_MESSAGING_URL',
  scheme: /^amqps?:/,
  local: [`amqp://${GUEST}@127.0.0.1:5672`],
  compose: {
    service: 'rabbitmq',
    port: 5672,
    address: (authority) => `amqp://touchstone:touchstone@${authority}`,
  },
  debian: {
    packages: ['rabbitmq-server'],
    isInstalled: () => existsSync(join(RABBITMQ_PROGRAMS, 'rabbitmq-server')),
    start,
  },
  probe: probeRabbit,
};
