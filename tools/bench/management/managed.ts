import { type Deployment, type DistributedOptions, startDistributed } from '@touchstone/testing';
import { type BenchDatabase, withDatabase } from '../lib/database';
import { withDeployment } from '../lib/deployment';
import { withVirtualHost } from '../lib/virtual-host';

/** Calls to the management service need no evaluating services. */
const NOBODY_EVALUATES: DistributedOptions['replicas'] = {
  aggregator: 0,
  'detectors/security': 0,
  'detectors/safety': 0,
  'detectors/reliability': 0,
  'detectors/policy': 0,
  'detectors/topic': 0,
};

export interface Managed {
  deployment: Deployment;
  database: BenchDatabase;
  brokerUrl: string;
}

/** Runs the work with a gateway and a management service on RabbitMQ and PostgreSQL. */
export const withManaged = <T>(work: (managed: Managed) => Promise<T>): Promise<T> =>
  withVirtualHost((brokerUrl) =>
    withDatabase((database) =>
      withDeployment(
        startDistributed({ brokerUrl, databaseUrl: database.url, replicas: NOBODY_EVALUATES }),
        (deployment) => work({ deployment, database, brokerUrl }),
      ),
    ),
  );
