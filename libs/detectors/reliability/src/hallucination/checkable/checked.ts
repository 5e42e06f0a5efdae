import type { Passage } from './passage';
import type { Pattern } from './pattern';

/** A statement that was recomputed without any knowledge of the world. */
export interface Checked {
  quote: string;
  wrong: boolean;
  /** The correct value, as a clause without a full stop. */
  reason: string;
  /** The calculation was guessed from the request: another one may have been meant. */
  isGuess?: boolean;
}

/** Result of one check: `Checked` without its quote; `undefined` if nothing can be compared. */
export type Outcome = Omit<Checked, 'quote'> | undefined;

/** Checks one kind of recomputable statement. Linear in the text. */
export type Checker = (passage: Passage) => Checked[];

/** Applies a check to every match of a pattern. */
export const every = (
  passage: Passage,
  pattern: Pattern,
  check: (match: RegExpMatchArray) => Outcome,
): Checked[] =>
  pattern.matchesIn(passage).flatMap((match) => {
    const outcome = check(match);
    return outcome ? [{ quote: match[0].trim(), ...outcome }] : [];
  });
