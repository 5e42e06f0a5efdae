import type { TextMaker } from './texts';

/** The rest of a request, beside its texts: about 300 characters of tools, calls and assertions. */
const TOOLS = [
  {
    name: 'find_order',
    description: 'Looks an order up.',
    parameters: {
      type: 'object',
      properties: { order: { type: 'string' }, open: { type: 'boolean' } },
      required: ['order'],
    },
  },
  {
    name: 'weather',
    description: 'Tells the weather of a place.',
    parameters: { type: 'object', properties: { place: { type: 'string' } } },
  },
];

const CALL = {
  id: 'call_1',
  type: 'function',
  function: { name: 'find_order', arguments: { order: 'A-1729', open: true } },
};

const messages = (text: TextMaker, characters: number): object[] => [
  { role: 'system', content: `Answer politely. ${text(share(characters, 0.3), 1)}` },
  { role: 'user', content: `Where is my order? ${text(share(characters, 0.1), 2)}` },
  { role: 'assistant', content: 'I will look it up.', tool_calls: [CALL] },
  { role: 'tool', content: text(share(characters, 0.1), 3), tool_call_id: 'call_1' },
];

const share = (characters: number, part: number): number => Math.round(characters * part);

/** Each check's switch, by the check. */
export const SWITCHES = {
  prompt_injections: { prompt_injections: true },
  pii: { pii_check: true },
  safety: { content_moderation_check: true },
  hallucinations: { hallucinations_check: true },
  grounding: { grounding_check: true, grounding_multi_turn_mode: true },
  tuq: { tool_use_quality_check: true },
  policy: {
    assertions: [
      'must not mention competitors',
      'must be in English',
      'must not contain "guaranteed refund"',
    ],
  },
  topic_scoping: { allowed_topics: ['shopping and delivery', 'gardening', 'travel'] },
  instructions_following: { instructions_following_check: true },
  consistency: { consistency_check: true },
  syntax: { syntax_checks: { length: { args: '1-200000' } } },
};

export type CheckName = keyof typeof SWITCHES;

const everySwitch: object = Object.assign({}, ...Object.values(SWITCHES));

/** The body of an evaluation in speed mode, its texts about `characters` long together; all checks without `switches`. */
export const evaluationBody = (text: TextMaker, characters: number, switches?: object): string =>
  JSON.stringify({ ...evaluationContent(text, characters), ...evaluationChecks(switches) });

/** Its content alone. */
export const evaluationContent = (text: TextMaker, characters: number): object => ({
  input: text(share(characters, 0.2), 4),
  output: text(share(characters, 0.3), 5),
  messages: messages(text, characters),
  available_tools: TOOLS,
});

/** Its checks alone. */
export const evaluationChecks = (switches: object = everySwitch): object => ({
  mode: 'speed',
  ...modes('speed'),
  ...switches,
});

const modes = (mode: string): object => ({
  hallucinations_mode: mode,
  grounding_mode: mode,
  tuq_mode: mode,
  assertions_mode: mode,
  topic_scoping_mode: mode,
  consistency_mode: mode,
});

/** One check in quality mode, which asks the judge. */
export const judgedBody = (text: string, switches: object): string =>
  JSON.stringify({ mode: 'quality', input: text, ...switches });
