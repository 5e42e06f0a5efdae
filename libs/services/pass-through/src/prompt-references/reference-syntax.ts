import { UnreadableRequest } from '../errors';

/** A stored prompt named in a message: `$ID`, `$ID|[a=1]|[b=2]` or `$ID|[a=1,b=2]`. */
export interface Reference {
  /** Id or text id. */
  id: string;
  variables: Record<string, string>;
  /** Nothing follows the id, so the text may be no reference, for example `$100`. */
  bare: boolean;
}

const HEAD = /^\$([A-Za-z0-9][A-Za-z0-9_-]*)(?=\||$)/;
const OPEN = '|[';
/** Variable name as in placeholders. The first of a group may have spaces around it. */
const FIRST_NAME = /\s*([\p{L}_][\p{L}\p{M}\p{Nd}_.-]*)\s*=/uy;
/**
 * Name after a comma; any other comma belongs to the value. No spaces before `=`, since ordinary
 * sentences have them.
 */
const NEXT_NAME = /\s*([\p{L}_][\p{L}\p{M}\p{Nd}_.-]*)=/uy;
/** Characters that a backslash escapes; before others the backslash is literal. */
const ESCAPABLE = '],=|\\';

const SHOWN_LENGTH = 100;

/** A parsed value and the position after it. */
interface Read<T> {
  value: T;
  at: number;
}

export const shownId = (id: string): string =>
  id.length > SHOWN_LENGTH ? `${id.slice(0, SHOWN_LENGTH)}…` : id;

/**
 * Parses a message's whole content as a reference; `null` for ordinary text. Linear in the text.
 * @throws UnreadableRequest for `$ID|` followed by anything but groups
 */
export const parseReference = (content: string): Reference | null => {
  const text = content.trim();
  const id = HEAD.exec(text)?.[1];
  if (id === undefined) return null;
  const pairs: [string, string][] = [];
  const start = id.length + 1;
  for (let at = start; at < text.length;) {
    const group = text.startsWith(OPEN, at) ? readGroup(text, at + OPEN.length) : at;
    if (typeof group === 'number') throw malformed(id, group);
    pairs.push(...group.value);
    at = group.at;
  }
  return { id, variables: Object.fromEntries(pairs), bare: start === text.length };
};

const malformed = (id: string, at: number): UnreadableRequest =>
  new UnreadableRequest(
    `The reference to the prompt ${shownId(id)} is not well formed at character ${at + 1}: expected groups such as |[name=value] after the id; in a value, put a backslash before ], | and a comma that a name and = follow.`,
  );

/** Reads `a=1,b=2]`; returns the position of the fault in a malformed group. */
const readGroup = (text: string, start: number): Read<[string, string][]> | number => {
  const pairs: [string, string][] = [];
  for (
    let name = nameAt(FIRST_NAME, text, start);
    name !== null;
    name = nameAt(NEXT_NAME, text, name.at)
  ) {
    const value = readValue(text, name.at);
    if (typeof value === 'number') return value;
    pairs.push([name.value, value.value]);
    if (text[value.at] === ']') return { value: pairs, at: value.at + 1 };
    name.at = value.at + 1;
  }
  return start;
};

/** Reads a name that is followed by a value. */
const nameAt = (pattern: RegExp, text: string, at: number): Read<string> | null => {
  pattern.lastIndex = at;
  const name = pattern.exec(text)?.[1];
  return name === undefined ? null : { value: name, at: pattern.lastIndex };
};

/**
 * Reads a value up to the bracket or comma that ends it; returns the position of a character that
 * it cannot contain.
 */
const readValue = (text: string, start: number): Read<string> | number => {
  let value = '';
  for (let at = start; at < text.length; at++) {
    const character = text[at] as string;
    const next = text[at + 1];
    if (character === '\\' && next !== undefined && ESCAPABLE.includes(next)) value += text[++at];
    else if (character === ']' || (character === ',' && nameAt(NEXT_NAME, text, at + 1) !== null))
      return { value, at };
    else if (character === '|') return at;
    else value += character;
  }
  return text.length;
};
