import {
  type Deployment,
  describeWithServers,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { asyncSuite } from './async/async.suite';
import { batchSuite } from './async/batch.suite';

const everything = (start: () => Promise<Deployment>) => (): void => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await start();
  });
  afterAll(() => deployment?.close());

  describe('asynchronous evaluation', () => asyncSuite(() => deployment));
  describe('batches', () => batchSuite(() => deployment));
};

describe('all-in-one', everything(startAllInOne));
describeWithServers('the distributed set', everything(startDistributed));
