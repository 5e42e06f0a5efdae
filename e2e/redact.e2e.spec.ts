import {
  type Deployment,
  describeWithServers,
  type DistributedDeployment,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { redactionSuite } from './redact.suite';
import { ask } from './support/managing';

describe('all-in-one', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await startAllInOne();
  });
  afterAll(() => deployment?.close());

  describe('redaction', () => redactionSuite(() => deployment));
});

describeWithServers('the distributed set', () => {
  let deployment: DistributedDeployment;
  beforeAll(async () => {
    deployment = await startDistributed();
  });
  afterAll(() => deployment?.close());

  describe('redaction', () => redactionSuite(() => deployment));
});

describeWithServers('the distributed set without a security family', () => {
  let deployment: DistributedDeployment;
  beforeAll(async () => {
    deployment = await startDistributed({ replicas: { 'detectors/security': 0 } });
  });
  afterAll(() => deployment?.close());

  it('answers 503 without text under either failure policy', async () => {
    for (const failure_policy of ['closed', 'open']) {
      await ask(deployment, 'PUT', 'workspace', { failure_policy });
      const { status, headers, body } = await ask(deployment, 'POST', 'v1/redact', {
        text: 'Ask jane.doe@example.com',
        mode: 'speed',
      });
      expect({ status, body }).toEqual({
        status: 503,
        body: {
          error: expect.stringMatching(
            /^Nothing was redacted: the search for personal data did not come to its end\. Not evaluated: /,
          ) as string,
        },
      });
      expect(headers.get('retry-after')).toBe('2');
      expect(JSON.stringify(body)).not.toContain('jane.doe');
    }
  });
});
