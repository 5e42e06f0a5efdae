/** Accepted alternative spellings (decisions, section 2): title, request, verdicts. */
export type AliasRow = [title: string, request: object, verdicts: string[]];

const wrongTool = (call: object) => [{ role: 'assistant', tool_calls: [call] }];
const ASK_JANE = 'Ask jane.doe@example.com';

export const ALIASES: AliasRow[] = [
  [
    'tool_selection_quality_check and a flat tool call',
    { available_tools: [{ name: 'f' }], messages: wrongTool({ id: '1', name: 'g', arguments: '{}' }), tool_selection_quality_check: true, tsq_mode: 'speed' },
    ['tuq TOOL_ERROR'],
  ],
  [
    'a wrapped tool definition',
    {
      available_tools: [{ type: 'function', function: { name: 'f', parameters: {} } }],
      messages: wrongTool({ function: { name: 'g', arguments: {} } }),
      tool_use_quality_check: true,
    },
    ['tuq TOOL_ERROR'],
  ],
  [
    'content in parts',
    { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: {} }, { type: 'text', text: ASK_JANE }] }], pii_check: true },
    ['pii PII_FOUND'],
  ],
  [
    'null for every omitted field',
    { input: ASK_JANE, output: null, messages: null, mode: null, assertions: null, metadata: null, pii_check: true, prompt_injections: null },
    ['pii PII_FOUND'],
  ],
  ['unknown fields', { input: ASK_JANE, pii_check: true, colour: 'red', constructor: { name: 'x' } }, ['pii PII_FOUND']],
  ['syntaxChecks of a definition', { output: 'one two three', syntaxChecks: { word_count: 2 } }, ['syntax INVALID']],
];
