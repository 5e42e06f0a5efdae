/** A stored prompt named in a message: `$ID`, `$ID|[a=1]|[b=2]` or `$ID|[a=1,b=2]`. */
export interface Reference {
  /** Id or text id. */
  id: string;
  variables: Record<string, string>;
  /** Without variables: it may be ordinary text, `$100` for one. */
  bare: boolean;
}

const HEAD = /^\$([A-Za-z0-9][A-Za-z0-9_-]{0,99})(?=\||$)/;
const OPEN = '|[';

/** Where a text goes on, and what was read. */
interface Read<T> {
  value: T;
  at: number;
}

/** A message's whole content as a reference, else `null`. Linear in the text. */
export const parseReference = (content: string): Reference | null => {
  const text = content.trim();
  const id = HEAD.exec(text)?.[1];
  if (id === undefined) return null;
  const variables: Record<string, string> = {};
  let at = id.length + 1;
  const bare = at === text.length;
  while (at < text.length) {
    const group = text.startsWith(OPEN, at) ? readGroup(text, at + OPEN.length) : null;
    if (group === null) return null;
    Object.assign(variables, Object.fromEntries(group.value));
    at = group.at;
  }
  return { id, variables, bare };
};

/** `a=1,b=2]`. */
const readGroup = (text: string, start: number): Read<[string, string][]> | null => {
  const pairs: [string, string][] = [];
  for (let at = start; ;) {
    const name = readUntil(text, at, '=');
    const value = name && readUntil(text, name.at, ',]');
    if (value === null || name === null || name.value.trim() === '') return null;
    pairs.push([name.value.trim(), value.value]);
    at = value.at;
    if (text[at - 1] === ']') return { value: pairs, at };
  }
};

/** Up to the first of `ends` that no backslash stands before, and past it. `|` and the other marks stand for themselves in a value only when escaped. */
const readUntil = (text: string, start: number, ends: string): Read<string> | null => {
  let value = '';
  for (let at = start; at < text.length; at++) {
    const character = text[at] as string;
    if (character === '\\' && at + 1 < text.length) value += text[++at];
    else if (ends.includes(character)) return { value, at: at + 1 };
    else if (character === ']' || character === '|') return null;
    else value += character;
  }
  return null;
};
