import { type Constraint, type Requirement } from '../constraint';
import type { Clause } from './clauses/parsed-clause';
import { type Concept, type ConceptName } from './concept';
import { type RuleWord } from './rule-words';

/** The sentence that is parsed, and a limit on the work for it. */
export interface Reading {
  sentence: string;
  /** Parses a sentence of the closed grammar. */
  formal: (sentence: string) => Requirement | undefined;
  /** Parses a clause of the sentence. */
  clause: (words: readonly RuleWord[]) => Clause | undefined;
  /** Predicates that may still be tried. */
  budget: { left: number };
  /** Results for pieces that were read before. */
  known: Map<string, unknown>;
}

/** Reads a run of words once; later the result is recalled. */
export const recalled = <T>(
  kind: string,
  words: readonly RuleWord[],
  { known }: Reading,
  read: () => T,
): T => {
  let key = kind;
  for (const { at } of words) key += String.fromCharCode(at + 32);
  if (known.has(key)) return known.get(key) as T;
  const result = read();
  known.set(key, result);
  return result;
};

export const conceptOf = (name: ConceptName, subject?: string): Constraint => ({
  kind: 'concept',
  concept: { name, ...(subject !== undefined && { subject }) } satisfies Concept,
});

export const negated = (part: Constraint): Constraint =>
  part.kind === 'not' ? part.part : { kind: 'not', part };
