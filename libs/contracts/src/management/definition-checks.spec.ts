import { definedChecks, enablesCheck } from './definition-checks';

const balanced = { mode: 'balanced' };
const policy = {
  check: 'policy',
  ...balanced,
  assertions: ['a'],
  target: 'both',
  multiTurn: false,
  includeTools: false,
};
const category = (name: string) => [{ check: 'safety', ...balanced, categories: [name] }];

describe('the checks of a definition', () => {
  it.each<[string, object, object[]]>([
    ['nothing', {}, []],
    ['names alone', { name: 'n', description: 'd' }, []],
    ['consistencyCheck', { consistencyCheck: true }, [{ check: 'consistency', ...balanced }]],
    ['dangerousCheck', { dangerousCheck: true }, category('dangerous_content')],
    ['harassmentCheck', { harassmentCheck: true }, category('harassment')],
    ['hateCheck', { hateCheck: true }, category('hate_speech')],
    ['explicitContentCheck', { explicitContentCheck: true }, category('sexual_content')],
    [
      'hallucinationsCheck',
      { hallucinationsCheck: true },
      [{ check: 'hallucinations', ...balanced }],
    ],
    ['piiCheck', { piiCheck: true }, [{ check: 'pii', ...balanced }]],
    ['promptInjections', { promptInjections: true }, [{ check: 'prompt_injections', ...balanced }]],
    ['switches that are off', { piiCheck: false, hateCheck: false }, []],
    [
      'old names in a mode',
      { piiCheck: true, hallucinationsCheck: true, mode: 'speed', hallucinations_mode: 'quality' },
      [
        { check: 'pii', mode: 'speed' },
        { check: 'hallucinations', mode: 'quality' },
      ],
    ],
    [
      'a check under either name',
      { piiCheck: false, pii_check: true },
      [{ check: 'pii', ...balanced }],
    ],
    [
      'a check under both names',
      { piiCheck: true, pii_check: true },
      [{ check: 'pii', ...balanced }],
    ],
    ...(['speed', 'balanced', 'quality'].map((mode) => [
      `functionCallsCheck ${mode}`,
      { functionCallsCheck: mode },
      [{ check: 'tuq', mode }],
    ]) as [string, object, object[]][]),
    [
      'functionCallsCheck "true"',
      { functionCallsCheck: 'true', mode: 'speed' },
      [{ check: 'tuq', ...balanced }],
    ],
    ['functionCallsCheck "false"', { functionCallsCheck: 'false' }, []],
    ['an empty functionCallsCheck', { functionCallsCheck: '' }, []],
    [
      'functionCallsCheck with other words, stored before they were refused',
      { functionCallsCheck: 'strict' },
      [],
    ],
    [
      'functionCallsCheck beside a mode of its own',
      { functionCallsCheck: 'speed', tuq_mode: 'quality' },
      [{ check: 'tuq', mode: 'quality' }],
    ],
    [
      'tool use by its own switch',
      { tool_use_quality_check: true, tuq_mode: 'speed' },
      [{ check: 'tuq', mode: 'speed' }],
    ],
    ['assertions', { assertions: ['a'] }, [policy]],
    ['assertions that were cleared', { assertions: [], policy_target: 'input' }, []],
    [
      'a mode that was cleared',
      { assertions: ['a'], assertions_mode: '', policy_target: '' },
      [policy],
    ],
    [
      'assertions with everything',
      {
        assertions: ['a'],
        assertions_mode: 'quality',
        policy_target: 'output',
        policy_multi_turn_mode: true,
        policy_include_tools: true,
      },
      [{ ...policy, mode: 'quality', target: 'output', multiTurn: true, includeTools: true }],
    ],
    [
      'topics',
      {
        allowed_topics: ['t'],
        topic_scoping_mode: 'speed',
        topic_scoping_target: 'input',
        topic_scoping_multi_turn_mode: true,
      },
      [{ check: 'topic_scoping', mode: 'speed', topics: ['t'], target: 'input', multiTurn: true }],
    ],
    [
      'grounding',
      { grounding_check: true, grounding_multi_turn_mode: true },
      [{ check: 'grounding', ...balanced, multiTurn: true }],
    ],
    [
      'instructions',
      { instructions_following_check: true },
      [{ check: 'instructions_following', ...balanced }],
    ],
    [
      'syntax',
      { syntaxChecks: { js: true, python: false, string_length: 100 } },
      [
        {
          check: 'syntax',
          ...balanced,
          rules: [
            { name: 'javascript', args: '' },
            { name: 'length', args: '100' },
          ],
        },
      ],
    ],
    ['syntax that was cleared', { syntaxChecks: {} }, []],
    [
      'zero values of syntax',
      { syntaxChecks: { js: false, python: 0, sql: '', string_length: 0, word_count: 0 } },
      [],
    ],
  ])('come from %s', (_title, fields, expected) => {
    expect(definedChecks({ ...fields })).toEqual(expected);
  });
});

describe('a definition', () => {
  it.each([
    ['with a check', { piiCheck: true }, true],
    ['with modes and names alone', { name: 'n', mode: 'quality', policy_target: 'input' }, false],
    ['with an unknown field', { pii: true }, false],
    ['whose list of assertions is empty', { assertions: [] }, false],
  ])('%s', (_title, fields, enables) => expect(enablesCheck(fields)).toBe(enables));
});
