import { DeadlineExceeded, RemoteError, Unavailable } from '@touchstone/kernel';
import { type Gateway, startGateway } from '../gateway.fixture';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('POST /api/v1/evaluation/evaluate', () => {
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.app.close());

  it('answers 200 with three fields and says the rest in headers', async () => {
    gateway.evaluator.extra = { internal: 'not for callers' };
    const { status, body, headers } = await gateway.post({ input: 'x', pii_check: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      score: 100,
      evaluationResults: [{ type: 'pii', results: [] }],
    });
    expect(headers['x-evaluation-id']).toMatch(UUID_V7);
    expect(headers['x-evaluation-id']).toBe(gateway.evaluator.jobs[0]?.id);
    expect(headers['server-timing']).toMatch(
      /^security-balanced-wait;dur=0\.4, security-balanced-compute;dur=3\.1, total;dur=[\d.]+$/,
    );
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['preference-applied']).toBeUndefined();
  });

  it('has an evaluation without checks done like any other, so that it is kept', async () => {
    const { status, body, headers } = await gateway.post({ input: 'x', pii_check: false });
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'success', score: null, evaluationResults: [] },
    });
    expect(headers['x-evaluation-id']).toMatch(UUID_V7);
    expect(gateway.evaluator.jobs).toMatchObject([{ id: headers['x-evaluation-id'], checks: [] }]);
  });

  it('waits as long as Prefer says', async () => {
    const { headers } = await gateway.post({ input: 'x', pii_check: true }, { prefer: 'wait=90' });
    await gateway.post({ input: 'x', pii_check: true });
    expect(gateway.evaluator.waits).toEqual([60_000, 30_000]);
    expect(headers['preference-applied']).toBe('wait=60');
  });

  it('lets the last of two equal keys win', async () => {
    await gateway.post('{"input": "first", "input": "last", "pii_check": true}');
    expect(gateway.evaluator.jobs[0]?.content.input).toBe('last');
  });

  it('hands on NUL and lone surrogates as they came', async () => {
    await gateway.post(String.raw`{"input": "\ud800 \u0000 \udfff", "pii_check": true}`);
    expect(gateway.evaluator.jobs[0]?.content.input).toBe('\ud800 \u0000 \udfff');
  });

  it('takes a body with a byte order mark or another spelling of its type', async () => {
    const { status } = await gateway.post(`\ufeff${JSON.stringify({ input: 'x' })}`, {
      'content-type': 'Application/JSON ; charset=UTF-8',
    });
    expect(status).toBe(200);
  });

  const remote = new RemoteError({
    kind: 'invalid',
    code: 'x',
    message: 'Missing variables: a',
    details: { missing_variables: ['a'], error: 'shadow' },
  });
  it.each([
    [
      'an unavailable broker',
      new Unavailable('The broker is down.'),
      503,
      { error: 'The broker is down.' },
      '2',
    ],
    [
      'the same from another process',
      new RemoteError({ kind: 'unavailable', code: 'x', message: 'Down.' }),
      503,
      { error: 'Down.' },
      '2',
    ],
    [
      'a passed deadline',
      new DeadlineExceeded('Too late.'),
      504,
      { error: 'Too late.' },
      undefined,
    ],
    [
      'details of an error from another process',
      remote,
      422,
      { error: 'Missing variables: a', missing_variables: ['a'] },
      undefined,
    ],
  ])('tells of %s', async (_title, failure, status, body, retryAfter) => {
    gateway.evaluator.failure = failure;
    const answer = await gateway.post({ input: 'x', pii_check: true });
    expect(answer).toMatchObject({ status, body });
    expect(answer.body).toEqual(body);
    expect(answer.headers['retry-after']).toBe(retryAfter);
  });

  it('says nothing about a bug', async () => {
    gateway.evaluator.failure = new TypeError('secret of the caller');
    const { status, body } = await gateway.post({ input: 'x', pii_check: true });
    expect(status).toBe(500);
    expect(body).toEqual({ error: expect.stringMatching(/^Something went wrong on our side\./) });
  });
});
