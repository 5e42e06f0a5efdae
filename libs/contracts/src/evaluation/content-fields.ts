import { ALL_VALUES, argumentFieldsOf, TEXTS_ONLY } from './argument-fields';
import { type Content, type Field, type Message, type Role, ROLES, type ToolCall } from './content';

/** The texts of a content that each kind of check reads. */

const present = (fields: Field[]): Field[] => fields.filter(({ text }) => text !== '');

const direct = (content: Content, name: 'input' | 'output'): Field[] => {
  const text = content[name];
  return text === null ? [] : [{ path: name, text }];
};

const messageFields = (
  content: Content,
  roles: readonly Role[],
  includes: (index: number) => boolean = () => true,
): Field[] =>
  content.messages.flatMap(({ role, content: text }, index) =>
    text !== null && roles.includes(role) && includes(index)
      ? [{ path: `messages[${index}].content`, text }]
      : [],
  );

const isJudged =
  ({ messages }: Content) =>
  (index: number): boolean =>
    messages[index]?.context !== true;

const lastOf = (content: Content, role: Role): Field | undefined =>
  present(messageFields(content, [role])).at(-1);

/** Returns `input`, else the last user message that has text. */
export const inputField = (content: Content): Field | undefined =>
  present(direct(content, 'input'))[0] ?? lastOf(content, 'user');

/** Returns `output`, else the assistant's last message that has text. */
export const outputField = (content: Content): Field | undefined =>
  present(direct(content, 'output'))[0] ?? lastOf(content, 'assistant');

/**
 * Returns the index of the message that is the output. If the output is separate, this is the last
 * message if it repeats the same text (an output must not support itself), else the index after the
 * last.
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
  includes: (index: number) => boolean,
): Field[] =>
  messages.flatMap(({ role, toolCalls: calls }, index) =>
    roles.includes(role) && includes(index) ? argumentFieldsOf(calls, index, TEXTS_ONLY) : [],
  );

/**
 * Texts that may carry embedded instructions: `input`, user and tool messages; of an answer judged
 * by itself, its text and the arguments of its tool calls.
 */
export const untrustedFields = (content: Content): Field[] =>
  present([
    ...direct(content, 'input'),
    ...messageFields(content, ['user', 'tool'], isJudged(content)),
    ...(content.untrustedOutput === true
      ? [...direct(content, 'output'), ...argumentFields(content, ['assistant'], isJudged(content))]
      : []),
  ]);

const MODERATED: readonly Role[] = ['user', 'assistant', 'tool'];

/**
 * `input`, `output`, user, assistant and tool messages, the arguments of their tool calls included.
 */
export const moderatedFields = (content: Content): Field[] =>
  present([
    ...direct(content, 'input'),
    ...direct(content, 'output'),
    ...messageFields(content, MODERATED, isJudged(content)),
    ...argumentFields(content, MODERATED, isJudged(content)),
  ]);

/**
 * Every text of the conversation: contents, names of speakers, and tool-call arguments, each string
 * or number in them as a separate field. Tool definitions are left out: they are the caller's code,
 * the same in every call.
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
            ...argumentFieldsOf(message.toolCalls, index, ALL_VALUES),
          ],
    ),
  ]);

/** Counts the characters of `allFields` without building them. */
export const charactersIn = ({ input, output, messages }: Content): number => {
  let count = (input?.length ?? 0) + (output?.length ?? 0);
  messages.forEach((message, index) => {
    if (!isSpoken(message)) return;
    count += (message.content?.length ?? 0) + (message.name?.length ?? 0);
    for (const { text } of argumentFieldsOf(message.toolCalls, index, ALL_VALUES))
      count += text.length;
  });
  return count;
};

/** Returns true unless the message is only compared with, or an excerpt of another one. */
const isSpoken = ({ context, excerpt }: Message): boolean => context !== true && excerpt !== true;

/** The instructions of the output: system, developer and user messages before it, and `input`. */
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

/**
 * The texts that grounding compares the output with: system and developer messages; multi-turn: the
 * whole conversation; no messages at all: `input`.
 */
export const groundingContext = (content: Content, multiTurn: boolean): Field[] => {
  if (content.messages.length === 0) return present(direct(content, 'input'));
  if (!multiTurn) return present(messageFields(content, ['system', 'developer']));
  return present([...direct(content, 'input'), ...earlierMessages(content)]);
};

/**
 * User and assistant messages before the output, which it may contradict, and, if there are any,
 * `input`, which alone is no earlier turn.
 */
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

/**
 * Returns the texts of a target; multi-turn replaces them by the whole conversation without
 * tool-call arguments.
 */
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
