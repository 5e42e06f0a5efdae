import {
  type Deployment,
  describeWithBroker,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { managementSuite } from './management.suite';

const everything = (start: () => Promise<Deployment>) => (): void => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await start();
  });
  afterAll(() => deployment?.close());

  describe('management', () => managementSuite(() => deployment));
};

describe('all-in-one', everything(startAllInOne));
describeWithBroker('the distributed set', everything(startDistributed));
