import type { DigitCluster, ScannedText } from '../../scan/scanned-text';
import type { PiiGroup } from '../recogniser';

/** A match with the text around it: up to 80 characters before, 24 behind. */
export interface MatchContext {
  excerpt: string;
  textBefore: string;
  textAfter: string;
  inContext: boolean;
  /** The value of a field: a cell below its heading, or behind `key:`, `key=`. */
  isFieldValue: boolean;
}

export interface PatternDescription {
  kind: string;
  title: string;
  group: PiiGroup;
  /** Form of the identifier without its edges. Linear-time, no capturing groups. */
  pattern: RegExp;
  /** Fewest digits it has. */
  minDigits: number;
  /** Check digits, ranges. `code` is the excerpt's letters and digits, in capitals. */
  accepts?(code: string, place: MatchContext): boolean;
  /**
   * True if `accepts` computes check digits: then any words may stand between context word and identifier.
   */
  hasCheckDigits?: boolean;
  /**
   * Written so, it is recognised behind words such as `order` too, unless they label it: `order
   * number`.
   */
  distinctiveForm?: RegExp;
  contextWords?: readonly string[];
  /** Certainty behind (or right before) a context word. */
  certaintyInContext?: number;
  /** Certainty where nothing announces it; left out, it needs a context word. */
  certaintyAlone?: number;
  /** Clusters to search without a context word; all clusters of digits by default. */
  searchIn?(scanned: ScannedText): readonly DigitCluster[];
  /**
   * Preconditions for a search without context words, so that most texts need none: all of some
   * characters (`A` for any letter), one of some trigrams (see `defineTrigrams`), so many letters
   * and digits in a row, and so many digits.
   */
  requiredCharacters?: string;
  requiredTrigrams?: number;
  minWordLength?: number;
  minDigitRun?: number;
  /** How far behind the context word it may begin, in characters. */
  reach?: number;
  besideOthers?: boolean;
  /** Its context words mean much else: they announce it only as labels, `chart no. 4821`. */
  labelOnly?: boolean;
  /** It may begin with a word, `may 3, 1980`. */
  startsWithWord?: boolean;
  /** How many words may stand between. */
  maxWordsBetween?: number;
}
