import type { Field, ToolCall } from './content';
import { ExactNumber, ExactObject, parseExactly } from './exact-json';

/** Selects the values of a tool call's arguments that become fields. */
interface ValueSelection {
  /** Includes numbers as their JSON text: a card number may be one. */
  numbers: boolean;
  /** Returns true for keys that are fields themselves. */
  isKey(name: string): boolean;
}
export const ALL_VALUES: ValueSelection = { numbers: true, isKey: () => true };
/** Selects texts, and keys of several words, which are sentences rather than names. */
export const TEXTS_ONLY: ValueSelection = { numbers: false, isKey: (name) => /\s/.test(name) };

export const argumentFieldsOf = (
  calls: readonly ToolCall[],
  index: number,
  selected: ValueSelection,
): Field[] =>
  calls.flatMap((call, callIndex) =>
    leaves(
      call.source === undefined ? call.arguments : parseExactly(call.source),
      `messages[${index}].tool_calls[${callIndex}].function.arguments`,
      selected,
    ),
  );

const textOf = (value: unknown, numbers: boolean): string | undefined => {
  if (typeof value === 'string') return value;
  if (!numbers) return undefined;
  if (value instanceof ExactNumber) return value.text;
  return typeof value === 'number' ? String(value) : undefined;
};

const membersOf = (value: object): [key: string, value: unknown][] =>
  value instanceof ExactObject ? value.members : Object.entries(value);

/**
 * Lists the selected values in order. Paths contain positions instead of keys: a key may be
 * personal data, and results are kept without content. No recursion, so any depth will do.
 */
const leaves = (given: unknown, root: string, { numbers, isKey }: ValueSelection): Field[] => {
  const found: Field[] = [];
  const values = [given];
  const paths = [root];
  const keys: (string | undefined)[] = [undefined];
  while (values.length > 0) {
    const value = values.pop();
    const [path, key] = [paths.pop() as string, keys.pop()];
    const text = textOf(value, numbers);
    if (text !== undefined) found.push({ path, text, ...(key !== undefined && { key }) });
    if (typeof value !== 'object' || value === null || value instanceof ExactNumber) continue;
    const isList = Array.isArray(value);
    const members = membersOf(value);
    for (let at = members.length - 1; at >= 0; at--) {
      const [name, member] = members[at] as [string, unknown];
      values.push(member);
      paths.push(`${path}[${at}]`);
      keys.push(isList ? key : name);
      if (isList || !isKey(name)) continue;
      values.push(name);
      paths.push(`${path}[${at}] key`);
      keys.push(undefined);
    }
  }
  return found;
};
