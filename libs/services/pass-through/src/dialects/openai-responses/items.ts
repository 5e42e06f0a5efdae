import type { Message } from '@touchstone/contracts';
import type { JsonObject } from '../dialect';
import { readCall } from '../reading/calls';
import { message, roleOf } from '../reading/conversation';
import { contentAt, isAbsent, only, textAt, without } from '../reading/fields';
import { skippedIn } from '../reading/skipped';
import { readable, textsIn } from '../reading/texts';
import { CALL, MESSAGE } from './fields';

type ItemReader = (item: JsonObject, field: string) => Message[];

const spoken: ItemReader = (item, field) => {
  const texts = [
    ...textsIn(contentAt(item['content'], `${field}.content`)),
    ...textsIn(without(item, MESSAGE)),
  ];
  return [
    message(roleOf(textAt(item['role'], `${field}.role`)), {
      texts,
      skipped: skippedIn(item['content']),
    }),
  ];
};

const ARGUMENTS = ['arguments', 'input'];
const CALLED = new Set(['name', ...ARGUMENTS]);

const resultTexts = (output: unknown): string[] => {
  if (isAbsent(output)) return [];
  return Array.isArray(output) || typeof output === 'string' ? textsIn(output) : [readable(output)];
};

/** Reads a call, and its result where the vendor itself made it. */
const call: ItemReader = (item, field) => {
  const { call: own, texts } = readCall(only(item, CALLED), field, item['call_id'], ARGUMENTS);
  const result = [
    ...resultTexts(item['output']),
    ...textsIn(item['error']),
    ...textsIn(without(item, CALL)),
  ];
  const made = message('assistant', { texts, toolCalls: [own] });
  const skipped = skippedIn(item['output']);
  return result.length === 0 && skipped.length === 0
    ? [made]
    : [made, message('tool', { texts: result, skipped, toolCallId: item['call_id'] })];
};

const result: ItemReader = (item) => [
  message('tool', {
    texts: [...resultTexts(item['output']), ...textsIn(without(item, new Set(['output'])))],
    skipped: skippedIn(item['output']),
    toolCallId: item['call_id'],
  }),
];

const reasoning: ItemReader = (item) => [message('assistant', { texts: textsIn(item) })];

/**
 * Reads results of the vendor's own tools, and unknown kinds of item, as data.
 */
const other: ItemReader = (item) => {
  const [texts, skipped] = [textsIn(item), skippedIn(item)];
  return texts.length === 0 && skipped.length === 0 ? [] : [message('tool', { texts, skipped })];
};

const READERS: Readonly<Record<string, ItemReader>> = {
  message: spoken,
  reasoning,
  function_call: call,
  custom_tool_call: call,
  mcp_call: call,
  mcp_approval_request: call,
};

const readerOf = (item: JsonObject): ItemReader => {
  const { type } = item;
  if (isAbsent(type)) return spoken;
  if (typeof type !== 'string') return other;
  if (Object.hasOwn(READERS, type)) return READERS[type] as ItemReader;
  return type.endsWith('_output') ? result : other;
};

/** Reads one item of a request's input as messages. @throws UnreadableRequest */
export const itemMessages = (item: JsonObject, field: string): Message[] =>
  readerOf(item)(item, field);
