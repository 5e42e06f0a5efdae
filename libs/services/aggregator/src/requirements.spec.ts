import fc from 'fast-check';
import { CHECK_NAMES, type CheckRequest, type Content, type Role } from '@touchstone/contracts';
import { aContent, anyContent, anyRequest } from '@touchstone/testing';
import { missingRequirements } from './requirements';

const said = (role: Role, content: string | null) => ({ role, content, toolCalls: [] });
const called = {
  role: 'assistant' as const,
  content: null,
  toolCalls: [{ name: 'pay', arguments: { to: 'Ann' } }],
};
const pay = { name: 'pay', parameters: {} };
const policy = (parts: object) =>
  ({
    check: 'policy',
    mode: 'speed',
    assertions: ['a'],
    target: 'both',
    multiTurn: false,
    includeTools: false,
    ...parts,
  }) as CheckRequest;
const plain = (check: string, parts: object = {}) =>
  ({ check, mode: 'speed', ...parts }) as CheckRequest;

const NO_OUTPUT = 'there is no model output to judge';

describe('missingRequirements', () => {
  it.each<[string, CheckRequest, Partial<Content>, string[]]>([
    [
      'injection reads tool messages',
      plain('prompt_injections'),
      { messages: [said('tool', 't')] },
      [],
    ],
    [
      "injection does not read the model's own text",
      plain('prompt_injections'),
      { output: 'o', messages: [said('system', 's'), said('assistant', 'a')] },
      ['there is no input, user message or tool message to judge'],
    ],
    ['PII reads tool arguments', plain('pii'), { messages: [called] }, []],
    [
      'PII needs some text',
      plain('pii'),
      { messages: [said('user', null)] },
      ['there is no text to judge'],
    ],
    [
      'moderation reads the output',
      plain('safety', { categories: ['harassment'] }),
      { output: 'o' },
      [],
    ],
    [
      "moderation does not read the operator's text",
      plain('safety', { categories: ['harassment'] }),
      { messages: [said('system', 's'), said('developer', 'd')] },
      ['there is no input, output or message to judge'],
    ],
    ['hallucinations need an output only', plain('hallucinations'), { output: 'o' }, []],
    [
      'hallucinations are bypassed without one',
      plain('hallucinations'),
      { input: 'i' },
      [NO_OUTPUT],
    ],
    [
      'grounding takes the system message',
      plain('grounding', { multiTurn: false }),
      { output: 'o', messages: [said('system', 's')] },
      [],
    ],
    [
      'grounding takes the input where there are no messages',
      plain('grounding', { multiTurn: false }),
      { input: 'i', output: 'o' },
      [],
    ],
    [
      'grounding skips user messages',
      plain('grounding', { multiTurn: false }),
      { output: 'o', messages: [said('user', 'u')] },
      ['there is no context to hold the output against'],
    ],
    [
      'grounding reads user messages multi-turn',
      plain('grounding', { multiTurn: true }),
      { output: 'o', messages: [said('user', 'u')] },
      [],
    ],
    [
      'grounding lists everything that is missing',
      plain('grounding', { multiTurn: true }),
      { messages: [said('user', null)] },
      [NO_OUTPUT, 'there is no context to hold the output against'],
    ],
    ['tool use needs a call and the tools', plain('tuq'), { messages: [called], tools: [pay] }, []],
    [
      'tool use is bypassed without tools',
      plain('tuq'),
      { messages: [called] },
      ['the available tools are not known'],
    ],
    [
      'tool use is bypassed without a call',
      plain('tuq'),
      { output: 'o', tools: [pay] },
      ['the assistant made no tool call'],
    ],
    [
      'consistency needs an earlier turn',
      plain('consistency'),
      { output: 'o', messages: [said('user', 'u')] },
      [],
    ],
    [
      'consistency is bypassed in a single exchange',
      plain('consistency'),
      { input: 'i', output: 'o' },
      ['there is no earlier turn to compare the output with'],
    ],
    [
      'policy with tools needs only a call',
      policy({ includeTools: true }),
      { messages: [called] },
      [],
    ],
    [
      'policy without tools needs a text',
      policy({}),
      { messages: [called] },
      ['there is no input or output to judge'],
    ],
    ['policy on both needs only one side', policy({}), { input: 'i' }, []],
    ['policy on the output needs it', policy({ target: 'output' }), { input: 'i' }, [NO_OUTPUT]],
    [
      'policy on the input needs it',
      policy({ target: 'input' }),
      { output: 'o' },
      ['there is no input to judge'],
    ],
    [
      'policy multi-turn needs any message',
      policy({ target: 'output', multiTurn: true }),
      { messages: [said('tool', 't')] },
      [],
    ],
    [
      'topics need a text on either side',
      plain('topic_scoping', { target: 'both', multiTurn: false, topics: ['t'] }),
      { messages: [said('system', 's')] },
      ['there is no input or output to judge'],
    ],
    [
      'instructions may be the input',
      plain('instructions_following'),
      { input: 'i', output: 'o' },
      [],
    ],
    [
      'instructions are bypassed without any',
      plain('instructions_following'),
      { output: 'o', messages: [said('tool', 't')] },
      ['there are no instructions to hold the output against'],
    ],
    [
      'syntax reads the input without an output',
      plain('syntax', { rules: [] }),
      { input: 'i' },
      [],
    ],
    [
      'syntax does not read the system message',
      plain('syntax', { rules: [] }),
      { messages: [said('system', 's')] },
      ['there is no input or output to judge'],
    ],
  ])('%s', (_title, request, content, missing) => {
    expect(missingRequirements(aContent(content), request)).toEqual(missing);
  });

  it('finds a missing requirement for every check of an empty content', () => {
    const requests = fc.constantFrom(...CHECK_NAMES).chain(anyRequest);
    fc.assert(
      fc.property(requests, (request) =>
        expect(missingRequirements(aContent(), request)).not.toEqual([]),
      ),
    );
  });

  it('finds no new missing requirement when content is added', () => {
    const requests = fc.constantFrom(...CHECK_NAMES).chain(anyRequest);
    const both = { input: 'i', output: 'o', tools: [pay] };
    const messages = [said('system', 's'), said('user', 'u'), called];
    fc.assert(
      fc.property(requests, anyContent, (request, content) => {
        expect(
          missingRequirements({ ...both, messages: [...messages, ...content.messages] }, request),
        ).toEqual([]);
      }),
    );
  });
});
