import type { ContextWord, ScannedText } from '../scan/scanned-text';

export type { ContextWord, ScannedText } from '../scan/scanned-text';

export type PiiGroup =
  | 'personal identifiers'
  | 'financial data'
  | 'government IDs'
  | 'contact information'
  | 'healthcare data';

/** `[start, end)` of the scanned text; `certainty` is 0 to 1. */
export interface Span {
  start: number;
  end: number;
  certainty: number;
  /** Something vouches for it besides its form: check digits, or words that announce it. */
  corroborated?: boolean;
  /** Counts only beside other personal data. */
  besideOthers?: boolean;
}

/** Finds one kind of identifier. Linear in the text, whatever the text. */
export interface Recogniser {
  kind: string;
  /** For the reason shown to people, for example `payment card number`. */
  title: string;
  group: PiiGroup;
  /** Phrases that announce the identifier. */
  contextWords?: readonly string[];
  /** A heading announces it only where it is a context word and nothing else. */
  wholeHeading?: boolean;
  /** A heading announces it only beside those of other personal data. */
  besideOthers?: boolean;
  /** Not asked where none of its context words stands. */
  requiresContext?: boolean;
  /** Not asked where no stretch of the text has this many digits. */
  minDigits?: number;
  /**
   * Returns true if something written by itself has its form and check digits; left out where it
   * has none.
   */
  validates?(written: string): boolean;
  find(scanned: ScannedText, cues: readonly ContextWord[]): Iterable<Span>;
}

/**
 * Finds what may be longer than a look at a text has room for: asked once, about the whole of it,
 * and without context words.
 */
export interface FullTextRecogniser extends Recogniser {
  find({ text }: Pick<ScannedText, 'text'>): Iterable<Span>;
}
