import type { ContextWord, ScannedText } from '../scan/scanned-text';

export type { ContextWord, ScannedText } from '../scan/scanned-text';

export type PiiGroup =
  | 'personal identifiers'
  | 'financial data'
  | 'government IDs'
  | 'contact information'
  | 'healthcare data';

/** Range `[start, end)` of the scanned text with a certainty from 0 to 1. */
export interface Span {
  start: number;
  end: number;
  certainty: number;
  /** True if check digits or context words confirm the form. */
  corroborated?: boolean;
  /** True if the span counts only beside other personal data. */
  besideOthers?: boolean;
}

/** Finds one kind of identifier. Linear in the text, for any text. */
export interface Recogniser {
  kind: string;
  /** Noun phrase for the reason shown to people, for example `payment card number`. */
  title: string;
  group: PiiGroup;
  /** Context words: phrases that announce the identifier. */
  contextWords?: readonly string[];
  /** True if a heading counts only when it consists of a context word and nothing else. */
  wholeHeading?: boolean;
  /** True if a heading counts only beside headings of other personal data. */
  besideOthers?: boolean;
  /** True if the recogniser is skipped in a text without its context words. */
  requiresContext?: boolean;
  /** Minimum number of digits in a cluster of the text; otherwise the recogniser is skipped. */
  minDigits?: number;
  /**
   * Returns true if a string has the form and the check digits of the identifier. Undefined without
   * check digits.
   */
  validates?(written: string): boolean;
  find(scanned: ScannedText, cues: readonly ContextWord[]): Iterable<Span>;
}

/**
 * Finds identifiers that may exceed a window. Called once with the whole text, without context
 * words.
 */
export interface FullTextRecogniser extends Recogniser {
  find({ text }: Pick<ScannedText, 'text'>): Iterable<Span>;
}
