import type { Constraint, Side } from '../../constraint';
import type { RuleWord } from '../rule-words';

export interface Clause {
  constraint: Constraint;
  side?: Side;
  commands?: boolean;
}

const EDGE_MARKS = new Set([',', '.', '-', '–', '—', ':', '!', '*', '•']);

const EDGE_WORDS = new Set([
  'please',
  'thanks',
  'also',
  'and',
  'but',
  'then',
  'generally',
  'additionally',
  'so',
]);

export const trimmed = (words: readonly RuleWord[]): readonly RuleWord[] => {
  let [from, to] = [0, words.length];
  const isEdge = (word: RuleWord | undefined): boolean =>
    word !== undefined &&
    ((word.is === 'mark' && EDGE_MARKS.has(word.key)) || EDGE_WORDS.has(word.key));
  while (from < to && isEdge(words[from])) from++;
  while (to > from + 1 && (isEdge(words[to - 1]) || words[to - 1]?.key === 'only')) to--;
  return words.slice(from, to);
};
