import type { CheckRequest, Finding } from '@touchstone/contracts';
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

const result = (name: string, more: object = {}): Finding => ({
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
const LEFT_OUT = { cause: 'The detector gave no verdict on this part.' };
const STOPPED = { cause: 'It stopped.' };

describe('complete', () => {
  it.each<[string, CheckRequest, Finding[], Finding[]]>([
    [
      'puts categories in the order asked for',
      safety,
      [result('harassment'), result('dangerous_content')],
      [result('dangerous_content'), result('harassment')],
    ],
    [
      'misses a category',
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
      'spreads it over the categories without a verdict',
      safety,
      [result('harassment'), { name: 'safety', ...STOPPED }],
      [{ name: 'dangerous_content', ...STOPPED }, result('harassment')],
    ],
    [
      'keeps a cause that no part is left for',
      safety,
      [result('harassment'), { name: 'safety', ...STOPPED }, result('dangerous_content')],
      [result('dangerous_content'), result('harassment'), { name: 'safety', ...STOPPED }],
    ],
    [
      'misses an assertion',
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
    [
      'lets a detector bypass the whole check',
      policy,
      [result('policy', { label: 'PASS' })],
      [result('policy', { label: 'PASS' })],
    ],
    ['counts tool calls', tuq, [result('tuq')], [result('tuq'), { name: 'tuq', ...LEFT_OUT }]],
    [
      'takes more than one result a call',
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

  it.each<[string, CheckRequest, Finding[]]>([
    [
      'a category nobody asked for',
      safety,
      [result('dangerous_content'), result('harassment'), result('hate_speech')],
    ],
    [
      'two verdicts on one category',
      safety,
      [result('dangerous_content'), result('harassment'), result('harassment')],
    ],
    [
      'an assertion nobody made',
      policy,
      [result('policy', on('a')), result('policy', on('b')), result('policy', on('c'))],
    ],
    ['verdicts that name no assertion', policy, [result('policy'), result('policy')]],
  ])('refuses %s', (_title, request, findings) =>
    expect(complete(request, content, findings)).toBeUndefined(),
  );
});
