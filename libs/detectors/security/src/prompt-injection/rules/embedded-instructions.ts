import { type PhraseIndex, tokenise } from '@touchstone/text/fast';
import type { Concept } from './concepts';
import type { Evidence } from './evidence';

const TABLE_ROW = /^\s{0,8}\|/;
const INSTRUCTION = /^\p{Lu}[^|=(){}]{8,240}[.?!:"')]?\s*$/u;
const FEWEST_ROWS = 3;

interface Line {
  text: string;
  start: number;
}

const linesOf = (text: string): Line[] => {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { text: line, start };
    start += line.length + 1;
    return found;
  });
};

/**
 * Finds lines outside a table that begin with an instruction or a question to the reader. Applies
 * only to documents that consist mostly of a table.
 */
export const findEmbeddedInstructions = (
  text: string,
  lexicon: PhraseIndex<Concept>,
): Evidence[] => {
  const lines = linesOf(text).filter((line) => line.text.trim() !== '');
  const rows = lines.filter((line) => TABLE_ROW.test(line.text)).length;
  if (rows < FEWEST_ROWS || rows < lines.length / 2) return [];
  return lines.flatMap((line) => {
    const start = line.start + (line.text.length - line.text.trimStart().length);
    if (TABLE_ROW.test(line.text) || !INSTRUCTION.test(line.text.trim())) return [];
    const opens = lexicon
      .find(tokenise(line.text.trim().slice(0, 60)))
      .some(({ value, first }) => value === 'order' && first === 0);
    return opens
      ? [
          {
            technique: 'indirect instruction' as const,
            weight: 0.8,
            start,
            end: line.start + line.text.trimEnd().length,
          },
        ]
      : [];
  });
};
