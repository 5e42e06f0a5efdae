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
): Outcome | undefined =>
  examineCalls(
    typeof said === 'string' ? [['user', said]] : said,
    [[tool, args]],
    [tool, ...others],
  ).at(-1);

/** Examines calls after a conversation, each of which is answered before the next. */
export const examineCalls = (
  said: readonly Said[],
  calls: readonly (readonly [tool: ToolDefinition, args: Record<string, unknown>])[],
  tools: readonly ToolDefinition[],
): Outcome[] =>
  toolUseDetector().examine(
    aTask<'tuq'>(
      { check: 'tuq', mode: 'balanced' },
      {
        tools: [...tools],
        messages: [
          ...said.map(([role, content]) => ({ role, content, toolCalls: [] })),
          ...calls.flatMap(([{ name }, args], index) => [
            ...(index > 0 ? [{ role: 'tool' as const, content: '{"ok": true}', toolCalls: [] }] : []),
            {
              role: 'assistant' as const,
              content: null,
              toolCalls: [{ name, arguments: args }],
            },
          ]),
        ],
      },
    ),
  );
