import type { Check } from '@touchstone/contracts';
import { aGuardrail } from './guardrails.fixture';
import { streamModeFor } from './stream-mode';

type Guardrail = Parameters<typeof aGuardrail>[0];
const watcher = (guardrail: Guardrail, checks: Check[] | null = ['pii']) => ({
  guardrail: aGuardrail(guardrail),
  checks,
});

describe('streamModeFor', () => {
  it('observes when no guardrail can stop the stream', () => {
    expect(streamModeFor([])).toBe('observe');
    expect(
      streamModeFor([
        watcher({ mode: 'observe', stream: 'window' }),
        watcher({ actions: { block: false } }),
      ]),
    ).toBe('observe');
  });

  it('holds unless every guardrail that can stop it allows a window', () => {
    expect(streamModeFor([watcher({})])).toBe('hold');
    expect(streamModeFor([watcher({ stream: 'window' }), watcher({})])).toBe('hold');
    expect(
      streamModeFor([
        watcher({ stream: 'window' }, ['prompt_injections', 'pii', 'safety']),
        watcher({ mode: 'observe' }, ['grounding']),
      ]),
    ).toBe('window');
  });

  it.each([
    ['a check needs the whole answer', { stream: 'window' }, ['pii', 'grounding']],
    ['its checks are unknown', { stream: 'window' }, null],
    ['it may retry the request', { stream: 'window', actions: { retry: true } }, ['pii']],
    [
      'it answers instead of the vendor',
      { stream: 'window', actions: { block: false, default_response: 'x' } },
      ['pii'],
    ],
  ] as [string, Guardrail, Check[] | null][])('holds if %s', (_title, guardrail, checks) => {
    expect(streamModeFor([watcher(guardrail, checks)])).toBe('hold');
  });
});
