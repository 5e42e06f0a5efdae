import {
  type EvaluationCompleted,
  evaluationCompleted,
  evaluationsCompleted,
  type NotifierEvent,
  updateNotifier,
} from '@touchstone/contracts';
import { aContent, eventually } from '@touchstone/testing';
import {
  aCaller,
  aCompletion,
  aMailNotifier,
  anAddress,
  aResult,
  aWebhook,
  deliveriesOf,
  evaluated,
  type RunningNotifier,
  settled,
  urlOf,
} from '../notifier.fixture';

const EVENTS: NotifierEvent[] = ['evaluation.created', 'evaluation.failed', 'detection.created'];
const CLEAN: EvaluationCompleted['answer'] = {
  status: 'success',
  score: 97,
  evaluationResults: [
    { type: 'pii', results: [aResult({ score: 97, flagged: false, label: 'NO_PII_FOUND' })] },
  ],
};

/** Notifications of completed evaluations, on any engine. */
export const describeEvents = (running: () => RunningNotifier): void => {
  const eventsSent = async (completed: Partial<EvaluationCompleted>): Promise<string[]> => {
    const service = running();
    const caller = aCaller();
    const url = urlOf(await aWebhook(service, caller, { events: EVENTS }));
    const last = aCompletion(caller);
    await evaluated(service, aCompletion(caller, completed));
    await evaluated(service, last);
    await settled(service, caller, (deliveries) =>
      deliveries.every(({ status }) => status === 'delivered'),
    );
    return service.channel
      .to(url)
      .filter(({ notice }) => notice.evaluation?.id !== last.id)
      .map(({ notice }) => notice.event)
      .sort();
  };

  it.each<[string, Partial<EvaluationCompleted>, NotifierEvent[]]>([
    ['without findings is sent once', { answer: CLEAN }, ['evaluation.created']],
    [
      'that failed because of a finding is sent as every event',
      {},
      ['detection.created', 'evaluation.created', 'evaluation.failed'],
    ],
    [
      'with findings that did not fail is not sent as a failure',
      { answer: { ...aCompletion(aCaller()).answer, status: 'warning' } },
      ['detection.created', 'evaluation.created'],
    ],
    [
      'without checks is sent',
      { answer: { status: 'success', score: null, evaluationResults: [] } },
      ['evaluation.created'],
    ],
    ['for a redaction is not sent', { source: 'redact' }, []],
  ])('%s', async (_title, completed, events) => {
    await expect(eventsSent(completed)).resolves.toEqual(events);
  });

  it('is received as a message and sent at once', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller, { name: 'ours' });
    const completed = aCompletion(caller);
    await service.publish(evaluationCompleted, completed);
    const [delivery] = await settled(service, caller, ([first]) => first?.status === 'delivered');
    const now = new Date(service.clock.nowMs()).toISOString();
    expect(delivery).toEqual({
      id: expect.any(String) as string,
      notifier_id: made.id,
      event: 'evaluation.created',
      subject_id: completed.id,
      recipient: null,
      status: 'delivered',
      attempts: [{ at: now, duration_ms: 0, status_code: 200, error: null }],
      created_at: now,
      next_attempt_at: null,
      completed_at: now,
    });
    expect(service.channel.to(urlOf(made))).toEqual([
      {
        id: delivery?.id,
        target: {
          kind: 'webhook',
          url: urlOf(made),
          authentication: null,
          secrets: [expect.stringMatching(/^whsec_/)],
        },
        notice: {
          event: 'evaluation.created',
          timestamp: completed.completedAt,
          evaluation: {
            id: completed.id,
            status: 'failed',
            score: 3,
            checks: [{ name: 'pii', result: 'PII_FOUND', score: 3, quote: '' }],
          },
        },
      },
    ]);
  });

  it('is sent when it is received in a batch', async () => {
    const service = running();
    const [one, other] = [aCaller(), aCaller()];
    const urls = [urlOf(await aWebhook(service, one)), urlOf(await aWebhook(service, other))];
    const [first, second, third] = [
      aCompletion(one, { source: 'guardrail' }),
      aCompletion(other, { source: 'guardrail' }),
      aCompletion(one, { source: 'guardrail' }),
    ];
    await service.publish(evaluationsCompleted, { evaluations: [first, second, third] });
    await settled(
      service,
      one,
      (all) => all.length === 2 && all.every(({ status }) => status === 'delivered'),
    );
    await settled(service, other, ([only]) => only?.status === 'delivered');
    const delivered = urls.map((url) =>
      service.channel
        .to(url)
        .map(({ notice }) => notice.evaluation?.id)
        .sort(),
    );
    expect(delivered).toEqual([[first.id, third.id].sort(), [second.id]]);
  });

  it('that is redelivered is sent once', async () => {
    const service = running();
    const caller = aCaller();
    const { id } = await aMailNotifier(service, caller, { events: EVENTS });
    const completed = aCompletion(caller);
    await evaluated(service, completed, completed, completed);
    await evaluated(service, completed);
    const deliveries = await settled(service, caller, (all) =>
      all.every(({ status }) => status === 'delivered'),
    );
    expect(deliveries.map(({ event, recipient }) => `${event} ${recipient ?? ''}`).sort()).toEqual(
      [...EVENTS]
        .sort()
        .flatMap((event) =>
          ['one@example.com', 'two@example.com'].map((recipient) => `${event} ${recipient}`),
        ),
    );
    expect(
      service.channel.sent.filter(({ notice }) => notice.evaluation?.id === completed.id),
    ).toHaveLength(6);
    expect(deliveries.every(({ notifier_id }) => notifier_id === id)).toBe(true);
  });

  it('is sent by the events and filters of each notifier', async () => {
    const service = running();
    const caller = aCaller();
    const wanted = await aWebhook(service, caller, {
      filters: { statuses: ['failed'], checks: ['pii'], metadata: { app: 'web' } },
    });
    const unwanted = await aWebhook(service, caller, { filters: { minimum_score: 50 } });
    const off = await aWebhook(service, caller, { active: false });
    await evaluated(
      service,
      aCompletion(caller, { metadata: { app: 'web', user: 'u1' } }),
      aCompletion(caller),
    );
    await settled(
      service,
      caller,
      ([only, ...others]) => only?.status === 'delivered' && others.length === 0,
    );
    expect([wanted, unwanted, off].map((made) => service.channel.to(urlOf(made)).length)).toEqual([
      1, 0, 0,
    ]);
  });

  it('is sent by changed settings as soon as they are stored', async () => {
    const service = running();
    const caller = aCaller();
    await evaluated(service, aCompletion(caller));
    const made = await aWebhook(service, caller);
    await evaluated(service, aCompletion(caller));
    await service.ask(updateNotifier, { caller, id: made.id, fields: { active: false } });
    await evaluated(service, aCompletion(caller));
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(1);
  });

  it('is sent with quotes only if the workspace allows content', async () => {
    const service = running();
    const caller = aCaller();
    const url = urlOf(await aWebhook(service, caller));
    const answer = {
      ...aCompletion(caller).answer,
      evaluationResults: [
        { type: 'pii' as const, results: [aResult({ quote: 'q'.repeat(10_000) })] },
      ],
    };
    const allowed = aCompletion(caller, { answer, content: aContent({ input: 'text' }) });
    await evaluated(service, allowed, aCompletion(caller, { answer }));
    await eventually(() => service.channel.to(url).length === 2);
    const quotes = service.channel
      .to(url)
      .map(({ notice }) => [
        notice.evaluation?.id === allowed.id,
        notice.evaluation?.checks[0]?.quote.length,
      ]);
    expect(quotes.sort()).toEqual([
      [false, 0],
      [true, 500],
    ]);
  });

  it('with very many results is sent with the worst of them', async () => {
    const service = running();
    const caller = aCaller();
    const url = urlOf(await aWebhook(service, caller, { url: anAddress() }));
    const results = Array.from({ length: 3_000 }, (_, index) =>
      aResult({ score: index % 100, label: 'L'.repeat(500) }),
    );
    await evaluated(
      service,
      aCompletion(caller, {
        answer: { status: 'failed', score: 0, evaluationResults: [{ type: 'pii', results }] },
      }),
    );
    await eventually(() => service.channel.to(url).length === 1);
    const checks = service.channel.to(url)[0]?.notice.evaluation?.checks ?? [];
    expect([
      checks.length,
      Math.max(...checks.map(({ score }) => score)),
      checks[0]?.result.length,
    ]).toEqual([50, 1, 200]);
  });
};
