import fc, { type Arbitrary } from 'fast-check';
import type { PromptContent, PromptHead, PromptRecord } from '@touchstone/contracts';

export const aRecord = (content: Partial<PromptContent> = {}, head: Partial<PromptHead> = {}): PromptRecord => ({
  prompt: {
    id: 'p00000000000000000000001', text_id: 'weather', name: 'Weather', description: 'Says it.', active: true, active_revision: 2, created_at: '2026-01-15T12:00:00.000Z',
    updated_at: '2026-01-16T12:00:00.000Z', version: 3, labels: { production: 2 }, ...head,
  },
  revision: {
    id: 'r00000000000000000000001', number: 2, beta: false, created_at: '2026-01-16T12:00:00.000Z', created_by: 'key-1', messages: [], tools: [], parameters: {}, ...content,
  },
});

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const sparse = <T>(fields: { [K in keyof T]: Arbitrary<T[K]> }): Arbitrary<Partial<T>> => fc.record(fields, { requiredKeys: [] }) as Arbitrary<Partial<T>>;
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
const call = sparse({ name: text, arguments: text });
/** JSON value after a round trip through text, which has no negative zero. */
const sendable = fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const schema = fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 8 }).filter((key) => key !== '__proto__'), sendable);

/**
 * Returns true for a value that a database stores unchanged: without NUL, lone surrogates and the
 * key `__proto__`.
 */
const storable = <T>(value: T): boolean => !/__proto__|\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));

/**
 * Arbitrary content of a prompt, with all fields of the interface, parts of it often missing or
 * empty.
 */
export const anyPromptContent: Arbitrary<PromptContent> = fc
  .record({
    messages: fc.array(
      sparse({
        content: text,
        name: text,
        role: fc.constantFrom('system', 'user', 'assistant', 'tool', ''),
        tool_call_id: text,
        function_call: call,
        multiContent: fc.array(sparse({ type: text, text, image_url: sparse({ detail: text, url: text }) }), { maxLength: 3 }),
        tool_calls: fc.array(sparse({ id: text, index: fc.nat(), type: text, function: call }), { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
    tools: fc.array(sparse({ type: text, function: sparse({ name: text, description: text, parameters: schema }) }), { maxLength: 2 }),
    parameters: sparse({
      model: text, temperature: number, top_p: number, frequency_penalty: number, presence_penalty: number, max_tokens: number, reasoning_effort: text,
      stop: fc.array(text, { maxLength: 2 }), stream: fc.boolean(),
    }),
  })
  .filter(storable);
