import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnServer, ownServer } from './own-server';
import { startPortMapper } from './port-mapper';
import { runProgram, startProgram } from './programs';
import {
  addressOfNode,
  nodeEnvironment,
  type NodeSettings,
  probeRabbit,
  RABBITMQ_PROGRAMS,
  singleNode,
} from './rabbitmq';

export interface OwnRabbit extends OwnServer {
  /** Runs a command of `rabbitmqctl` on this node; returns its output. */
  control(...args: string[]): Promise<string>;
}

/** Without it, the node would be the child of a script, which a signal does not pass on. */
const AS_ONE_PROCESS = { RUNNING_UNDER_SYSTEMD: 'true' };

/**
 * Starts a node with the given settings.
 * @throws Error without RabbitMQ's programs
 */
export const startNode = async (
  settings: NodeSettings,
  tidy: () => unknown,
): Promise<OwnRabbit> => {
  const program = join(RABBITMQ_PROGRAMS, 'rabbitmq-server');
  if (!existsSync(program)) throw new Error(`RabbitMQ is not installed in ${RABBITMQ_PROGRAMS}.`);
  const env = nodeEnvironment(settings);
  const address = addressOfNode(settings.port);
  const server = await ownServer({
    address,
    launch: () =>
      startProgram(program, [], { env: { ...env, ...AS_ONE_PROCESS } }, () => probeRabbit(address)),
    signals: { kill: 'SIGKILL', stop: 'SIGTERM' },
    tidy,
  });
  return {
    ...server,
    control: (...args) => runProgram(join(RABBITMQ_PROGRAMS, 'rabbitmqctl'), args, { env }),
  };
};

let nodes = 0;

/**
 * Starts a RabbitMQ for one suite, on free ports and an empty data directory.
 * @throws Error without RabbitMQ's programs
 */
export const startOwnRabbit = async (): Promise<OwnRabbit> => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-rabbitmq-'));
  const mapper = await startPortMapper(() => undefined, new Map());
  const settings = await singleNode(folder, `touchstone-own-${process.pid}-${++nodes}`);
  return startNode({ ...settings, mapperPort: mapper.port }, async () => {
    await mapper.close();
    rmSync(folder, { recursive: true, force: true });
  });
};
