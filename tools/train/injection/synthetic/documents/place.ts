import { below, chance, pick, type Random } from '../../../lib/random';

/** Expands a rule of the grammar of one language. */
export type RuleExpander = (rule: string) => string;

/** Puts a line at the start, somewhere in the middle or at the end, each about as often. */
export const place = (
  lines: readonly string[],
  insert: string | undefined,
  random: Random,
): string[] => {
  if (insert === undefined) return [...lines];
  const at = pick([0, below(lines.length + 1, random), lines.length], random);
  return [...lines.slice(0, at), insert, ...lines.slice(at)];
};

/** Inserts a sentence into one of the paragraphs. */
export const mingle = (
  paragraphs: readonly string[],
  insert: string | undefined,
  random: Random,
): string[] => {
  if (insert === undefined || paragraphs.length === 0) return [...paragraphs];
  const at = below(paragraphs.length, random);
  const [before, after] = chance(0.3, random) ? [insert, ''] : ['', insert];
  return paragraphs.map((text, index) =>
    index === at ? `${before} ${text} ${after}`.trim() : text,
  );
};
