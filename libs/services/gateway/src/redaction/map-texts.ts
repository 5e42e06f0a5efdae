import {
  type Content,
  ExactNumber,
  ExactObject,
  exactText,
  type Field,
  type Message,
  parseExactly,
  type ToolCall,
} from '@touchstone/contracts';

/** Text of a content, with the caller's path to it, which contains the keys of arguments. */
export interface NamedField extends Field {
  name?: string;
}

type Change = (field: NamedField) => string;

const changed = (field: NamedField, change: Change): string =>
  field.text === '' ? '' : change(field);

/** Rewrites a number; one in which something was replaced becomes text. */
const mapNumber = (value: number | ExactNumber, field: NamedField, change: Change): unknown => {
  const after = change(field);
  return after === field.text ? value : after;
};

const mapMembers = (
  members: [string, unknown][],
  { path, name }: Omit<NamedField, 'text'>,
  change: Change,
): [string, unknown][] =>
  members.map(([key, value], index) => [
    changed({ path: `${path}[${index}] key`, name: `${name} key`, text: key }, change),
    mapArgument(value, { path: `${path}[${index}]`, name: `${name}.${key}`, key }, change),
  ]);

/** Recursion is bounded by the depth of JSON that a request may have. */
const mapArgument = (value: unknown, at: Omit<NamedField, 'text'>, change: Change): unknown => {
  if (typeof value === 'string') return changed({ ...at, text: value }, change);
  if (typeof value === 'number') return mapNumber(value, { ...at, text: String(value) }, change);
  if (value instanceof ExactNumber) return mapNumber(value, { ...at, text: value.text }, change);
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      mapArgument(
        item,
        { ...at, path: `${at.path}[${index}]`, name: `${at.name}[${index}]` },
        change,
      ),
    );
  if (value instanceof ExactObject) return new ExactObject(mapMembers(value.members, at, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(mapMembers(Object.entries(value), at, change));
};

const mapCall = (call: ToolCall, callPath: string, change: Change): ToolCall => {
  const path = `${callPath}.function.arguments`;
  const map = (value: unknown): unknown => mapArgument(value, { path, name: path }, change);
  if (call.source !== undefined)
    return { ...call, source: exactText(map(parseExactly(call.source))) };
  return { ...call, arguments: map(call.arguments) as ToolCall['arguments'] };
};

const mapMessage = (message: Message, path: string, change: Change): Message => ({
  ...message,
  content:
    message.content === null
      ? null
      : changed({ path: `${path}.content`, text: message.content }, change),
  ...(message.name !== undefined && {
    name: changed({ path: `${path}.name`, text: message.name }, change),
  }),
  toolCalls: message.toolCalls.map((call, index) =>
    mapCall(call, `${path}.tool_calls[${index}]`, change),
  ),
});

/**
 * Rewrites every text of `allFields` in a content, in that order and under those paths. For a tool
 * call with a source, the source is rewritten and its arguments are kept. Tool definitions are
 * kept.
 */
export const mapTexts = (content: Content, change: Change): Content => ({
  input: content.input === null ? null : changed({ path: 'input', text: content.input }, change),
  output:
    content.output === null ? null : changed({ path: 'output', text: content.output }, change),
  messages: content.messages.map((message, index) =>
    mapMessage(message, `messages[${index}]`, change),
  ),
  tools: content.tools,
});
