import { familiesFull } from '@touchstone/contracts';
import { AtCapacity, RemoteError } from '@touchstone/kernel';
import { EVALUATE, type Gateway, startGateway } from '@touchstone/testing/http';

const BODY = { input: 'A cup of tea.', pii_check: true, allowed_topics: ['tea'] };

describe('an evaluation without capacity', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.app.close());

  it.each([
    [
      'all requested families are full',
      familiesFull(['security', 'topic'], 12_500),
      '13',
      {
        error: 'The security and topic detectors are at capacity; try again in 13 seconds.',
        families: ['security', 'topic'],
        retry_after: 13,
      },
    ],
    [
      'too many wait for an aggregator',
      new AtCapacity('The service is at capacity', 900),
      '1',
      { error: 'The service is at capacity; try again in 1 second.', retry_after: 1 },
    ],
  ])('is refused with 503 and the time to wait if %s', async (_title, failure, seconds, body) => {
    for (const error of [failure, new RemoteError(failure.toRecord())]) {
      gateway.evaluator.failure = error;
      const answer = await gateway.ask('POST', EVALUATE, BODY);
      expect([answer.status, answer.headers['retry-after'], answer.body]).toEqual([
        503,
        seconds,
        body,
      ]);
    }
  });
});
