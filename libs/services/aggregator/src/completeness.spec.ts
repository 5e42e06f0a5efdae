import type { CheckRequest, Outcome, Verdict } from '@touchstone/contracts';
import { aContent } from '@touchstone/testing';
import { complete } from './completeness';

const safety: CheckRequest = {
  check: 'safety',
  mode: 'speed',
  categories: ['dangerous_content', 'harassment'],
};
const policy: CheckRequest = {
  check: 'policy',
  mode: 'speed',
  assertions: ['a', 'b'],
  target: 'both',
  multiTurn: false,
  includeTools: false,
};
const tuq: CheckRequest = { check: 'tuq', mode: 'speed' };
const calls = [
  { name: 'x', arguments: {} },
  { name: 'y', arguments: {} },
];
const content = aContent({ messages: [{ role: 'assistant', content: null, toolCalls: calls }] });

const result = (name: string, more: Partial<Verdict> = {}): Outcome => ({
  kind: 'verdict',
  name,
  score: 100,
  label: 'SAFE',
  confidence_score: 90,
  reason: '',
  flagged: false,
  quote: '',
  ...more,
});
const on = (assertion: string) => ({ data: assertion, claim: assertion });
const LEFT_OUT = {
  kind: 'not_evaluated' as const,
  cause: 'The detector gave no verdict on this part.',
};
const BYPASSED: Outcome = { kind: 'bypassed', name: 'policy', missing: 'there is no text' };
const UNREAD: Outcome = { kind: 'needs_judge', name: 'safety', obstacle: 'No rule reads it.' };
const STOPPED = { kind: 'not_evaluated' as const, cause: 'It stopped.' };

describe('complete', () => {
  it.each<[string, CheckRequest, Outcome[], Outcome[]]>([
    [
      'puts categories in the requested order',
      safety,
      [result('harassment'), result('dangerous_content')],
      [result('dangerous_content'), result('harassment')],
    ],
    [
      'adds an undecided outcome for a missing category',
      safety,
      [result('harassment')],
      [{ name: 'dangerous_content', ...LEFT_OUT }, result('harassment')],
    ],
    [
      'spreads a cause over every category',
      safety,
      [{ name: 'safety', ...STOPPED }],
      [
        { name: 'dangerous_content', ...STOPPED },
        { name: 'harassment', ...STOPPED },
      ],
    ],
    [
      'spreads a cause over the categories without a verdict',
      safety,
      [result('harassment'), { name: 'safety', ...STOPPED }],
      [{ name: 'dangerous_content', ...STOPPED }, result('harassment')],
    ],
    [
      'keeps a cause although every part has a verdict',
      safety,
      [result('harassment'), { name: 'safety', ...STOPPED }, result('dangerous_content')],
      [result('dangerous_content'), result('harassment'), { name: 'safety', ...STOPPED }],
    ],
    [
      'adds an undecided outcome for a missing assertion',
      policy,
      [result('policy', on('b'))],
      [{ name: 'policy', ...on('a'), ...LEFT_OUT }, result('policy', on('b'))],
    ],
    [
      'keeps the assertion beside its cause',
      policy,
      [{ name: 'policy', ...on('a'), ...STOPPED }, result('policy', on('b'))],
      [{ name: 'policy', ...on('a'), ...STOPPED }, result('policy', on('b'))],
    ],
    ['lets a detector bypass the whole check', policy, [BYPASSED], [BYPASSED]],
    [
      'asks for a judge on every part',
      safety,
      [UNREAD],
      [
        { ...UNREAD, name: 'dangerous_content' },
        { ...UNREAD, name: 'harassment' },
      ],
    ],
    ['counts tool calls', tuq, [result('tuq')], [result('tuq'), { name: 'tuq', ...LEFT_OUT }]],
    [
      'accepts several results per call',
      tuq,
      [result('tuq'), result('tuq'), result('tuq')],
      [result('tuq'), result('tuq'), result('tuq')],
    ],
    [
      'spreads a cause over every call',
      tuq,
      [{ name: 'tuq', ...STOPPED }],
      [
        { name: 'tuq', ...STOPPED },
        { name: 'tuq', ...STOPPED },
      ],
    ],
    [
      'leaves other checks as they are',
      { check: 'pii', mode: 'speed' },
      [result('pii'), result('pii')],
      [result('pii'), result('pii')],
    ],
  ])('%s', (_title, request, findings, expected) =>
    expect(complete(request, content, findings)).toEqual(expected),
  );

  it.each<[string, CheckRequest, Outcome[]]>([
    [
      'a category that was not requested',
      safety,
      [result('dangerous_content'), result('harassment'), result('hate_speech')],
    ],
    [
      'two verdicts on one category',
      safety,
      [result('dangerous_content'), result('harassment'), result('harassment')],
    ],
    [
      'an assertion that was not requested',
      policy,
      [result('policy', on('a')), result('policy', on('b')), result('policy', on('c'))],
    ],
    ['verdicts that name no assertion', policy, [result('policy'), result('policy')]],
  ])('refuses %s', (_title, request, findings) =>
    expect(complete(request, content, findings)).toBeUndefined(),
  );
});
