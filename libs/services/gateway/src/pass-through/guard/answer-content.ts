import type { Content } from '@touchstone/contracts';
import type { ModelAnswer } from '../dialects/dialect';

/** The model's answer as checks of the response side read it. Of injection, too: what it says may be orders for whoever reads it next. The conversation is there for those that hold it against something, and is not judged again. */
export const contentWith = (
  content: Content,
  { texts, toolCalls }: Pick<ModelAnswer, 'texts' | 'toolCalls'>,
): Content => {
  const output = texts.filter((text) => text !== '').join('\n\n');
  const calls = toolCalls.map(({ id, name, arguments: values }) => ({
    name,
    arguments: values,
    ...(id !== undefined && { id }),
  }));
  const given = content.messages.map((message) => ({ ...message, context: true as const }));
  return {
    ...content,
    untrustedOutput: true,
    output: output === '' ? null : output,
    messages:
      calls.length === 0
        ? given
        : [...given, { role: 'assistant', content: null, toolCalls: calls }],
  };
};
