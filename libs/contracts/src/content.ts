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
  /** Only there for what stands within another message, too: a check that reads every message finds it there, with the words around it. */
  excerpt?: true;
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
  /** Only there where a model's answer is judged by itself: orders may hide in what it says and in its tool calls, too. */
  untrustedOutput?: true;
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

const messageFields = (
  content: Content,
  roles: readonly Role[],
  wanted: (index: number) => boolean = () => true,
): Field[] =>
  content.messages.flatMap(({ role, content: text }, index) =>
    text !== null && roles.includes(role) && wanted(index)
      ? [{ path: `messages[${index}].content`, text }]
      : [],
  );

const isJudged =
  ({ messages }: Content) =>
  (index: number): boolean =>
    messages[index]?.context !== true;

const lastOf = (content: Content, role: Role): Field | undefined =>
  present(messageFields(content, [role])).at(-1);

/** `input`, else the last user message that has text. */
export const inputField = (content: Content): Field | undefined =>
  present(direct(content, 'input'))[0] ?? lastOf(content, 'user');

/** `output`, else the assistant's last message that has text. */
export const outputField = (content: Content): Field | undefined =>
  present(direct(content, 'output'))[0] ?? lastOf(content, 'assistant');

/**
 * Index of the message that is the output. Where the output is given beside the messages, the last of them is it when it
 * repeats the same text (an output must not vouch for itself), else the index after the last.
 */
const outputIndex = ({ messages, output }: Content): number => {
  const last = messages.findLastIndex(
    ({ role, content: text }) => role === 'assistant' && text !== null && text !== '',
  );
  if (output === null || output === '') return last === -1 ? messages.length : last;
  return last === messages.length - 1 && messages[last]?.content === output
    ? last
    : messages.length;
};

/** Texts in the arguments of tool calls, without the numbers and plain names beside them. */
const argumentFields = (
  { messages }: Content,
  roles: readonly Role[],
  wanted: (index: number) => boolean,
): Field[] =>
  messages.flatMap(({ role, toolCalls: calls }, index) =>
    roles.includes(role) && wanted(index) ? callFields(calls, index, TEXTS) : [],
  );

/** `input`, user and tool messages: where somebody else's orders may hide; of an answer what it says and the arguments of its tool calls. */
export const untrustedFields = (content: Content): Field[] =>
  present([
    ...direct(content, 'input'),
    ...messageFields(content, ['user', 'tool'], isJudged(content)),
    ...(content.untrustedOutput === true
      ? [...direct(content, 'output'), ...argumentFields(content, ['assistant'], isJudged(content))]
      : []),
  ]);

const MODERATED: readonly Role[] = ['user', 'assistant', 'tool'];

/** `input`, `output`, user, assistant and tool messages, the arguments of their tool calls included. */
export const moderatedFields = (content: Content): Field[] =>
  present([
    ...direct(content, 'input'),
    ...direct(content, 'output'),
    ...messageFields(content, MODERATED, isJudged(content)),
    ...argumentFields(content, MODERATED, isJudged(content)),
  ]);

/**
 * Every text of the conversation: contents, names of speakers, and tool-call arguments, each string or number in them a
 * field of its own. Tool definitions are left out: they are the caller's code, the same in every call.
 */
export const allFields = (content: Content): Field[] =>
  present([
    ...direct(content, 'input'),
    ...direct(content, 'output'),
    ...content.messages.flatMap((message, index) =>
      !isSpoken(message)
        ? []
        : [
            ...(message.content === null
              ? []
              : [{ path: `messages[${index}].content`, text: message.content }]),
            ...(message.name === undefined
              ? []
              : [{ path: `messages[${index}].name`, text: message.name }]),
            ...callFields(message.toolCalls, index, EVERYTHING),
          ],
    ),
  ]);

/** Of all its fields together, without making them. */
export const charactersIn = ({ input, output, messages }: Content): number => {
  let count = (input?.length ?? 0) + (output?.length ?? 0);
  messages.forEach((message, index) => {
    if (!isSpoken(message)) return;
    count += (message.content?.length ?? 0) + (message.name?.length ?? 0);
    for (const { text } of callFields(message.toolCalls, index, EVERYTHING)) count += text.length;
  });
  return count;
};

/** Neither there to be held against only, nor a part of what is looked at as a whole. */
const isSpoken = ({ context, excerpt }: Message): boolean => context !== true && excerpt !== true;

/** What is a field of its own in a tool call's arguments. */
interface Leaves {
  /** Numbers as their JSON text: a card number may be one. */
  numbers: boolean;
  isKey(name: string): boolean;
}
const EVERYTHING: Leaves = { numbers: true, isKey: () => true };
/** A key of several words is no name: somebody speaks in it. */
const TEXTS: Leaves = { numbers: false, isKey: (name) => /\s/.test(name) };

const callFields = (calls: readonly ToolCall[], index: number, wanted: Leaves): Field[] =>
  calls.flatMap((call, callIndex) =>
    leaves(
      call.arguments,
      `messages[${index}].tool_calls[${callIndex}].function.arguments`,
      wanted,
    ),
  );

/** In order. No recursion, so any depth will do; and nothing is made for what is no field. */
const leaves = (given: unknown, root: string, { numbers, isKey }: Leaves): Field[] => {
  const found: Field[] = [];
  const [values, paths] = [[given], [root]];
  while (values.length > 0) {
    const [value, path] = [values.pop(), paths.pop() as string];
    if (typeof value === 'string' || (numbers && typeof value === 'number'))
      found.push({ path, text: String(value) });
    if (typeof value !== 'object' || value === null) continue;
    const names = Object.keys(value);
    for (let at = names.length - 1; at >= 0; at--) {
      const name = names[at] as string;
      values.push((value as Record<string, unknown>)[name]);
      paths.push(Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
      if (Array.isArray(value) || !isKey(name)) continue;
      values.push(name);
      paths.push(`${path} key`);
    }
  }
  return found;
};

/** What the output was told to do: system, developer and user messages before it, and `input`. */
export const instructionFields = (content: Content): Field[] => {
  const end = outputIndex(content);
  return present([
    ...messageFields(content, ['system', 'developer', 'user'], (index) => index < end),
    ...direct(content, 'input'),
  ]);
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
    role === 'assistant'
      ? calls.map((call, callIndex) => ({
          path: `messages[${index}].tool_calls[${callIndex}]`,
          call,
        }))
      : [],
  );

/** The sides a target names; multi-turn replaces them by the whole conversation, tool-call arguments left out. */
export const targetFields = (
  content: Content,
  target: 'input' | 'output' | 'both',
  multiTurn: boolean,
): Field[] => {
  if (multiTurn && content.messages.length > 0)
    return present([
      ...direct(content, 'input'),
      ...messageFields(content, ROLES),
      ...direct(content, 'output'),
    ]);
  const sides = [
    target === 'output' ? undefined : inputField(content),
    target === 'input' ? undefined : outputField(content),
  ];
  return sides.filter((field) => field !== undefined);
};
