import type { Message, Role } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { JsonObject } from '../dialect';
import { type ReadCall, readCall } from '../reading/calls';
import { message } from '../reading/conversation';
import { contentAt, only, without } from '../reading/fields';
import { skippedIn } from '../reading/skipped';
import { textsIn } from '../reading/texts';
import { CALL } from './fields';

type Block = JsonObject | string;

const isResult = (block: Block): block is JsonObject =>
  isJsonObject(block) &&
  typeof block['type'] === 'string' &&
  /(?:^|_)tool_result$/.test(block['type']);
const isCall = (block: Block): block is JsonObject =>
  isJsonObject(block) &&
  typeof block['type'] === 'string' &&
  /(?:^|_)tool_use$/.test(block['type']);

const resultTexts = (block: JsonObject): string[] => {
  const { content } = block;
  const rest = textsIn(without(block, new Set(['content', 'tool_use_id'])));
  return [...textsIn(content), ...rest];
};

const CALLED = new Set(['name', 'input']);

const toolCall = (block: JsonObject, field: string): ReadCall =>
  readCall(only(block, CALLED), field, block['id'], ['input']);

const turn = (role: Role, blocks: readonly Block[], field: string): Message[] => {
  const calls = blocks.filter(isCall).map((call) => toolCall(call, field));
  const texts = blocks.flatMap((block) =>
    isCall(block) ? textsIn(without(block, CALL)) : textsIn(block),
  );
  return [
    message(role, {
      texts: [...texts, ...calls.flatMap((call) => call.texts)],
      toolCalls: calls.map(({ call }) => call),
      skipped: skippedIn(blocks.filter((block) => !isCall(block))),
    }),
  ];
};

/** Splits tool results into messages; the blocks between them stay together. */
export const messagesOf = (
  role: Role,
  given: unknown,
  field: string,
  rest: readonly string[],
): Message[] => {
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
    messages.push(
      message('tool', {
        texts: resultTexts(block),
        skipped: skippedIn(block['content']),
        toolCallId: block['tool_use_id'],
      }),
    );
  }
  return own.length > 0 || messages.length === 0
    ? [...messages, ...turn(role, own, field)]
    : messages;
};
