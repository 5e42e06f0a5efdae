import { type ExpandedMessage, type Expansions, SYSTEM_PROMPT } from './dialect';

/** A conversation whose system prompt stands beside it, after expansion. */
export interface Expanded<Turn> {
  /** What is to follow the system prompt; the texts of `SYSTEM_PROMPT` replace it. */
  system: string[];
  turns: Turn[];
}

const isSystem = ({ role }: ExpandedMessage): boolean => role === 'system' || role === 'developer';

/**
 * Where stored prompts say `system`, that goes to the system prompt; their turns stand where the reference stood. These
 * vendors refuse a conversation without turns: the last text is then the user's.
 */
export const expandBeside = <Turn>(
  given: readonly Turn[],
  expanded: Expansions,
  turn: (message: ExpandedMessage) => Turn,
): Expanded<Turn> => {
  const all = [
    ...(expanded.get(SYSTEM_PROMPT) ?? []),
    ...given.flatMap((_turn, index) => expanded.get(index) ?? []),
  ];
  const system = all.filter(isSystem).map(({ content }) => content);
  const placed = (messages: readonly ExpandedMessage[]): Turn[] =>
    messages.filter((message) => !isSystem(message)).map(turn);
  const turns = [
    ...placed(expanded.get(SYSTEM_PROMPT) ?? []),
    ...given.flatMap((own, index) =>
      expanded.has(index) ? placed(expanded.get(index) ?? []) : [own],
    ),
  ];
  const last = turns.length === 0 ? system.pop() : undefined;
  return { system, turns: last === undefined ? turns : [turn({ role: 'user', content: last })] };
};
