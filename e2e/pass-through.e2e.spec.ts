import {
  type AppProcess,
  type Deployment,
  describeWithServers,
  type DistributedDeployment,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { passThroughSuite } from './pass-through.suite';
import { startVendorStub, type VendorStub } from './support/vendor-stub';

const everything = (start: (env: Record<string, string>) => Promise<Deployment>) => (): void => {
  let vendor: VendorStub;
  let deployment: Deployment;

  beforeAll(async () => {
    vendor = await startVendorStub();
    deployment = await start(vendor.env);
  });
  afterAll(async () => {
    await deployment?.close();
    await vendor?.close();
  });

  describe('the pass-through', () =>
    passThroughSuite(
      () => deployment,
      () => vendor,
    ));
};

describe('all-in-one', everything(startAllInOne));
describeWithServers(
  'the distributed set',
  everything((env) => startDistributed({ env })),
);

describeWithServers('the pass-through as a process of its own', () => {
  let vendor: VendorStub;
  let deployment: DistributedDeployment;
  let own: AppProcess;

  beforeAll(async () => {
    vendor = await startVendorStub();
    deployment = await startDistributed({ env: vendor.env });
    own = await deployment.add('pass-through');
  });
  afterAll(async () => {
    await deployment?.close();
    await vendor?.close();
  });

  passThroughSuite(
    () => deployment,
    () => vendor,
    () => own.address,
  );

  it('serves no other route', async () => {
    const headers = { 'x-service-api-key': deployment.key };
    const statuses = [deployment.address, own.address].map(
      async (address) => (await fetch(`${address}/api/guardrails`, { headers })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });
});
