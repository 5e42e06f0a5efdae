import { type ExpandedMessage, type Expansions, SYSTEM_PROMPT } from './dialect';

/** An expanded conversation whose system prompt is a separate field. */
export interface Expanded<Turn> {
  /** Texts appended to the system prompt; those of `SYSTEM_PROMPT` replace it. */
  system: string[];
  turns: Turn[];
}

const isSystem = ({ role }: ExpandedMessage): boolean => role === 'system' || role === 'developer';

/**
 * Expands references for vendors whose system prompt is a separate field: system messages of stored
 * prompts go there, turns replace the reference. These vendors refuse a conversation without turns,
 * so a prompt without turns sends its last text as the user's.
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
