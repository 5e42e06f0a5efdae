import type { LabelledText } from './texts';

const TABLE_ROW = /^\s*\|/;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/**
 * Returns the lines that occur with attacks of several kinds, or without any: they belong to the
 * document.
 */
const sharedLines = (texts: readonly LabelledText[]): Set<string> => {
  const kinds = new Map<string, Set<string>>();
  for (const { text, attackKind = 'none' } of texts) {
    for (const line of linesOf(text))
      kinds.set(line.trim(), (kinds.get(line.trim()) ?? new Set()).add(attackKind));
  }
  return new Set([...kinds].filter(([, beside]) => beside.size > 1).map(([line]) => line));
};

/**
 * Extracts attacks from the documents around them, for training; the whole texts remain for
 * measuring. An attack without a line of its own is not trained on.
 */
export const extractAttacks = (texts: readonly LabelledText[]): LabelledText[] => {
  const shared = sharedLines(texts);
  return texts.flatMap((whole): LabelledText[] => {
    if (!whole.attack || whole.use !== 'train') return [whole];
    const bare = linesOf(whole.text)
      .filter((line) => !shared.has(line.trim()) && !TABLE_ROW.test(line))
      .join('\n');
    return [
      { ...whole, use: 'carried' },
      ...(bare === '' ? [] : [{ ...whole, text: bare, use: 'bare' as const }]),
    ];
  });
};
