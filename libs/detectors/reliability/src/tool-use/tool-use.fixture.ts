import type { Message, Outcome, ToolDefinition } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { toolUseDetector } from './tool-use.detector';

type Said = readonly [role: Message['role'], text: string];

export const aTool = (
  name: string,
  properties: Record<string, object>,
  required: readonly string[] = Object.keys(properties),
  description = '',
): ToolDefinition => ({
  name,
  description,
  parameters: { type: 'object', properties, required: [...required] },
});

/** Examines one call after a conversation; a text alone is the user's. */
export const examineCall = (
  said: string | readonly Said[],
  tool: ToolDefinition,
  args: Record<string, unknown>,
  others: readonly ToolDefinition[] = [],
): Outcome | undefined => {
  const turns: readonly Said[] = typeof said === 'string' ? [['user', said]] : said;
  return toolUseDetector()
    .examine(
      aTask<'tuq'>(
        { check: 'tuq', mode: 'balanced' },
        {
          tools: [tool, ...others],
          messages: [
            ...turns.map(([role, content]) => ({ role, content, toolCalls: [] })),
            {
              role: 'assistant' as const,
              content: null,
              toolCalls: [{ name: tool.name, arguments: args }],
            },
          ],
        },
      ),
    )
    .at(-1);
};
