/** The strings of a text in JSON, still escaped, and what stands between them. Linear, and for broken JSON as well. */
export const literalsIn = (text: string): { literals: string[]; between: string } => {
  const literals: string[] = [];
  const between: string[] = [];
  let from = 0;
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', from)) {
    between.push(text.slice(from, quote));
    const end = endOf(text, quote + 1);
    literals.push(text.slice(quote + 1, end));
    from = end + 1;
  }
  return { literals, between: [...between, text.slice(from)].join(' ') };
};

/** At the first quote that is not escaped, or at the end. */
const endOf = (text: string, start: number): number => {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (before > start && text[before - 1] === '\\') before -= 1;
    if ((quote - before) % 2 === 0) return quote;
  }
  return text.length;
};

/** What a literal stands for; one that is broken stays as it is. */
export const unescaped = (literal: string): string => {
  try {
    return String(JSON.parse(`"${literal}"`));
  } catch {
    return literal;
  }
};
