import {
  type AppProcess,
  type DistributedApp,
  type DistributedDeployment,
  startDistributed,
} from '@touchstone/testing';
import type { Where } from '../support/managing';
import { type GatewayClient, gatewayClient } from './gateway-client';
import { type KnownAnswers, learnAnswers } from './known-answers';

export const WORKERS: readonly DistributedApp[] = [
  'detectors/security',
  'detectors/safety',
  'detectors/reliability',
  'detectors/policy',
  'detectors/topic',
];
export const ALL_APPS: readonly DistributedApp[] = [
  ...WORKERS,
  'aggregator',
  'management',
  'studio',
  'notifier',
  'api-gateway',
];

/** Fewer for a machine that cannot do so many, which gives no comparable figures. */
const PER_SECOND = Number(process.env['TOUCHSTONE_FAULTS_PER_SECOND'] ?? 50);
const SEED = Number(process.env['TOUCHSTONE_FAULTS_SEED'] ?? 1);

/** A distributed deployment with a load of known requests. */
export interface Stage {
  deployment: DistributedDeployment;
  client: GatewayClient;
  known: KnownAnswers;
  perSecond: number;
  seed: number;
  /** Share of the evaluations that are requested asynchronously. */
  asyncShare: number;
  running(name: string): AppProcess[];
  /** Returns a gateway in rotation, with the key. */
  entrance(): Where;
  /** Takes a gateway out of rotation, as a load balancer does before it is stopped. */
  takeOut(gateway: AppProcess): void;
  close(): Promise<void>;
}

export interface StageOptions {
  brokerUrl: string;
  databaseUrl?: string;
  env?: Record<string, string>;
  /** Apps with two processes; all by default. */
  doubled?: readonly DistributedApp[];
  perSecond?: number;
}

const isAlive = ({ child }: AppProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

/** Starts two processes of each app, or of some. */
export const startStage = async ({
  doubled = ALL_APPS,
  perSecond = PER_SECOND,
  ...options
}: StageOptions): Promise<Stage> => {
  const deployment = await startDistributed(options);
  // One set after the other: all at once, a small machine needs minutes until the first is ready.
  await Promise.all(doubled.map((app) => deployment.add(app)));
  const outOfRotation = new Set<AppProcess>();
  const running = (name: string): AppProcess[] =>
    deployment.processes.filter((process) => process.name === name && isAlive(process));
  const gateways = (): string[] =>
    running('api-gateway')
      .filter((gateway) => !outOfRotation.has(gateway))
      .map(({ address }) => address);
  const client = gatewayClient(gateways, deployment.key);
  return {
    deployment,
    client,
    known: await learnAnswers(deployment),
    perSecond,
    seed: SEED,
    asyncShare: 0.5,
    running,
    entrance: () => ({ address: gateways()[0] as string, key: deployment.key }),
    takeOut: (gateway) => outOfRotation.add(gateway),
    close: async () => {
      await client.close();
      await deployment.close();
    },
  };
};
