import {
  type Deployment,
  describeWithServers,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { accessSuite } from './studio/access.suite';
import { concurrencySuite } from './studio/concurrency.suite';
import { lifeCycleSuite } from './studio/life-cycle.suite';
import { templatesSuite } from './studio/templates.suite';

const everything = (start: () => Promise<Deployment>) => (): void => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await start();
  });
  afterAll(() => deployment?.close());

  describe('life cycle', () => lifeCycleSuite(() => deployment));
  describe('access', () => accessSuite(() => deployment));
  describe('templates', () => templatesSuite(() => deployment));
  describe('concurrency', () => concurrencySuite(() => deployment));
};

describe('all-in-one', everything(startAllInOne));
describeWithServers('the distributed set', everything(startDistributed));
