import type { Check } from '@touchstone/contracts';
import { aGuardrail } from './guard.fixture';
import { streamModeFor } from './stream-mode';

type Guardrail = Parameters<typeof aGuardrail>[0];
const watcher = (guardrail: Guardrail, checks: Check[] | null = ['pii']) => ({
  guardrail: aGuardrail(guardrail),
  checks,
});

describe('the mode of a stream', () => {
  it('is observe where nobody can stop it', () => {
    expect(streamModeFor([])).toBe('observe');
    expect(
      streamModeFor([
        watcher({ mode: 'observe', stream: 'window' }),
        watcher({ actions: { block: false } }),
      ]),
    ).toBe('observe');
  });

  it('is hold unless everybody who can stop it asked for a window', () => {
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
    ['its checks are not known', { stream: 'window' }, null],
    ['it may ask the vendor again', { stream: 'window', actions: { retry: true } }, ['pii']],
    [
      'it answers in place of the vendor',
      { stream: 'window', actions: { block: false, default_response: 'x' } },
      ['pii'],
    ],
  ] as [string, Guardrail, Check[] | null][])('is hold where %s', (_title, guardrail, checks) => {
    expect(streamModeFor([watcher(guardrail, checks)])).toBe('hold');
  });
});
