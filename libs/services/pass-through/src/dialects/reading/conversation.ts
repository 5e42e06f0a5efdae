import type {
  Content,
  MediaKind,
  Message,
  Role,
  ToolCall,
  ToolDefinition,
} from '@touchstone/contracts';
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

/** Maps a vendor's role to ours; an unknown role counts as the user's, which is trusted least. */
export const roleOf = (role: string): Role =>
  Object.hasOwn(KNOWN, role) ? (KNOWN[role] as Role) : 'user';

export interface MessageParts {
  texts?: readonly string[];
  toolCalls?: readonly ToolCall[];
  skipped?: readonly MediaKind[];
  toolCallId?: unknown;
  name?: unknown;
}

const stated = (
  key: 'name' | 'toolCallId',
  value: unknown,
): { name?: string; toolCallId?: string } =>
  typeof value === 'string' && value !== '' ? { [key]: value } : {};

/**
 * Builds a message; names and ids that are longer or freer than identifiers are read as text, too.
 */
export const message = (
  role: Role,
  { texts = [], toolCalls = [], skipped = [], toolCallId, name }: MessageParts,
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
  ...(skipped.length > 0 && { skipped: [...skipped] }),
  ...stated('toolCallId', toolCallId),
  ...stated('name', name),
});

/**
 * Messages for text outside of the conversation. It belongs to no turn, so it gets the role of
 * data.
 */
export const beside = (texts: readonly string[]): Message[] =>
  texts.length === 0 ? [] : [message('tool', { texts })];

/**
 * Messages for descriptions of tools and of the answer's format. Such text instructs the model as a
 * system prompt does, and is trusted like one.
 */
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

/** Returns the text of a content that is one text, given plainly or as its only part. */
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
