/** An answer with status 422, divided by the fields that its sentences name. */
export interface FieldErrors {
  /** Sentences by the path of their field, such as `assertions[1]` or `actions.alert.email`. */
  byPath: ReadonlyMap<string, string>;
  /** The text that names no field of the form. */
  rest: string;
}

export const NO_ERRORS: FieldErrors = { byPath: new Map(), rest: '' };

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Divides a text such as `name: expected text. mode: expected one of speed, quality.`
 * @param names the fields that the form shows; sentences on others remain in `rest`
 */
export const fieldErrors = (text: string, names: readonly string[]): FieldErrors => {
  if (names.length === 0) return { byPath: new Map(), rest: text };
  const start = new RegExp(
    `(?:^|(?<=[.!?] ))((?:${names.map(escaped).join('|')})(?:\\[(?:\\d+|"[^"]*")\\]|\\.\\w+)*): `,
    'g',
  );
  const found = [...text.matchAll(start)];
  const byPath = new Map<string, string>();
  found.forEach((match, index) => {
    const [whole, path = ''] = match;
    const sentence = text.slice(match.index + whole.length, found[index + 1]?.index).trim();
    byPath.set(path, [byPath.get(path), sentence].filter(Boolean).join(' '));
  });
  return { byPath, rest: text.slice(0, found[0]?.index ?? text.length).trim() };
};

/** Returns the sentence on a field; with `deep`, also those on what is inside it. */
export const errorAt = (
  { byPath }: FieldErrors,
  path: string,
  deep = false,
): string | undefined => {
  const own = [...byPath].filter(
    ([at]) => at === path || (deep && (at.startsWith(`${path}[`) || at.startsWith(`${path}.`))),
  );
  if (own.length === 0) return undefined;
  return own
    .map(([at, sentence]) => {
      const item = /^\[(\d+)\]$/.exec(at.slice(path.length))?.[1];
      const inside = item === undefined ? at.slice(path.length) : ` ${Number(item) + 1}`;
      const capital = sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
      return inside === '' ? capital : `${inside.replace(/^\./, '').trim()}: ${sentence}`;
    })
    .join(' ');
};
