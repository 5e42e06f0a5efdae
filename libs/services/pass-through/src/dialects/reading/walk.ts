/** One value within another, and its path. */
export interface Node {
  value: unknown;
  /** The value's key; in a list, the key of the list. */
  key: string;
  /** Its own key or index; `''` for the outermost. */
  name: string | number;
  parent?: Node;
}

/**
 * Visits every value, outermost first, in order. Linear, without recursion.
 * @param handedOn keys that apply to everything below them, too
 */
export const walk = (
  value: unknown,
  visit: (node: Node) => void,
  { key = '', handedOn = NONE }: { key?: string; handedOn?: ReadonlySet<string> } = {},
): void => {
  const waiting: Node[] = [{ value, key, name: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    visit(next);
    for (const child of children(next, handedOn).reverse()) waiting.push(child);
  }
};
const NONE: ReadonlySet<string> = new Set();

const children = (parent: Node, handedOn: ReadonlySet<string>): Node[] => {
  const { key, value } = parent;
  if (Array.isArray(value))
    return value.map((item: unknown, name) => ({ value: item, key, name, parent }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, item]) => ({
    value: item,
    key: handedOn.has(key) ? key : name,
    name,
    parent,
  }));
};

/** Returns the path in the notation `messages[2].content`. */
export const pathOf = (node: Node): string => {
  const steps: string[] = [];
  for (let at: Node | undefined = node; at?.parent !== undefined; at = at.parent)
    steps.push(typeof at.name === 'number' ? `[${at.name}]` : `.${at.name}`);
  return steps.reverse().join('').replace(/^\./, '');
};
