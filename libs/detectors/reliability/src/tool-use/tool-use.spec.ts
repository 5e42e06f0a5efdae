import type { Outcome, ToolCall, ToolDefinition } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { judgeThatSays } from '../judge.fixture';
import { toolUseDetector } from './tool-use.detector';

const WEATHER: ToolDefinition = {
  name: 'get_weather',
  description: 'Current weather of a city.',
  parameters: {
    type: 'object',
    properties: {
      city: { type: 'string', description: 'Name of the city' },
      days: { type: 'integer', description: 'Days to look ahead', minimum: 1, maximum: 14 },
      unit: { type: 'string', enum: ['celsius', 'fahrenheit'] },
    },
    required: ['city'],
  },
};
const FLIGHTS: ToolDefinition = {
  name: 'book_flight',
  description: 'Book a flight between two airports.',
  parameters: {
    type: 'dict',
    properties: { airport: { type: 'string' }, price: { type: 'float' } },
    required: ['airport'],
  },
};

const task = (
  calls: ToolCall[],
  tools: ToolDefinition[] = [WEATHER, FLIGHTS],
  user = 'What is the weather in Oslo for the next 3 days?',
  mode: 'balanced' | 'quality' = 'balanced',
) =>
  aTask<'tuq'>(
    { check: 'tuq', mode },
    {
      tools,
      messages: [
        { role: 'user', content: user, toolCalls: [] },
        { role: 'assistant', content: null, toolCalls: calls },
      ],
    },
  );
const verdict = (...parts: Parameters<typeof task>): Outcome | undefined =>
  toolUseDetector().examine(task(...parts))[0];
const call = (args: ToolCall['arguments'], name = 'get_weather'): ToolCall => ({
  name,
  arguments: args,
});

/** Builds definitions that each reference the next one twice: 2^levels parts when expanded. */
const doublingReferences = (levels: number): object => {
  const definition = (level: number): object => ({
    type: 'object',
    properties: { l: { $ref: `#/$defs/a${level + 1}` }, r: { $ref: `#/$defs/a${level + 1}` } },
  });
  const entries = Array.from({ length: levels }, (_, level) => [`a${level}`, definition(level)]);
  return { $defs: { ...Object.fromEntries(entries), [`a${levels}`]: { type: 'string' } } };
};

describe('tool use detector', () => {
  it.each<[string, ToolCall, string, string]>([
    ['a sound call', call({ city: 'Oslo', days: 3 }), 'VALID_CALL', ''],
    ['an unknown tool', call({ city: 'Oslo' }, 'get_wether'), 'TOOL_ERROR', 'get_weather'],
    ['text for arguments', call('city=Oslo'), 'PARAM_VALUE_ERROR', 'JSON object'],
    ['an unknown parameter', call({ town: 'Oslo', city: 'Oslo' }), 'PARAM_NAME_ERROR', 'town'],
    ['a missing parameter', call({ days: 3 }), 'PARAM_NAME_ERROR', 'city'],
    ['a wrong type', call({ city: 'Oslo', days: 'three' }), 'PARAM_VALUE_ERROR', 'integer'],
    ['a value outside the range', call({ city: 'Oslo', days: 30 }), 'PARAM_VALUE_ERROR', '14'],
    ['a value not allowed', call({ city: 'Oslo', unit: 'kelvin' }), 'PARAM_VALUE_ERROR', 'celsius'],
    ['a placeholder', call({ city: '<city>' }), 'PARAM_VALUE_ERROR', 'placeholder'],
    ['an empty value', call({ city: '' }), 'PARAM_VALUE_ERROR', 'empty'],
    [
      'a value that does not occur in the conversation',
      call({ city: 'Lisbon' }),
      'PARAM_VALUE_ERROR',
      'not in the conversation',
    ],
    [
      'a number that does not occur in the conversation',
      call({ city: 'Oslo', days: 9 }),
      'PARAM_VALUE_ERROR',
      'days',
    ],
    ['the wrong tool', call({ airport: 'Oslo' }, 'book_flight'), 'TOOL_ERROR', 'get_weather'],
  ])('judges %s', (_title, toolCall, label, reason) => {
    const finding = verdict([toolCall]);
    expect(finding).toMatchObject({ name: 'tuq', label, flagged: label !== 'VALID_CALL' });
    expect(finding).toHaveProperty('reason', expect.stringContaining(reason));
  });

  it('returns one result for each call', () => {
    expect(
      toolUseDetector()
        .examine(task([call({ city: 'Oslo' }), call({})]))
        .map((each) => (each.kind === 'verdict' ? each.label : '')),
    ).toEqual(['VALID_CALL', 'PARAM_NAME_ERROR']);
  });

  it('accepts types of other dialects and bare property maps', () => {
    const bare: ToolDefinition = {
      ...FLIGHTS,
      parameters: { airport: { type: 'string' }, price: { type: 'float' }, bag: { type: 'any' } },
    };
    expect(
      verdict(
        [call({ airport: 'Oslo', price: 1.5, bag: [1] }, 'book_flight')],
        [bare],
        'Book a flight to Oslo airport for 1.5',
      ),
    ).toMatchObject({ label: 'VALID_CALL' });
    expect(
      verdict(
        [call({ airport: 'Oslo', price: 'x' }, 'book_flight')],
        [bare],
        'Book a flight to Oslo airport',
      ),
    ).toMatchObject({ label: 'PARAM_VALUE_ERROR' });
  });

  const withSchema = (property: object, value: unknown, root: object = {}) =>
    verdict(
      [call({ city: value })],
      [{ ...WEATHER, parameters: { type: 'object', properties: { city: property }, ...root } }],
    );

  it.each([
    ['a remote reference', { $ref: 'https://example.com/schema.json' }, {}],
    ['a pattern with look-ahead', { type: 'string', pattern: '(?=a)b' }, {}],
    [
      'an explosion of references',
      { $ref: '#/$defs/a' },
      {
        $defs: {
          a: { allOf: Array(50).fill({ $ref: '#/$defs/b' }) },
          b: { allOf: Array(50).fill({ $ref: '#/$defs/c' }) },
          c: { allOf: Array(50).fill({ type: 'string' }) },
        },
      },
    ],
    ['doubling references', { $ref: '#/$defs/a0' }, doublingReferences(11)],
    ['a reference to a missing definition', { $ref: '#/nowhere' }, {}],
  ])('never passes a call whose schema has %s', (_title, property, root) => {
    expect(withSchema(property, 'Oslo', root)).toHaveProperty(
      'cause',
      expect.stringContaining('cannot be used'),
    );
  });

  it('runs the patterns of callers in linear time', () => {
    expect(
      withSchema({ type: 'string', pattern: '^(a+)+$' }, `${'a'.repeat(20_000)}!`),
    ).toMatchObject({ label: 'PARAM_VALUE_ERROR' });
  });

  it('validates against a recursive schema', () => {
    const tree = {
      type: 'object',
      properties: { value: { type: 'string' }, next: { $ref: '#/properties/city' } },
    };
    expect(
      withSchema(tree, { value: 'Oslo', next: { value: 'Oslo', next: { value: 4 } } }),
    ).toMatchObject({ label: 'PARAM_VALUE_ERROR' });
  });

  it('treats prototype names as ordinary names', () => {
    expect(
      verdict([call(JSON.parse('{"city": "Oslo", "__proto__": 1}') as Record<string, unknown>)]),
    ).toMatchObject({ label: 'PARAM_NAME_ERROR', quote: '__proto__' });
    expect(verdict([call({}, 'constructor')])).toMatchObject({ label: 'TOOL_ERROR' });
  });

  it('asks the judge about plausibility only', async () => {
    const judge = judgeThatSays({ label: 'VALID_CALL', violation: false, reason: 'fine' });
    const asked = task(
      [call({ days: 3 }), call({ city: 'Lisbon' })],
      undefined,
      undefined,
      'quality',
    );
    const findings = await toolUseDetector().consult?.(
      asked,
      toolUseDetector().examine(asked),
      judge,
    );
    expect(findings).toEqual([
      expect.objectContaining({ label: 'PARAM_NAME_ERROR' }),
      expect.objectContaining({ label: 'VALID_CALL', reason: 'fine' }),
    ]);
  });
});
