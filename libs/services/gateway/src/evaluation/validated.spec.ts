import { GatewaySettings } from '../gateway.config';
import { validated } from './validated';

const read = (body: object) => validated(body, new GatewaySettings());
const messageWith = (parts: object) =>
  read({ messages: [{ role: 'assistant', ...parts }] }).messages?.[0];
const callOf = (call: object) => messageWith({ tool_calls: [call] })?.tool_calls?.[0];
const toolOf = (tool: object) => read({ input: 'x', available_tools: [tool] }).available_tools?.[0];

describe('validated', () => {
  const everyField = {
    output: null,
    messages: null,
    available_tools: null,
    mode: null,
    hallucinations_check: null,
    hallucinations_mode: null,
    grounding_check: null,
    grounding_mode: null,
    grounding_multi_turn_mode: null,
    prompt_injections: null,
    pii_check: null,
    content_moderation_check: null,
    dangerous_content_check: null,
    harassment_check: null,
    hate_speech_check: null,
    sexual_content_check: null,
    tool_use_quality_check: null,
    tool_selection_quality_check: null,
    tuq_mode: null,
    tsq_mode: null,
    assertions: null,
    assertions_mode: null,
    policy_target: null,
    policy_multi_turn_mode: null,
    policy_include_tools: null,
    allowed_topics: null,
    topic_scoping_mode: null,
    topic_scoping_target: null,
    topic_scoping_multi_turn_mode: null,
    instructions_following_check: null,
    consistency_check: null,
    consistency_mode: null,
    syntax_checks: null,
    syntaxChecks: null,
    metadata: null,
  };

  it.each(['null', '""', '[]'])('treats %s as absent in every field', (absent) => {
    const body = Object.fromEntries(
      Object.keys(everyField).map((name) => [name, JSON.parse(absent) as unknown]),
    );
    expect(read({ ...body, input: 'x' })).toEqual(read({ input: 'x' }));
  });

  it.each([
    ['text', 'hello', 'hello'],
    ['null', null, undefined],
    ['empty text', '', undefined],
    ['no parts', [], undefined],
    [
      'text parts',
      [
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b' },
      ],
      'a\nb',
    ],
    ['bare texts', ['a', 'b'], 'a\nb'],
    ['a responses-style part', [{ type: 'input_text', text: 'a' }], 'a'],
    ['a refusal', [{ type: 'refusal', refusal: 'I will not' }], 'I will not'],
    [
      'an image beside text',
      [
        { type: 'image_url', image_url: { url: 'data:…' } },
        { type: 'text', text: 'a' },
      ],
      'a',
    ],
    ['a huge image', [{ type: 'image_url', image_url: { url: 'x'.repeat(300_000) } }], undefined],
    ['lone surrogates and NUL', '\ud800 \u0000 \udfff', '\ud800 \u0000 \udfff'],
    ['exactly as many characters as allowed', 'x'.repeat(200_000), 'x'.repeat(200_000)],
  ])('accepts content of %s', (_title, content, expected) => {
    expect(messageWith({ content })?.content).toBe(expected);
  });

  it.each([
    [
      'nested',
      { id: '1', type: 'function', function: { name: 'f', arguments: { a: 1 } } },
      { a: 1 },
    ],
    [
      'nested with JSON text',
      { id: '1', type: 'function', function: { name: 'f', arguments: '{"a":1}' } },
      { a: 1 },
    ],
    ['flat', { id: '1', type: 'function', name: 'f', arguments: { a: 1 } }, { a: 1 }],
    [
      'flat with JSON text',
      { id: '1', type: 'function', name: 'f', arguments: ' {"a":1} ' },
      { a: 1 },
    ],
    [
      'flat with function null',
      { id: '1', type: 'function', function: null, name: 'f', arguments: {} },
      {},
    ],
    ['with empty text', { id: '1', type: 'function', name: 'f', arguments: '' }, {}],
    ['with an empty object', { id: '1', type: 'function', name: 'f', arguments: {} }, {}],
    ['with broken JSON', { id: '1', type: 'function', name: 'f', arguments: '{"a":' }, '{"a":'],
    [
      'with JSON text of an array',
      { id: '1', type: 'function', name: 'f', arguments: '[1]' },
      '[1]',
    ],
    ['with JSON text of null', { id: '1', type: 'function', name: 'f', arguments: 'null' }, 'null'],
    [
      'with null and constructor inside',
      { id: '1', type: 'function', name: 'f', arguments: { a: null, constructor: '' } },
      { a: null, constructor: '' },
    ],
  ])('accepts a tool call %s', (_title, call, expected) => {
    expect(callOf(call)).toEqual({
      id: '1',
      type: 'function',
      function: { name: 'f', arguments: expected },
    });
  });

  const city = { type: 'object', properties: { city: { type: 'string' } } };
  it.each([
    ['flat', { name: 'f', description: 'd', parameters: city }, city],
    [
      'wrapped',
      { type: 'function', function: { name: 'f', description: 'd', parameters: city } },
      city,
    ],
    ['without parameters', { name: 'f', description: 'd' }, undefined],
    ['with null parameters', { name: 'f', description: 'd', parameters: null }, undefined],
    ['with empty parameters', { name: 'f', description: 'd', parameters: {} }, {}],
    [
      'with a bare property map',
      { name: 'f', description: 'd', parameters: { city: { type: 'string' } } },
      city,
    ],
    ['with bare type names', { name: 'f', description: 'd', parameters: { city: 'string' } }, city],
    [
      'with a property called type',
      { name: 'f', description: 'd', parameters: { type: { type: 'string' } } },
      { type: 'object', properties: { type: { type: 'string' } } },
    ],
    [
      'with a described property',
      { name: 'f', description: 'd', parameters: { city: 'where to look' } },
      { type: 'object', properties: { city: { description: 'where to look' } } },
    ],
    [
      'with a schema by reference',
      { name: 'f', description: 'd', parameters: { $ref: '#/x' } },
      { $ref: '#/x' },
    ],
    [
      'with a schema without type',
      { name: 'f', description: 'd', parameters: { properties: { a: {} }, required: ['a'] } },
      { properties: { a: {} }, required: ['a'] },
    ],
  ])('accepts a tool %s', (_title, tool, parameters) => {
    expect(toolOf(tool)).toEqual({
      name: 'f',
      description: 'd',
      ...(parameters && { parameters }),
    });
  });

  it('ignores unknown fields of any length', () => {
    expect(() =>
      read({ input: 'x', picture: 'x'.repeat(300_000), constructor: { prototype: {} }, pii: true }),
    ).not.toThrow();
  });

  it('accepts a body exactly at the limits', () => {
    const metadata = Object.fromEntries(
      Array.from({ length: 64 }, (_, index) => [`k${index}`, 'v'.repeat(512)]),
    );
    const messages = Array.from({ length: 200 }, () => ({ role: 'user', content: 'x' }));
    const texts = Array.from({ length: 64 }, () => 'x');
    const available_tools = Array.from({ length: 128 }, () => ({ name: 'f' }));
    let deep: unknown = 1;
    for (let level = 0; level < 31; level += 1) deep = [deep];
    expect(() =>
      read({ messages, metadata, assertions: texts, allowed_topics: texts, available_tools, deep }),
    ).not.toThrow();
  });

  it('reads the limits from the settings', () => {
    const small = Object.assign(new GatewaySettings(), { messages: 1, fieldLength: 2 });
    expect(() => validated({ messages: [{ role: 'user' }, { role: 'user' }] }, small)).toThrow(
      'messages: expected at most 1 messages, got 2.',
    );
    expect(() => validated({ input: 'abc' }, small)).toThrow(
      'input: expected at most 2 characters.',
    );
  });
});
