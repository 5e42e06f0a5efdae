import type { Content, Message, ToolCall, ToolDefinition } from '@touchstone/contracts';

/** A tool call with what is known around it. */
export interface MadeCall extends ToolCall {
  /** Place among all calls. */
  index: number;
  /** Places of the messages with the call and its result. */
  at: number;
  resultAt?: number;
  result?: string;
}

interface Said {
  at: number;
  text: string;
}

/** A message of the user and what follows until the next one. */
export interface Turn {
  /** Absent before the first message of the user. */
  user?: Said;
  calls: MadeCall[];
  /** Texts of the assistant. */
  texts: Said[];
}

export interface Conversation {
  turns: readonly Turn[];
  calls: readonly MadeCall[];
  tools: readonly ToolDefinition[];
  /** Texts of the system and developer. */
  instructions: readonly string[];
}

const messagesOf = ({ messages, input, output }: Content): Message[] => [
  ...(input === null ? [] : [{ role: 'user' as const, content: input, toolCalls: [] }]),
  ...messages,
  ...(output === null ? [] : [{ role: 'assistant' as const, content: output, toolCalls: [] }]),
];

/** Arranges the messages of a content by turns and assigns results to their calls. */
export const conversationOf = (content: Content): Conversation => {
  const turns: Turn[] = [{ calls: [], texts: [] }];
  const calls: MadeCall[] = [];
  for (const [at, message] of messagesOf(content).entries()) {
    const turn = turnFor(message, at, turns);
    if (message.role === 'tool') assignResult(calls, message, at);
    if (message.role !== 'assistant') continue;
    if (message.content !== null && message.content.trim() !== '')
      turn.texts.push({ at, text: message.content });
    for (const call of message.toolCalls) {
      const made = { ...call, index: calls.length, at };
      calls.push(made);
      turn.calls.push(made);
    }
  }
  const instructions = content.messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map((message) => message.content ?? '');
  return { turns: turns.filter(isFilled), calls, tools: content.tools, instructions };
};

const isFilled = ({ user, calls, texts }: Turn): boolean =>
  user !== undefined || calls.length > 0 || texts.length > 0;

/** Consecutive messages of the user are one turn. */
const turnFor = ({ role, content }: Message, at: number, turns: Turn[]): Turn => {
  const last = turns.at(-1) ?? { calls: [], texts: [] };
  if (role !== 'user') return last;
  const text = content ?? '';
  if (last.user && last.calls.length === 0 && last.texts.length === 0) {
    last.user = { at, text: `${last.user.text}\n${text}` };
    return last;
  }
  const turn: Turn = { user: { at, text }, calls: [], texts: [] };
  turns.push(turn);
  return turn;
};

const assignResult = (
  calls: readonly MadeCall[],
  { toolCallId, name, content }: Message,
  at: number,
): void => {
  const open = calls.filter(({ result }) => result === undefined);
  const call =
    open.find(({ id }) => id !== undefined && id === toolCallId) ??
    open.find((each) => each.name === name) ??
    (name === undefined ? open[0] : undefined);
  if (call) [call.result, call.resultAt] = [content ?? '', at];
};

/** The last text of a turn, unless a call follows it. */
export const replyOf = ({ texts, calls }: Turn): string | undefined => {
  const last = texts.at(-1);
  return last && last.at >= (calls.at(-1)?.at ?? -1) ? last.text : undefined;
};

/** Texts of the user before a place, the latest last. */
export const userTextsBefore = ({ turns }: Conversation, at: number): string[] =>
  turns.flatMap(({ user }) => (user && user.at < at ? [user.text] : []));

export const turnOf = ({ turns }: Conversation, { index }: MadeCall): Turn | undefined =>
  turns.find(({ calls }) => calls.some((call) => call.index === index));
