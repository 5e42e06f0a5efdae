import { type ExpandedMessage, type Expansions, type JsonObject, SYSTEM_PROMPT } from '../dialect';
import { expandBeside } from '../expansion';

const turn = ({ role, content }: ExpandedMessage): unknown => ({
  role: role === 'assistant' ? 'assistant' : 'user',
  content,
});

const systemAfter = (given: unknown, added: readonly string[]): unknown => {
  if (Array.isArray(given))
    return [...(given as unknown[]), ...added.map((text) => ({ type: 'text', text }))];
  return [...(typeof given === 'string' && given !== '' ? [given] : []), ...added].join('\n\n');
};

export const expand = (body: JsonObject, expanded: Expansions): JsonObject => {
  const { system: given, ...rest } = body;
  const { system: added, turns } = expandBeside(body['messages'] as unknown[], expanded, turn);
  const system = systemAfter(expanded.has(SYSTEM_PROMPT) ? undefined : given, added);
  return { ...rest, ...(system !== '' && { system }), messages: turns };
};
