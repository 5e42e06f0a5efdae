import { type CheckRequest, type Content, type Message } from '@touchstone/contracts';
import { aContent } from '@touchstone/testing';
import { charactersRead } from './characters-read';

const LONG = 'x'.repeat(3_000_000);
const message = (role: Message['role'], content: string, more: Partial<Message> = {}): Message => ({
  role,
  content,
  toolCalls: [],
  ...more,
});
const mode = 'speed';

const CALLED: Partial<Content> = {
  messages: [
    message('assistant', 'So be it.', { toolCalls: [{ name: 'tool', arguments: { text: LONG } }] }),
  ],
};
const DEFINED: Partial<Content> = { tools: [{ name: 'tool', description: LONG, parameters: {} }] };
const said = (role: Message['role'], more?: Partial<Message>): Partial<Content> => ({
  output: 'Yes.',
  messages: [message('user', 'And?'), message(role, LONG, more), message('user', 'Then?')],
});

describe('charactersRead', () => {
  it.each<[string, CheckRequest, Partial<Content>]>([
    ['tool messages for injections', { check: 'prompt_injections', mode }, said('tool')],
    ['tool arguments for personal data', { check: 'pii', mode }, CALLED],
    [
      'the conversation for moderation',
      { check: 'safety', mode, categories: ['harassment'] },
      said('assistant'),
    ],
    [
      'earlier messages for hallucinations',
      { check: 'hallucinations', mode },
      said('system', { context: true }),
    ],
    [
      'the context for grounding',
      { check: 'grounding', mode, multiTurn: false },
      said('system', { context: true }),
    ],
    [
      'the conversation for grounding over many turns',
      { check: 'grounding', mode, multiTurn: true },
      said('user', { context: true }),
    ],
    ['definitions for tool use', { check: 'tuq', mode }, DEFINED],
    ['arguments for tool use', { check: 'tuq', mode }, CALLED],
    ['the conversation for tool use', { check: 'tuq', mode }, said('tool', { context: true })],
    [
      'the conversation for assertions',
      {
        check: 'policy',
        mode,
        assertions: ['x'],
        target: 'both',
        multiTurn: true,
        includeTools: false,
      },
      said('system', { context: true }),
    ],
    [
      'definitions for assertions on tools',
      {
        check: 'policy',
        mode,
        assertions: ['x'],
        target: 'both',
        multiTurn: false,
        includeTools: true,
      },
      DEFINED,
    ],
    [
      'assertions',
      {
        check: 'policy',
        mode,
        assertions: [LONG],
        target: 'both',
        multiTurn: false,
        includeTools: false,
      },
      { input: 'x' },
    ],
    [
      'the conversation for topics',
      { check: 'topic_scoping', mode, topics: ['x'], target: 'output', multiTurn: true },
      said('system', { context: true }),
    ],
    [
      'instructions',
      { check: 'instructions_following', mode },
      said('developer', { context: true }),
    ],
    [
      'earlier turns for consistency',
      { check: 'consistency', mode },
      said('assistant', { context: true }),
    ],
    ['the input for consistency', { check: 'consistency', mode }, { input: LONG, output: 'Yes.' }],
    [
      'the input for syntax, when there is no output',
      { check: 'syntax', mode, rules: [{ name: 'json', args: '' }] },
      { input: LONG },
    ],
  ])('counts %s', (_title, request, content) => {
    expect(charactersRead(request, aContent(content))).toBeGreaterThanOrEqual(LONG.length);
  });

  it.each<[string, CheckRequest, Partial<Content>]>([
    [
      'a context that is only compared with',
      { check: 'pii', mode },
      said('system', { context: true }),
    ],
    [
      'the conversation for one target',
      { check: 'topic_scoping', mode, topics: ['x'], target: 'output', multiTurn: false },
      said('system'),
    ],
    [
      'definitions for assertions on texts',
      {
        check: 'policy',
        mode,
        assertions: ['x'],
        target: 'input',
        multiTurn: false,
        includeTools: false,
      },
      DEFINED,
    ],
  ])('leaves out %s', (_title, request, content) => {
    expect(charactersRead(request, aContent(content))).toBeLessThan(100);
  });

  it('counts a reference in a schema as the large part it may expand to', () => {
    const parameters = {
      properties: { a: { $ref: '#/$defs/b' }, c: { $ref: '#/$defs/b' } },
      $defs: { b: {} },
    };
    expect(
      charactersRead({ check: 'tuq', mode }, aContent({ tools: [{ name: 'tool', parameters }] })),
    ).toBeGreaterThan(4_000);
  });
});
