import type { Content, Field, Message, ToolCall } from '@touchstone/contracts';

type Change = (field: Field) => string;

const changed = (path: string, text: string, change: Change): string =>
  text === '' ? text : change({ path, text });

/** A number in which something was replaced becomes text. Recursion is bounded by the depth of JSON that a request may have. */
const mapArgument = (value: unknown, path: string, change: Change): unknown => {
  if (typeof value === 'string') return changed(path, value, change);
  if (typeof value === 'number') {
    const after = change({ path, text: String(value) });
    return after === String(value) ? value : after;
  }
  if (Array.isArray(value))
    return value.map((item: unknown, index) => mapArgument(item, `${path}[${index}]`, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      changed(`${path} key`, key, change),
      mapArgument(item, `${path}.${key}`, change),
    ]),
  );
};

const mapCall = (call: ToolCall, path: string, change: Change): ToolCall => ({
  ...call,
  arguments: mapArgument(
    call.arguments,
    `${path}.function.arguments`,
    change,
  ) as ToolCall['arguments'],
});

const mapMessage = (message: Message, path: string, change: Change): Message => ({
  ...message,
  content: message.content === null ? null : changed(`${path}.content`, message.content, change),
  ...(message.name !== undefined && { name: changed(`${path}.name`, message.name, change) }),
  toolCalls: message.toolCalls.map((call, index) =>
    mapCall(call, `${path}.tool_calls[${index}]`, change),
  ),
});

/** The content with every text of `allFields`, in that order and under those paths, changed. Tool definitions stay as they are. */
export const mapTexts = (content: Content, change: Change): Content => ({
  input: content.input === null ? null : changed('input', content.input, change),
  output: content.output === null ? null : changed('output', content.output, change),
  messages: content.messages.map((message, index) =>
    mapMessage(message, `messages[${index}]`, change),
  ),
  tools: content.tools,
});
