import type { Message, Role, ToolCall } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject } from '../dialect';
import { message } from '../reading/conversation';
import { contentAt, textAt, without } from '../reading/fields';
import { decodedText, textsIn } from '../reading/texts';
import { toolArguments } from '../reading/tool-arguments';
import { CALL, SOURCE } from './fields';

type Block = JsonObject | string;

const isResult = (block: Block): block is JsonObject => isJsonObject(block) && typeof block['type'] === 'string' && /(?:^|_)tool_result$/.test(block['type']);
const isCall = (block: Block): block is JsonObject => isJsonObject(block) && typeof block['type'] === 'string' && /(?:^|_)tool_use$/.test(block['type']);

const sourceTexts = (source: JsonObject): string[] => {
  const { type, data } = source;
  const plain = type === 'text' && typeof data === 'string' ? data : decodedText(source['media_type'], data);
  return [...(plain === undefined ? textsIn(data, 'data') : [plain]), ...textsIn(without(source, SOURCE))];
};

/** Documents carry their text in a source, plainly or as base64; they may stand within a tool's result, too. */
const blockTexts = (block: Block): string[] => {
  if (typeof block === 'string' || !isJsonObject(block['source'])) return textsIn(block);
  return [...textsIn(without(block, new Set(['source']))), ...sourceTexts(block['source'])];
};

const resultTexts = (block: JsonObject): string[] => {
  const { content } = block;
  const rest = textsIn(without(block, new Set(['content', 'tool_use_id'])));
  return Array.isArray(content) ? [...content.flatMap((part: unknown) => blockTexts(part as Block)), ...rest] : [...textsIn(content), ...rest];
};

const toolCall = (block: JsonObject, field: string): ToolCall => ({
  ...(typeof block['id'] === 'string' && { id: block['id'] }),
  name: textAt(block['name'], `${field}.name`),
  arguments: toolArguments(block['input']),
});

const turn = (role: Role, blocks: readonly Block[], field: string): Message[] => {
  const calls = blocks.filter(isCall);
  const texts = blocks.flatMap((block) => (isCall(block) ? textsIn(without(block, CALL)) : blockTexts(block)));
  return [message(role, { texts, toolCalls: calls.map((call) => toolCall(call, field)) })];
};

/** Results of tools are messages of their own; what stands between them stays together. */
export const messagesOf = (role: Role, given: unknown, field: string, rest: readonly string[]): Message[] => {
  const content = contentAt(given, field) ?? [];
  const blocks: Block[] = [...(typeof content === 'string' ? [content] : content), ...rest];
  const messages: Message[] = [];
  let own: Block[] = [];
  for (const block of blocks) {
    if (!isResult(block)) {
      own.push(block);
      continue;
    }
    if (own.length > 0) messages.push(...turn(role, own, field));
    own = [];
    messages.push(message('tool', { texts: resultTexts(block), toolCallId: block['tool_use_id'] }));
  }
  return own.length > 0 || messages.length === 0 ? [...messages, ...turn(role, own, field)] : messages;
};
