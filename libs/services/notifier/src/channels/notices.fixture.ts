import type { Notice, NoticeCheck } from './notice';

export const DELIVERY = '019b0000-0000-7000-8000-000000000001';

export const aCheck = (overrides: Partial<NoticeCheck> = {}): NoticeCheck => ({ name: 'prompt_injections', result: 'INJECTION', score: 3, quote: '', ...overrides });

export const aNotice = (overrides: Partial<Notice> = {}, checks: NoticeCheck[] = [aCheck(), aCheck({ name: 'pii', result: 'NO_PII_FOUND', score: 100 })]): Notice => ({
  event: 'evaluation.failed',
  timestamp: '2026-01-31T12:00:00.000Z',
  evaluation: { id: '019b0000-0000-7000-8000-00000000000e', status: 'failed', score: 3, checks },
  ...overrides,
});

export const anAlert = (overrides: Partial<NonNullable<Notice['guardrail']>> = {}): Notice =>
  aNotice({ event: 'guardrail.alert', guardrail: { id: 'g1', name: 'No injections', message: 'Call the duty officer.', side: 'request', provider: 'openai', ...overrides } });

export const aFarewell = (name = 'Ops'): Notice => ({
  event: 'notifier.disabled',
  timestamp: '2026-01-31T12:00:00.000Z',
  disabled: { id: 'n1', name, reason: 'Its receiver has failed for 120 hours.' },
});
