import {
  type Deployment,
  describeWithBroker,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { notifierSuite } from './notifier.suite';
import { startReceivers, type Told } from './support/notifying';
import { startVendorStub, type VendorStub } from './support/vendor-stub';

const everything = (start: (env: Record<string, string>) => Promise<Deployment>) => (): void => {
  let receivers: Told;
  let vendor: VendorStub;
  let deployment: Deployment;

  beforeAll(async () => {
    [receivers, vendor] = [await startReceivers(), await startVendorStub()];
    deployment = await start({ ...receivers.env, ...vendor.env });
  });
  afterAll(async () => {
    await deployment?.close();
    await vendor?.close();
    await receivers?.close();
  });

  describe('notifiers', () =>
    notifierSuite(
      () => deployment,
      () => receivers,
      () => vendor,
    ));
};

describe('all-in-one', everything(startAllInOne));
describeWithBroker(
  'the distributed set',
  everything((env) => startDistributed({ env })),
);
