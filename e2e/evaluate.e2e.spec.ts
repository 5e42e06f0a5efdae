import {
  type Deployment,
  describeWithServers,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { evaluationSuite } from './evaluate.suite';
import { hostileSuite } from './hostile.suite';
import { httpSuite } from './http.suite';
import { systemSuite } from './system.suite';

const everything = (start: () => Promise<Deployment>) => (): void => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await start();
  });
  afterAll(() => deployment?.close());

  describe('evaluation', () => evaluationSuite(() => deployment));
  describe('http', () => httpSuite(() => deployment));
  describe('the state of the system', () => systemSuite(() => deployment));
  describe('hostile input', () => hostileSuite(() => deployment));
};

describe('all-in-one', everything(startAllInOne));
describeWithServers('the distributed set', everything(startDistributed));
