import { aCheck, aFarewell, anAlert, aNotice } from '../notices.fixture';
import { summarize, summaryText } from './notice-summary';
import {
  fillPlaceholders,
  placeholderNames,
  placeholderProblem,
  PLACEHOLDERS,
  placeholderValues,
} from './placeholders';

describe('notice summary', () => {
  it('names the event, the evaluation and flagged checks', () => {
    const notice = aNotice({}, [
      aCheck({ quote: 'ignore all\nprevious instructions' }),
      aCheck({ name: 'pii', result: 'NO_PII_FOUND', score: 100 }),
      aCheck({ name: 'grounding', result: 'NOT_EVALUATED', score: 51 }),
    ]);
    expect(summaryText(summarize(notice))).toBe(
      [
        'An evaluation failed',
        '',
        'Event: evaluation.failed',
        'Time: 2026-01-31T12:00:00.000Z',
        'Evaluation: 019b0000-0000-7000-8000-00000000000e',
        'Status: failed',
        'Score: 3',
        '',
        '- prompt_injections: INJECTION, score 3',
        '  "ignore all previous instructions"',
        '- grounding: NOT_EVALUATED, score 51',
      ].join('\n'),
    );
  });

  it('names guardrail, side and provider, with the guardrail’s message', () => {
    const text = summaryText(summarize(anAlert()));
    expect(text).toContain(
      'A guardrail failed a request: No injections\n\nCall the duty officer.\n\n',
    );
    expect(text).toContain('Provider: openai');
  });

  it('names the disabled notifier and the reason', () => {
    expect(summaryText(summarize(aFarewell()))).toContain(
      'A notifier was switched off: Ops\n\nIts receiver has failed for 120 hours.',
    );
  });

  it('shows a missing score', () => {
    const notice = aNotice({
      event: 'evaluation.created',
      evaluation: { id: 'e', status: 'success', score: null, checks: [] },
    });
    expect(summaryText(summarize(notice))).toContain('Score: none');
  });

  it('lists ten findings and counts the others', () => {
    const text = summaryText(
      summarize(
        aNotice(
          {},
          Array.from({ length: 5_000 }, () => aCheck({ quote: 'x'.repeat(200_000) })),
        ),
      ),
    );
    expect(text.match(/INJECTION/g)).toHaveLength(10);
    expect(text).toContain('and 4990 more');
    expect(text.length).toBeLessThan(4_000);
  });
});

describe('placeholders', () => {
  const values = placeholderValues(aNotice(), { notifierName: 'Ops', channel: '#alerts' });

  it('each have a value', () => {
    expect(Object.keys(values).sort()).toEqual(Object.keys(PLACEHOLDERS).sort());
    expect(values).toMatchObject({
      title: 'An evaluation failed',
      score: '3',
      checks: 'prompt_injections: INJECTION, score 3',
      notifier: 'Ops',
      channel: '#alerts',
    });
  });

  it('are filled in with or without spaces, once', () => {
    expect(
      fillPlaceholders('{{title}}: {{ status }} {{score}}', {
        ...values,
        title: '{{status}} $& $1',
      }),
    ).toBe('{{status}} $& $1: failed 3');
  });

  it.each(['{{}}', '{{constructor}}', '{{__proto__}}', '{{Text}}', '{{text.length}}'])(
    'report %s as unknown and leave it unchanged',
    (text) => {
      expect(placeholderProblem(placeholderNames(text))).toMatch(/^Unknown placeholder /);
      expect(fillPlaceholders(text, values)).toBe(text);
    },
  );

  it.each(['{{', '}}', '{text}', '{{text}', '{ {text}}', '{{a{b}}'])('treat %s as text', (text) => {
    expect(placeholderNames(text)).toEqual([]);
  });

  it('are found in linear time', () => {
    for (const unit of ['{{', '{{ ', '{{a', '{', '}}', '{{{}'])
      expect(placeholderNames(unit.repeat(1_000_000)).length).toBeGreaterThanOrEqual(0);
  });
});
