import type { Assessment } from '../constraints/assessment';

/** A text to judge, and what is known around it. */
export interface Scene {
  text: string;
  /** The user's message that the text answers, where there is one. */
  question?: string;
}

/**
 * Judges whether a text does what a concept says. `subject` is the phrase of the rule that the
 * concept concerns, as written. Linear in the text.
 */
export type ConceptCheck = (scene: Scene, subject: string | undefined) => Assessment;
