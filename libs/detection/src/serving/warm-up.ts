import {
  type CheckRequest,
  type Content,
  descriptorOf,
  SAMPLE_REQUESTS,
} from '@touchstone/contracts';

export const WARM_UP_WORKSPACE = 'warm-up';

/**
 * None on languages: their models, 16 MiB and 100 ms, are loaded by the first text that needs them.
 */
const ASSERTIONS = ['must not mention competitors', 'must not contain "guaranteed refund"'];

/** Sample requests of all checks but those that parse: their thread would start only to be idle. */
export const WARM_UP_CHECKS: readonly CheckRequest[] = SAMPLE_REQUESTS.filter(
  (request) => descriptorOf(request.check).parses?.(request) !== true,
).map((request) => (request.check === 'policy' ? { ...request, assertions: ASSERTIONS } : request));

/** Content for each check, with a name: the lists of names are loaded at the first one. */
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
