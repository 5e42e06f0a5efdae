import {
  type Deployment,
  describeWithServers,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { deliverySuite } from './notifier/delivery.suite';
import { notifiersSuite } from './notifier/notifiers.suite';
import { type Receivers, startReceivers } from './support/notifying';
import { startVendorStub, type VendorStub } from './support/vendor-stub';

const everything = (start: (env: Record<string, string>) => Promise<Deployment>) => (): void => {
  let receivers: Receivers;
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
    notifiersSuite(
      () => deployment,
      () => receivers,
    ));
  describe('delivery', () =>
    deliverySuite(
      () => deployment,
      () => receivers,
      () => vendor,
    ));
};

describe('all-in-one', everything(startAllInOne));
describeWithServers(
  'the distributed set',
  everything((env) => startDistributed({ env })),
);
