import type { Content, Message, Role, ToolCall, ToolDefinition } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject } from '../dialect';
import { identifierTexts } from './identifiers';
import { textsIn } from './texts';

const KNOWN: Readonly<Record<string, Role>> = {
  system: 'system',
  developer: 'developer',
  user: 'user',
  assistant: 'assistant',
  model: 'assistant',
  tool: 'tool',
  function: 'tool',
};

/** A role that nobody here knows counts as the user's: such text is trusted least. */
export const roleOf = (role: string): Role =>
  Object.hasOwn(KNOWN, role) ? (KNOWN[role] as Role) : 'user';

export interface MessageParts {
  texts?: readonly string[];
  toolCalls?: readonly ToolCall[];
  toolCallId?: unknown;
  name?: unknown;
}

const stated = (
  key: 'name' | 'toolCallId',
  value: unknown,
): { name?: string; toolCallId?: string } =>
  typeof value === 'string' && value !== '' ? { [key]: value } : {};

/** Names and ids that are more than that are text, too. */
export const message = (
  role: Role,
  { texts = [], toolCalls = [], toolCallId, name }: MessageParts,
): Message => ({
  role,
  content:
    [
      ...texts,
      ...identifierTexts(name, toolCallId, ...toolCalls.flatMap((call) => [call.name, call.id])),
    ]
      .filter((text) => text !== '')
      .join('\n') || null,
  toolCalls: [...toolCalls],
  ...stated('toolCallId', toolCallId),
  ...stated('name', name),
});

/** Text that goes to the vendor outside of the conversation. It is nobody's turn, so it takes the role of data. */
export const beside = (texts: readonly string[]): Message[] =>
  texts.length === 0 ? [] : [message('tool', { texts })];

/** What a model is told of tools and of the form of its answer. Such text gives orders as a system prompt does, and is trusted as one. */
export const instructing = (texts: readonly string[]): Message[] =>
  texts.length === 0 ? [] : [message('developer', { texts })];

export const content = (
  messages: readonly Message[],
  tools: readonly ToolDefinition[] = [],
): Content => ({
  input: null,
  output: null,
  messages: [...messages],
  tools: [...tools],
});

export const toolDefinition = (
  name: unknown,
  description: unknown,
  parameters: unknown,
): ToolDefinition => ({
  name: typeof name === 'string' ? name : '',
  ...(typeof description === 'string' && description !== '' && { description }),
  parameters: isJsonObject(parameters) ? parameters : {},
});

/** The one text that a content consists of, given plainly or as its only part. */
export const soleText = (given: unknown): string | undefined => {
  if (typeof given === 'string') return given;
  if (!Array.isArray(given) || given.length !== 1) return undefined;
  const part: unknown = given[0];
  if (!isJsonObject(part) || typeof part['text'] !== 'string') return undefined;
  return textsIn(part).length === 1 ? part['text'] : undefined;
};

export const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const isStreamed = (body: JsonObject): boolean => body['stream'] === true;
