/** Texts that break careless code. All of them are legal JSON strings. */
export const HOSTILE_TEXTS: [title: string, text: string][] = [
  ['NUL characters', 'a\u0000b\u0000'],
  ['a lone high surrogate', 'before \ud83d after'],
  ['a lone low surrogate', '\udc00'.repeat(50)],
  ['one letter, 100,000 times', 'a'.repeat(100_000)],
  ['blanks, 100,000 times', ' '.repeat(100_000)],
  ['line breaks, 50,000 times', '\r\n'.repeat(50_000)],
  ['digits, 50,000 times', '4111 '.repeat(10_000)],
  ['at signs', 'a@'.repeat(20_000)],
  ['open brackets', '[{('.repeat(20_000)],
  ['quotes and backslashes', '\\"'.repeat(20_000)],
  ['combining marks', `e${'\u0301'.repeat(20_000)}`],
  ['right-to-left overrides', '\u202eabc\u202c'.repeat(3_000)],
  ['emoji with joiners', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(2_000)],
  ['full-width letters', '\uff49\uff47\uff4e\uff4f\uff52\uff45 '.repeat(3_000)],
  ['base64 without end', 'QUJD'.repeat(20_000)],
  ['percent signs', '%25'.repeat(20_000)],
  ['template braces', '{{constructor}} {__proto__} '.repeat(1_000)],
];

/** Whole bodies, sent unchanged. */
export const HOSTILE_BODIES: [title: string, body: string][] = [
  ['the word constructor as every key', '{"constructor":{"prototype":{"x":1}},"input":"x","toString":1,"hasOwnProperty":false}'],
  ['a __proto__ key at the top', '{"__proto__":{"admin":true},"input":"x"}'],
  ['100,000 open brackets', '['.repeat(100_000)],
  ['30,000 nested objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
  ['a number beyond any range', '{"input":"x","score":1e99999,"mode":-1e400}'],
  ['the same key twice', '{"input":"x","input":{"y":1},"pii_check":true}'],
  ['a byte order mark', '\ufeff{"input":"x"}'],
  ['arguments with hostile keys', '{"messages":[{"role":"assistant","tool_calls":[{"function":{"name":"f","arguments":"{\\"__proto__\\":1,\\"constructor\\":2}"}}]}],"available_tools":[{"name":"f","parameters":{"type":"object","properties":{"constructor":{"type":"string"}}}}],"tool_use_quality_check":true}'],
  ['a schema that refers to itself and to a missing definition', '{"messages":[{"role":"assistant","tool_calls":[{"function":{"name":"f","arguments":{"a":1}}}]}],"available_tools":[{"name":"f","parameters":{"type":"object","properties":{"a":{"$ref":"#"},"b":{"$ref":"http://169.254.169.254/x"}}}}],"tool_use_quality_check":true}'],
  ['a schema with a pattern that backtracks', `{"messages":[{"role":"assistant","tool_calls":[{"function":{"name":"f","arguments":{"a":"${'a'.repeat(40)}!"}}}]}],"available_tools":[{"name":"f","parameters":{"type":"object","properties":{"a":{"type":"string","pattern":"^(a+)+$"}}}}],"tool_use_quality_check":true}`],
  ['an assertion with a pattern that backtracks', `{"output":"${'a'.repeat(40)}!","assertions":["The response must match the pattern /^(a+)+$/"]}`],
  ['SQL on which the parser backtracks', JSON.stringify({ output: `SELECT ${'CAST('.repeat(42)}1`, syntax_checks: { sql: {} } })],
  ['SQL with comments that never close', JSON.stringify({ output: `SELECT ${'- /*'.repeat(53)}1`, syntax_checks: { sql: {} } })],
  ['a mode that is a list', '{"input":"x","mode":["speed"],"pii_check":true}'],
  ['malformed content parts', '{"messages":[{"role":"user","content":[1,null,{"type":"text"},{"type":"image_url"}]}],"pii_check":true}'],
  ['64 assertions of brackets', JSON.stringify({ output: 'x', assertions: Array.from({ length: 64 }, () => '(['.repeat(500)) })],
  ['64 topics of one letter', JSON.stringify({ input: 'x', allowed_topics: Array.from({ length: 64 }, () => 'a'.repeat(3_000)) })],
];

/** Enables every check, so that every detector examines the text. */
export const everyCheckOn = (text: string): object => ({
  input: text,
  output: text,
  mode: 'speed',
  prompt_injections: true,
  pii_check: true,
  content_moderation_check: true,
  hallucinations_check: true,
  grounding_check: true,
  consistency_check: true,
  instructions_following_check: true,
  messages: [{ role: 'user', content: 'Is it so?' }, { role: 'assistant', content: text }],
  assertions: ['The response must not mention "zebra"'],
  allowed_topics: ['animals'],
  syntax_checks: { json: {}, javascript: {}, python: {}, sql: {} },
});
