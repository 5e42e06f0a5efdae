import type { DigitCluster, ScannedText } from '../../scan/scanned-text';
import type { PiiGroup } from '../recogniser';

/** A match with the text around it: up to 80 characters before and 24 after. */
export interface MatchContext {
  excerpt: string;
  textBefore: string;
  textAfter: string;
  inContext: boolean;
  /** True for the value of a field: a table cell, or after `key:` or `key=`. */
  isFieldValue: boolean;
}

export interface PatternDescription {
  kind: string;
  title: string;
  group: PiiGroup;
  /**
   * Form of the identifier without its boundaries. Must be linear-time and have no capturing
   * groups.
   */
  pattern: RegExp;
  /** Minimum number of digits. */
  minDigits: number;
  /**
   * Verifies check digits and ranges. `code` is the letters and digits of the excerpt, in upper
   * case.
   */
  accepts?(code: string, place: MatchContext): boolean;
  /**
   * True if `accepts` computes check digits: then the words between context word and identifier do
   * not matter.
   */
  hasCheckDigits?: boolean;
  /**
   * Form that counts even after object nouns such as `order`, unless they label it: `order number`.
   */
  distinctiveForm?: RegExp;
  contextWords?: readonly string[];
  /** Certainty after (or right before) a context word. */
  certaintyInContext?: number;
  /** Certainty without a context word; if omitted, a context word is required. */
  certaintyAlone?: number;
  /** Clusters to search without a context word. Default: all clusters of digits. */
  searchIn?(scanned: ScannedText): readonly DigitCluster[];
  /**
   * Preconditions of a search without context words, so that most texts need none: all of some
   * characters (`A` for any letter), one of some trigrams (see `defineTrigrams`), a minimum length
   * of words and of runs of digits.
   */
  requiredCharacters?: string;
  requiredTrigrams?: number;
  minWordLength?: number;
  minDigitRun?: number;
  /** Maximum distance from the context word, in characters. */
  reach?: number;
  besideOthers?: boolean;
  /** True if its context words are ambiguous and count only as labels: `chart no. 4821`. */
  labelOnly?: boolean;
  /** True if it may begin with a word: `may 3, 1980`. */
  startsWithWord?: boolean;
  /** Maximum number of words between context word and identifier. */
  maxWordsBetween?: number;
}
