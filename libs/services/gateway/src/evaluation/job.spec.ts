import { checksOf as asked } from '@touchstone/contracts';
import { aPrincipal } from '@touchstone/testing/http';
import { GatewaySettings } from '../gateway.config';
import { toJob } from './job';
import { validated } from './validated';

const jobOf = (body: object) => {
  const dto = validated(body, new GatewaySettings());
  return toJob(dto, aPrincipal({ workspace: 'w', failurePolicy: 'open' }), {
    id: 'id-1',
    source: 'evaluate',
    checks: asked(dto),
  });
};
const checksOf = (switches: object) =>
  jobOf({ input: 'x', messages: [{ role: 'user' }], available_tools: [{ name: 'f' }], ...switches })
    .checks;

const balanced = { mode: 'balanced' };
const ALL = ['dangerous_content', 'harassment', 'hate_speech', 'sexual_content'];
const policy = {
  check: 'policy',
  ...balanced,
  assertions: ['a'],
  target: 'both',
  multiTurn: false,
  includeTools: false,
};
const topics = {
  check: 'topic_scoping',
  ...balanced,
  topics: ['t'],
  target: 'both',
  multiTurn: false,
};
const syntax = (...rules: [string, string][]) => [
  { check: 'syntax', ...balanced, rules: rules.map(([name, args]) => ({ name, args })) },
];

describe('toJob', () => {
  it.each<[string, object, object[]]>([
    ['nothing', {}, []],
    ['switches that are off', { pii_check: false, hallucinations_check: false }, []],
    [
      'modes and targets alone',
      { tuq_mode: 'speed', policy_target: 'input', grounding_multi_turn_mode: true },
      [],
    ],
    [
      'prompt injections',
      { prompt_injections: true },
      [{ check: 'prompt_injections', ...balanced }],
    ],
    ['PII', { pii_check: true }, [{ check: 'pii', ...balanced }]],
    ['PII in a mode', { pii_check: true, mode: 'speed' }, [{ check: 'pii', mode: 'speed' }]],
    [
      'moderation',
      { content_moderation_check: true },
      [{ check: 'safety', ...balanced, categories: ALL }],
    ],
    [
      'two categories',
      { sexual_content_check: true, harassment_check: true },
      [{ check: 'safety', ...balanced, categories: ['harassment', 'sexual_content'] }],
    ],
    [
      'all categories although one is off',
      { content_moderation_check: true, harassment_check: false },
      [{ check: 'safety', ...balanced, categories: ALL }],
    ],
    ['hallucinations', { hallucinations_check: true }, [{ check: 'hallucinations', ...balanced }]],
    [
      'hallucinations in a mode',
      { hallucinations_check: true, hallucinations_mode: 'quality', mode: 'speed' },
      [{ check: 'hallucinations', mode: 'quality' }],
    ],
    [
      'grounding',
      { grounding_check: true, mode: 'quality' },
      [{ check: 'grounding', mode: 'quality', multiTurn: false }],
    ],
    [
      'grounding in everything',
      { grounding_check: true, grounding_mode: 'speed', grounding_multi_turn_mode: true },
      [{ check: 'grounding', mode: 'speed', multiTurn: true }],
    ],
    [
      'tool use',
      { tool_use_quality_check: true, tuq_mode: 'speed' },
      [{ check: 'tuq', mode: 'speed' }],
    ],
    [
      'tool use by older names',
      { tool_selection_quality_check: true, tsq_mode: 'quality' },
      [{ check: 'tuq', mode: 'quality' }],
    ],
    [
      'tool use by either name',
      { tool_use_quality_check: false, tool_selection_quality_check: true },
      [{ check: 'tuq', ...balanced }],
    ],
    [
      'a mode by both names',
      { tool_use_quality_check: true, tuq_mode: 'speed', tsq_mode: 'quality' },
      [{ check: 'tuq', mode: 'speed' }],
    ],
    ['assertions', { assertions: ['a'] }, [policy]],
    [
      'assertions with everything',
      {
        assertions: ['a'],
        assertions_mode: 'quality',
        policy_target: 'input',
        policy_multi_turn_mode: true,
        policy_include_tools: true,
      },
      [{ ...policy, mode: 'quality', target: 'input', multiTurn: true, includeTools: true }],
    ],
    ['no assertions', { assertions: [], policy_include_tools: true }, []],
    ['topics', { allowed_topics: ['t'] }, [topics]],
    [
      'topics with everything',
      {
        allowed_topics: ['t'],
        topic_scoping_mode: 'speed',
        topic_scoping_target: 'output',
        topic_scoping_multi_turn_mode: true,
      },
      [{ ...topics, mode: 'speed', target: 'output', multiTurn: true }],
    ],
    [
      'instructions',
      { instructions_following_check: true },
      [{ check: 'instructions_following', ...balanced }],
    ],
    [
      'consistency',
      { consistency_check: true, consistency_mode: 'speed' },
      [{ check: 'consistency', mode: 'speed' }],
    ],
    [
      'syntax',
      { syntax_checks: { length: { args: '5' }, json: { args: '' } } },
      syntax(['json', ''], ['length', '5']),
    ],
    [
      'syntax without arguments',
      { syntax_checks: { json: {}, sql: { args: null }, python: null } },
      syntax(['json', ''], ['sql', '']),
    ],
    [
      "syntax in a definition's shape",
      { syntaxChecks: { js: true, python: false, sql: true, string_length: 100, word_count: 7 } },
      syntax(['javascript', ''], ['sql', ''], ['length', '100'], ['word count', '7']),
    ],
    [
      'both shapes under one name',
      { syntax_checks: { js: true, 'word count': { args: '9' } } },
      syntax(['javascript', ''], ['word count', '9']),
    ],
    [
      'a rule that is on in one of both fields',
      { syntaxChecks: { js: true }, syntax_checks: { js: false, length: { args: '5' } } },
      syntax(['javascript', ''], ['length', '5']),
    ],
    ['no syntax', { syntax_checks: { js: false } }, []],
    [
      'the zero values of syntax',
      { syntaxChecks: { js: false, python: 0, sql: '', string_length: 0, word_count: false } },
      [],
    ],
    [
      'a length of nothing, written as a bound',
      { syntax_checks: { length: { args: '0' } } },
      syntax(['length', '0']),
    ],
  ])('requests %s', (_title, switches, expected) => {
    expect(checksOf(switches)).toEqual(expected);
  });

  it("lists the checks in the catalogue's order", () => {
    const switches = {
      syntax_checks: { json: {} },
      consistency_check: true,
      instructions_following_check: true,
      allowed_topics: ['t'],
      assertions: ['a'],
      tool_use_quality_check: true,
      grounding_check: true,
      hallucinations_check: true,
      content_moderation_check: true,
      pii_check: true,
      prompt_injections: true,
    };
    expect(checksOf(switches).map(({ check }) => check)).toEqual([
      'prompt_injections',
      'pii',
      'safety',
      'hallucinations',
      'grounding',
      'tuq',
      'policy',
      'topic_scoping',
      'instructions_following',
      'consistency',
      'syntax',
    ]);
  });

  it('contains the content in canonical form', () => {
    const call = { id: 'c', type: 'function', function: { name: 'f', arguments: '{"a":1}' } };
    const body = {
      input: 'i',
      messages: [
        {
          role: 'assistant',
          content: null,
          tool_calls: [call, { name: 'g', arguments: 'not json' }],
        },
        { role: 'tool', content: [{ type: 'text', text: 't' }], tool_call_id: 'c', name: 'f' },
      ],
      available_tools: [{ type: 'function', function: { name: 'f' } }],
    };
    expect(jobOf(body).content).toEqual({
      input: 'i',
      output: null,
      messages: [
        {
          role: 'assistant',
          content: null,
          toolCalls: [
            { id: 'c', name: 'f', arguments: { a: 1 } },
            { name: 'g', arguments: 'not json' },
          ],
        },
        { role: 'tool', content: 't', toolCalls: [], toolCallId: 'c', name: 'f' },
      ],
      tools: [{ name: 'f', parameters: {} }],
    });
  });

  it('contains the caller and the metadata', () => {
    expect(jobOf({ output: 'x', metadata: { user: '1', empty: '' } })).toMatchObject({
      id: 'id-1',
      workspace: 'w',
      source: 'evaluate',
      failurePolicy: 'open',
      metadata: { user: '1', empty: '' },
    });
    expect(jobOf({ output: 'x' }).metadata).toEqual({});
  });

  it.each([
    ['stored if the workspace allows it', { storeContent: true }, { storeContent: true }],
    ['not stored if it does not', { storeContent: false }, {}],
    ['not stored if management sends no setting', {}, {}],
  ])('sets the storage of content: %s', (_title, setting, expected) => {
    const job = toJob({ input: 'x' }, aPrincipal(setting), {
      id: 'id-1',
      source: 'evaluate',
      checks: [],
    });
    expect('storeContent' in job ? { storeContent: job.storeContent } : {}).toEqual(expected);
  });
});
