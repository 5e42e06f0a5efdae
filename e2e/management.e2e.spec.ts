import {
  type Deployment,
  describeWithServers,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { definitionsSuite } from './management/definitions.suite';
import { historySuite } from './management/history.suite';
import { keysSuite } from './management/keys.suite';
import { workspaceSuite } from './management/workspace.suite';

const everything = (start: () => Promise<Deployment>) => (): void => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await start();
  });
  afterAll(() => deployment?.close());

  describe('keys', () => keysSuite(() => deployment));
  describe('definitions', () => definitionsSuite(() => deployment));
  describe('history', () => historySuite(() => deployment));
  describe('workspace', () => workspaceSuite(() => deployment));
};

describe('all-in-one', everything(startAllInOne));
describeWithServers('the distributed set', everything(startDistributed));
