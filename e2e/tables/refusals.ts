/** Refused bodies: title, body, status, pattern of the message. */
export type RefusalRow = [title: string, body: unknown, status: number, says: RegExp];

const nested = (depth: number): string => `{"input":"x","metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
const hello = { input: 'hello' };

export const REFUSALS: RefusalRow[] = [
  ['broken JSON', '{"input": "hello"', 400, /JSON/],
  ['an empty body', '', 400, /body/i],
  ['a list as the body', [hello], 422, /The body: expected a JSON object/],
  ['null as the body', 'null', 422, /The body: expected a JSON object/],
  ['no content at all', { pii_check: true }, 422, /input, output, messages/],
  ['empty content in every field', { input: '', output: null, messages: [], pii_check: true }, 422, /input, output, messages/],
  ['a switch that is text', { ...hello, pii_check: 'yes' }, 422, /pii_check: expected true or false/],
  ['an unknown mode', { ...hello, mode: 'fast' }, 422, /mode: expected one of speed, balanced, quality/],
  ['an unknown target', { ...hello, policy_target: 'all' }, 422, /policy_target: expected one of input, output, both/],
  ['an unknown role', { messages: [{ role: 'robot', content: 'hi' }] }, 422, /messages\[0\]\.role: expected one of/],
  ['messages in a nested list', { messages: [[{ role: 'user', content: 'hi' }]] }, 422, /messages\[0\]: expected an object/],
  ['null among the messages', { messages: [null] }, 422, /messages\[0\]/],
  ['null among the assertions', { ...hello, assertions: [null] }, 422, /assertions\[0\]: expected text/],
  ['metadata other than text', { ...hello, metadata: { user: 7 } }, 422, /metadata\.user: expected text/],
  ['null in the metadata', { ...hello, metadata: { user: null } }, 422, /metadata\.user: expected text/],
  ['tool use without tools', { messages: [{ role: 'user', content: 'hi' }], tool_use_quality_check: true }, 422, /available_tools/],
  ['tool use without messages', { ...hello, available_tools: [{ name: 'f' }], tool_use_quality_check: true }, 422, /messages/],
  ['an unknown syntax rule', { ...hello, syntax_checks: { cobol: {} } }, 422, /syntax_checks\.cobol/],
  ['a key named __proto__', '{"input":"x","metadata":{"__proto__":"y"}}', 422, /__proto__/],
  ['deep nesting', nested(40), 422, /levels of nesting/],
  ['too many messages', { messages: Array.from({ length: 201 }, () => ({ role: 'user', content: 'hi' })) }, 422, /messages: expected at most 200/],
  ['too many assertions', { ...hello, assertions: Array.from({ length: 65 }, (_, index) => `Must mention "${index}"`) }, 422, /assertions: expected at most 64/],
  ['a field that is too long', { input: 'a'.repeat(200_001) }, 422, /input: expected at most 200000 characters/],
  ['a body that is too large', { input: 'a'.repeat(1_048_600) }, 413, /too large/],
];
