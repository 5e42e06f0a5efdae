import type { Message } from '@touchstone/contracts';
import { UnreadableRequest } from '../../errors';
import type { Expansions, JsonObject, ModelRequest } from '../dialect';
import { content, isStreamed, message } from '../reading/conversation';
import { optionalTextAt, textAt } from '../reading/fields';
import { restReader } from '../reading/rest';
import { textsIn } from '../reading/texts';
import { COMPLETION } from './fields';

const rest = restReader(COMPLETION);

/**
 * Reads a text or a list of texts. Token arrays are refused, since their text is unreadable here.
 * @throws UnreadableRequest
 */
export const plainTexts = (given: unknown, field: string): string[] => {
  if (typeof given === 'string') return [given];
  if (!Array.isArray(given))
    throw new UnreadableRequest(`${field}: expected text or a list of texts.`);
  if (given.some((item) => typeof item === 'number' || Array.isArray(item)))
    throw new UnreadableRequest(`${field}: expected text; tokens cannot be checked.`);
  return given.map((item: unknown, index) => textAt(item, `${field}[${index}]`));
};

export const asUser = (texts: readonly string[]): Message[] =>
  texts.map((text) => message('user', { texts: [text] }));

/** @throws UnreadableRequest */
export const readCompletion = (body: JsonObject): ModelRequest => {
  const prompts = plainTexts(body['prompt'], 'prompt');
  return {
    model: optionalTextAt(body['model'], 'model'),
    stream: isStreamed(body),
    content: content([
      ...asUser(prompts),
      ...rest(body, textsIn(optionalTextAt(body['suffix'], 'suffix'))),
    ]),
    messages: prompts.map((text, index) => ({ index, role: 'user', text })),
  };
};

/**
 * Replaces references in a plain text, which has room for the contents of messages but not for
 * their roles.
 */
export const expandTexts = (body: JsonObject, field: string, expanded: Expansions): JsonObject => {
  const given = body[field];
  const replaced = (text: unknown, index: number): unknown =>
    expanded
      .get(index)
      ?.map(({ content: said }) => said)
      .join('\n\n') ?? text;
  return { ...body, [field]: Array.isArray(given) ? given.map(replaced) : replaced(given, 0) };
};
