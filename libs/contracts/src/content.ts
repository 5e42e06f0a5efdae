/** What an evaluation looks at, in one canonical shape, and how checks read it. */

export const ROLES = ['system', 'user', 'assistant', 'tool', 'developer'] as const;
export type Role = (typeof ROLES)[number];

export interface ToolCall {
  id?: string;
  name: string;
  /** Text only where the caller sent text that is not a JSON object. */
  arguments: Record<string, unknown> | string;
}

export interface Message {
  role: Role;
  /** `null` where the caller sent none; parts of text are joined with a line break. */
  content: string | null;
  toolCalls: ToolCall[];
  toolCallId?: string;
  name?: string;
  /** Only there for what is judged to be held against: checks that look for something in a text pass it over. */
  context?: true;
}

export interface ToolDefinition {
  name: string;
  description?: string;
  /** JSON Schema of an object; `{}` when the tool takes nothing known. */
  parameters: Record<string, unknown>;
}

/** Empty strings and empty lists never occur: they count as absent. */
export interface Content {
  input: string | null;
  output: string | null;
  messages: Message[];
  tools: ToolDefinition[];
}

/** A text and the path by which the caller knows it, for example `messages[2].content`. */
export interface Field {
  path: string;
  text: string;
}

const present = (fields: Field[]): Field[] => fields.filter(({ text }) => text !== '');

const direct = (content: Content, name: 'input' | 'output'): Field[] => {
  const text = content[name];
  return text === null ? [] : [{ path: name, text }];
};

const messageFields = (content: Content, roles: readonly Role[], wanted: (index: number) => boolean = () => true): Field[] =>
  content.messages.flatMap(({ role, content: text }, index) =>
    text !== null && roles.includes(role) && wanted(index) ? [{ path: `messages[${index}].content`, text }] : [],
  );

const isJudged = ({ messages }: Content) => (index: number): boolean => messages[index]?.context !== true;

const lastOf = (content: Content, role: Role): Field | undefined => present(messageFields(content, [role])).at(-1);

/** `input`, else the last user message that has text. */
export const inputField = (content: Content): Field | undefined => present(direct(content, 'input'))[0] ?? lastOf(content, 'user');

/** `output`, else the assistant's last message that has text. */
export const outputField = (content: Content): Field | undefined => present(direct(content, 'output'))[0] ?? lastOf(content, 'assistant');

/**
 * Index of the message that is the output. Where the output is given beside the messages, the last of them is it when it
 * repeats the same text (an output must not vouch for itself), else the index after the last.
 */
const outputIndex = ({ messages, output }: Content): number => {
  const last = messages.findLastIndex(({ role, content: text }) => role === 'assistant' && text !== null && text !== '');
  if (output === null || output === '') return last === -1 ? messages.length : last;
  return last === messages.length - 1 && messages[last]?.content === output ? last : messages.length;
};

/** `input`, user and tool messages: where somebody else's orders may hide. */
export const untrustedFields = (content: Content): Field[] =>
  present([...direct(content, 'input'), ...messageFields(content, ['user', 'tool'], isJudged(content))]);

/** `input`, `output`, user, assistant and tool messages. */
export const moderatedFields = (content: Content): Field[] =>
  present([...direct(content, 'input'), ...direct(content, 'output'), ...messageFields(content, ['user', 'assistant', 'tool'], isJudged(content))]);

/**
 * Every text of the conversation: contents, names of speakers, and tool-call arguments, each string or number in them a
 * field of its own. Tool definitions are left out: they are the caller's code, the same in every call.
 */
export const allFields = (content: Content): Field[] =>
  present([
    ...direct(content, 'input'),
    ...direct(content, 'output'),
    ...content.messages.flatMap((message, index) => message.context === true ? [] : [
      ...(message.content === null ? [] : [{ path: `messages[${index}].content`, text: message.content }]),
      ...(message.name === undefined ? [] : [{ path: `messages[${index}].name`, text: message.name }]),
      ...message.toolCalls.flatMap((call, callIndex) =>
        leaves(call.arguments, `messages[${index}].tool_calls[${callIndex}].function.arguments`),
      ),
    ]),
  ]);

interface ValueAt {
  value: unknown;
  path: string;
}

/** Strings, and numbers as their JSON text: a card number may be either. Keys count too. No recursion, so any depth will do. */
const leaves = (value: unknown, path: string): Field[] => {
  const found: Field[] = [];
  const waiting: ValueAt[] = [{ value, path }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string' || typeof next.value === 'number') found.push({ path: next.path, text: String(next.value) });
    else for (const child of childrenOf(next).reverse()) waiting.push(child);
  }
  return found;
};

const childrenOf = ({ value, path }: ValueAt): ValueAt[] => {
  if (Array.isArray(value)) return value.map((item: unknown, index) => ({ value: item, path: `${path}[${index}]` }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    { value: key, path: `${path} key` },
    { value: item, path: `${path}.${key}` },
  ]);
};

/** What the output was told to do: system, developer and user messages before it, and `input`. */
export const instructionFields = (content: Content): Field[] => {
  const end = outputIndex(content);
  return present([...messageFields(content, ['system', 'developer', 'user'], (index) => index < end), ...direct(content, 'input')]);
};

/** Every message but the output. */
export const earlierMessages = (content: Content): Field[] => {
  const output = outputIndex(content);
  return present(messageFields(content, ROLES, (index) => index !== output));
};

/** What grounding holds the output against: system and developer messages; multi-turn: the whole conversation; no messages at all: `input`. */
export const groundingContext = (content: Content, multiTurn: boolean): Field[] => {
  if (content.messages.length === 0) return present(direct(content, 'input'));
  if (!multiTurn) return present(messageFields(content, ['system', 'developer']));
  return present([...direct(content, 'input'), ...earlierMessages(content)]);
};

/** User and assistant messages before the output, which it may contradict, and `input` where there are any: alone it is no earlier turn. */
export const earlierTurns = (content: Content): Field[] => {
  const end = outputIndex(content);
  const turns = present(messageFields(content, ['user', 'assistant'], (index) => index < end));
  return turns.length === 0 ? [] : present([...turns, ...direct(content, 'input')]);
};

export interface ToolCallAt {
  path: string;
  call: ToolCall;
}

/** The assistant's tool calls. */
export const toolCalls = (content: Content): ToolCallAt[] =>
  content.messages.flatMap(({ role, toolCalls: calls }, index) =>
    role === 'assistant' ? calls.map((call, callIndex) => ({ path: `messages[${index}].tool_calls[${callIndex}]`, call })) : [],
  );

/** The sides a target names; multi-turn replaces them by the whole conversation, tool-call arguments left out. */
export const targetFields = (content: Content, target: 'input' | 'output' | 'both', multiTurn: boolean): Field[] => {
  if (multiTurn && content.messages.length > 0)
    return present([...direct(content, 'input'), ...messageFields(content, ROLES), ...direct(content, 'output')]);
  const sides = [target === 'output' ? undefined : inputField(content), target === 'input' ? undefined : outputField(content)];
  return sides.filter((field) => field !== undefined);
};
