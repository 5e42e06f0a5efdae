import { describeWithBroker, startAllInOne, startDistributed, type Deployment } from '@touchstone/testing';
import { passThroughSuite } from './pass-through.suite';
import { startVendorStub, type VendorStub } from './support/vendor-stub';

const everything = (start: (env: Record<string, string>) => Promise<Deployment>) => (): void => {
  let vendor: VendorStub;
  let deployment: Deployment;

  beforeAll(async () => {
    vendor = await startVendorStub();
    deployment = await start(vendor.env);
  }, 60_000);
  afterAll(async () => {
    await deployment?.close();
    await vendor?.close();
  });

  describe('the pass-through', () => passThroughSuite(() => deployment, () => vendor));
};

describe('all-in-one', everything(startAllInOne));
describeWithBroker('the distributed set', everything((env) => startDistributed({ env })));
