import type { CheckRequest, Content, Mode } from '@touchstone/contracts';

const mode: Mode = 'balanced';

export const WARM_UP_CHECKS: readonly CheckRequest[] = [
  { check: 'prompt_injections', mode },
  { check: 'pii', mode },
  {
    check: 'safety',
    mode,
    categories: ['dangerous_content', 'harassment', 'hate_speech', 'sexual_content'],
  },
  { check: 'hallucinations', mode },
  { check: 'grounding', mode, multiTurn: false },
  { check: 'tuq', mode },
  {
    check: 'policy',
    mode,
    assertions: ['The output has at most 50 words.'],
    target: 'both',
    multiTurn: false,
    includeTools: false,
  },
  { check: 'topic_scoping', mode, topics: ['tea'], target: 'both', multiTurn: false },
  { check: 'instructions_following', mode },
  { check: 'consistency', mode },
  { check: 'syntax', mode, rules: [{ name: 'json', args: '' }] },
];

/** Something for each check, and a name: the lists of names are read when the first one comes. */
export const WARM_UP_CONTENT: Content = {
  input: 'How many cups does a pot of tea give, as Jane Austen knew it?',
  output: 'A pot gives 4 cups, and 2 pots give 8.',
  messages: [
    { role: 'system', content: 'Answer in at most 50 words. A pot gives 4 cups.', toolCalls: [] },
    { role: 'user', content: 'How many cups does a pot of tea give?', toolCalls: [] },
    {
      role: 'assistant',
      content: 'Let me look.',
      toolCalls: [{ name: 'look_up', arguments: { what: 'pot' } }],
    },
  ],
  tools: [
    { name: 'look_up', parameters: { type: 'object', properties: { what: { type: 'string' } } } },
  ],
};
