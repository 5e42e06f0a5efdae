import type { Content } from '@touchstone/contracts';
import type { ModelAnswer } from '../dialects/dialect';

/** The conversation with the model's answer, as checks of the response side read it. */
export const contentWith = (content: Content, { texts, toolCalls }: Pick<ModelAnswer, 'texts' | 'toolCalls'>): Content => {
  const output = texts.filter((text) => text !== '').join('\n\n');
  const calls = toolCalls.map(({ id, name, arguments: given }) => ({ ...(id !== undefined && { id }), name, arguments: given }));
  return {
    ...content,
    output: output === '' ? null : output,
    messages: calls.length === 0 ? content.messages : [...content.messages, { role: 'assistant', content: null, toolCalls: calls }],
  };
};
