/** Returns the strings of a JSON text, still escaped. Linear; accepts broken JSON as well. */
export const literalsIn = (text: string): string[] => {
  const literals: string[] = [];
  let from = 0;
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', from)) {
    const end = endOf(text, quote + 1);
    literals.push(text.slice(quote + 1, end));
    from = end + 1;
  }
  return literals;
};

/** Returns the position of the first unescaped quote, or the end of the text. */
const endOf = (text: string, start: number): number => {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (before > start && text[before - 1] === '\\') before -= 1;
    if ((quote - before) % 2 === 0) return quote;
  }
  return text.length;
};

/** Decodes a literal; a broken one is returned as it is. */
export const unescaped = (literal: string): string => {
  try {
    return String(JSON.parse(`"${literal}"`));
  } catch {
    return literal;
  }
};
