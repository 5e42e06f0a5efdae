/** A statement that was recomputed without any knowledge of the world. */
export interface Checked {
  quote: string;
  wrong: boolean;
  /** The correct value, as a clause without a full stop. */
  reason: string;
}

/** Result of one check: `Checked` without its quote; `undefined` if nothing can be compared. */
export type Outcome = Omit<Checked, 'quote'> | undefined;

/** Checks one kind of recomputable statement. Linear in the text. */
export type Checker = (text: string) => Checked[];

/** Applies a check to every match of a global pattern. */
export const every = (
  text: string,
  pattern: RegExp,
  check: (match: RegExpMatchArray) => Outcome,
): Checked[] =>
  Array.from(text.matchAll(pattern)).flatMap((match) => {
    const outcome = check(match);
    return outcome ? [{ quote: match[0].trim(), ...outcome }] : [];
  });
