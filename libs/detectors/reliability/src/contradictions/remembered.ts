const MOST = 512;

/**
 * Wraps a pure function of a text that is asked for the same clauses again and again; keeps the
 * last results.
 */
export const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text) as T;
    const value = read(text);
    if (known.size >= MOST) known.delete(known.keys().next().value as string);
    known.set(text, value);
    return value;
  };
};
