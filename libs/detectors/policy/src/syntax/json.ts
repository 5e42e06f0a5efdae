import type { SyntaxFault, SyntaxParser } from './fault';

/**
 * Parses JSON with the platform, and locates the error itself: the platform's messages differ
 * between its versions, and some carry no position.
 */
export const json: SyntaxParser = (text) => {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return faultIn(text);
  }
};

const TOKEN =
  /[ \t\n\r]*(?:([[\]{},:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|((?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))|($))/y;

/** States of a parser without recursion, named after the token that may come next. */
type State = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma or end';

const EXPECTED: Record<State, string> = {
  value: 'a value',
  'value or ]': 'a value or ]',
  key: 'a name in double quotes',
  'key or }': 'a name in double quotes or }',
  colon: 'a colon',
  'comma or end': 'a comma or a closing bracket',
};

const CLOSING = { '[': ']', '{': '}' } as const;
type Opening = keyof typeof CLOSING;

const faultIn = (text: string): SyntaxFault => {
  const open: Opening[] = [];
  let state: State = 'value';
  let at = 0;
  while (true) {
    TOKEN.lastIndex = at;
    const [token = '', mark, string] = TOKEN.exec(text) ?? [];
    const written = token.trimStart();
    const next: State | undefined =
      written === '' ? undefined : stateAfter(state, open, mark ?? (string && '"') ?? '');
    if (!next) return unexpected(text, at, state, open, mark);
    state = next;
    at += token.length;
  }
};

/** @param kind a mark, `"` for a string, or nothing for another value */
const stateAfter = (state: State, open: Opening[], kind: string): State | undefined => {
  if (kind === CLOSING[open.at(-1) ?? '['] && open.length > 0) {
    if (state !== 'comma or end' && !state.endsWith(` or ${kind}`)) return undefined;
    open.pop();
    return 'comma or end';
  }
  if (state.startsWith('value')) return afterValue(open, kind);
  if (state.startsWith('key')) return kind === '"' ? 'colon' : undefined;
  if (state === 'colon') return kind === ':' ? 'value' : undefined;
  if (kind !== ',' || open.length === 0) return undefined;
  return open.at(-1) === '{' ? 'key' : 'value';
};

const afterValue = (open: Opening[], kind: string): State | undefined => {
  if (kind === '[' || kind === '{') {
    open.push(kind);
    return kind === '[' ? 'value or ]' : 'key or }';
  }
  return kind === '' || kind === '"' ? 'comma or end' : undefined;
};

const unexpected = (
  text: string,
  from: number,
  state: State,
  open: Opening[],
  mark?: string,
): SyntaxFault => {
  const at = from + (/^[ \t\n\r]*/.exec(text.slice(from))?.[0].length ?? 0);
  if (at >= text.length)
    return { message: `Expected ${EXPECTED[state]}, found the end of the text.`, at: text.length };
  if (state === 'comma or end' && open.length === 0)
    return { message: 'More text follows the JSON value.', at };
  if (mark !== undefined && CLOSING[open.at(-1) ?? '['] === mark && /^(?:value|key)$/.test(state))
    return { message: `A comma stands before ${mark}.`, at };
  return { message: malformed(text[at] ?? '', state) ?? `Expected ${EXPECTED[state]}.`, at };
};

const malformed = (first: string, state: State): string | undefined => {
  if (first === '"') return undefined;
  if (first === "'" || first === '`') return 'JSON requires double quotes.';
  if (state.startsWith('value') && /[-+.\d]/.test(first)) return 'The number is malformed.';
  return undefined;
};
