import type { Content } from '@touchstone/contracts';
import type { ModelAnswer } from '../dialects/dialect';

/**
 * Builds the content for checks of the response side: the model's answer, marked as untrusted since
 * it may contain instructions for its next reader. The conversation is context and is not judged
 * again.
 */
export const contentWith = (
  content: Content,
  { texts, toolCalls, skipped }: Pick<ModelAnswer, 'texts' | 'toolCalls' | 'skipped'>,
): Content => {
  const output = texts.filter((text) => text !== '').join('\n\n');
  const given = content.messages.map((message) => ({ ...message, context: true as const }));
  return {
    ...content,
    ...(skipped && { outputSkipped: skipped }),
    untrustedOutput: true,
    output: output === '' ? null : output,
    messages:
      toolCalls.length === 0 ? given : [...given, { role: 'assistant', content: null, toolCalls }],
  };
};
