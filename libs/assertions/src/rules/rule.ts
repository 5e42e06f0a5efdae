import { all, type Constraint, type Phrase } from '../constraint';
import type { SentenceMeaning } from '../sentence-meaning';

/** Recognises one kind of sentence; `undefined` unless the rule covers all of it. */
export type Rule = (meaning: SentenceMeaning) => Constraint | undefined;

export const HAS = ['verb:has', 'verb:mention', 'verb:be', 'verb:write'];
export const JOINS = ['and', 'or', 'anyof', 'allof'];

/** Checks that nothing but the named parts occurs. */
export const only = (meaning: SentenceMeaning, parts: readonly string[]): boolean => {
  const present = [
    ...(
      ['edges', 'bounds', 'numbers', 'units', 'literals', 'formats', 'languages'] as const
    ).filter((part) => meaning[part].length > 0),
    ...[...meaning.verbs].map((verb) => `verb:${verb}`),
    ...meaning.flags,
  ];
  return present.every((part) => parts.includes(part));
};

export const not = (meaning: SentenceMeaning, part: Constraint): Constraint =>
  meaning.forbids ? { kind: 'not', part } : part;

/**
 * Combines literals. A requirement joined with "or" is met by one part; a prohibition always
 * applies to each, and "both" makes it ambiguous.
 */
export const combine = (
  { flags }: SentenceMeaning,
  parts: Constraint[],
  forbids: boolean,
): Constraint | undefined => {
  if (forbids) return flags.has('allof') ? undefined : all(parts);
  const choice = (flags.has('or') || flags.has('anyof')) && parts.length > 1;
  if (choice && flags.has('allof')) return undefined;
  return choice ? { kind: 'some', parts, bounds: { min: 1 } } : all(parts);
};

export const phraseOf = ({ letters }: SentenceMeaning, text: string): Phrase => ({
  text,
  as: letters ? 'letter' : 'word',
});
