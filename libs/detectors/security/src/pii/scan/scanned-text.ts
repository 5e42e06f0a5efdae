import { isDigit, isSmall, type Token, tokenise } from '@touchstone/text/fast';
import { endsInWordCharacter, nextTrigram, trigramBits } from './trigrams';

/** A context word: its first and last token, and its range in the text. */
export interface ContextWord {
  first: number;
  last: number;
  start: number;
  end: number;
  /** End of the value if it is not beside the context word: a table cell that begins at `end`. */
  until?: number;
}

/** A segment of a text that begins at `start`, with counts for prefilters. */
export interface DigitCluster {
  start: number;
  text: string;
  digits: number;
  /** Characters other than digits in the cluster, as bits of `characterBits`. */
  characters: number;
  /** Trigrams that occur in the cluster, as bits of `defineTrigrams`. */
  trigrams: number;
  /** Length of the longest run of ASCII letters and digits. */
  longestWord: number;
  /** Length of the longest run of digits. */
  longestRun: number;
  /** Returns the length of the shortest part with so many digits; `Infinity` if there are fewer. */
  spanOf(digits: number): number;
}

/** Text prepared for all recognisers in one pass. */
export interface ScannedText {
  text: string;
  tokens: readonly Token[];
  /** Digits close to each other, with the text around them. */
  digitClusters: readonly DigitCluster[];
  /** Highest number of digits in a cluster. */
  mostDigits: number;
  /**
   * True for a view with replaced letters or digits: then only corroborated matches count, and
   * patterns without check digits need a context word.
   */
  speculative: boolean;
  digitsIn(start: number, end: number): number;
}

/** Maximum distance of digits in a cluster: beyond it they belong to different identifiers. */
const GAP = 16;
/**
 * Margin around the digits of a cluster, for letters before the first and a check letter after the
 * last.
 */
const MIN_MARGIN = 16;
/** Maximum margin; within it the cluster extends to the next space. */
const MAX_MARGIN = 48;

const ABBREVIATED_WORDS = [
  'med|pat|hosp|pt|drivers?|pol|ins|vers|acct?|acc|cta|pass|fec|f|dt|d|pas|pr|sub|mem|no|nr',
  'č|р',
].join('|');
const ABBREVIATED_WORDS_2 =
  'rec|record|lic|no|nr|num|nac|nasc|cte|naiss|ur|id|reg|rm|rek|jazdy|nar|нар|č|ú';
/**
 * Full stop of an abbreviation before another word of a label, which does not end a sentence: `Med.
 * rec. no.`, `Fecha de nac.`
 */
const ABBREVIATED = new RegExp(
  String.raw`\.(?<=(?<!\p{L})(?:${ABBREVIATED_WORDS})\.)(?= ?(?:${ABBREVIATED_WORDS_2})(?!\p{L}))`,
  'giu',
);

/**
 * Replaces underscores and full stops in labels by spaces, so that `tax_number` is tokenised as two
 * words and an abbreviated label as one phrase.
 */
export const withReadableLabels = (text: string): string => {
  const words = text.includes('_') ? text.replaceAll('_', ' ') : text;
  return words.includes('.') ? words.replace(ABBREVIATED, ' ') : words;
};

export const prepareText = (text: string, speculative = false): ScannedText => {
  const digits = digitCounts(text);
  const digitsIn = (start: number, end: number): number =>
    (digits[Math.min(Math.max(end, 0), text.length)] ?? 0) -
    (digits[Math.min(Math.max(start, 0), text.length)] ?? 0);
  const digitClusters = digitClustersOf(text, digits, digitsIn);
  return {
    text,
    tokens: tokenise(withReadableLabels(text)),
    digitClusters,
    mostDigits: digitClusters.reduce((most, cluster) => Math.max(most, cluster.digits), 0),
    speculative,
    digitsIn,
  };
};

/** Returns the number of digits before each index. */
const digitCounts = (text: string): Uint32Array => {
  const counts = new Uint32Array(text.length + 1);
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) count++;
    counts[index + 1] = count;
  }
  return counts;
};

const digitClustersOf = (
  text: string,
  digits: Uint32Array,
  digitsIn: ScannedText['digitsIn'],
): DigitCluster[] => {
  const clusters: DigitCluster[] = [];
  let first = -1;
  let last = -1;
  for (let index = 0; index <= text.length; index++) {
    const isDigit = index < text.length && digits[index + 1] !== digits[index];
    if (first >= 0 && (index === text.length || (isDigit && index - last > GAP))) {
      clusters.push(
        segmentOf(text, expandEdge(text, first, -1), expandEdge(text, last + 1, 1), digitsIn),
      );
      first = -1;
    }
    if (!isDigit) continue;
    if (first < 0) first = index;
    last = index;
  }
  return clusters;
};

/** Returns a segment of a text for a separate search. */
export const segmentOf = (
  text: string,
  start: number,
  end: number,
  digitsIn: ScannedText['digitsIn'],
): DigitCluster => new TextSegment(text, start, end, digitsIn(start, end));

/**
 * Characters that recognisers may require, one bit each: `A` for any letter, `漢` for Chinese,
 * Japanese and Korean script, `я` for everything else beyond ASCII.
 */
const SIGNS = 'A-./:(+<#*漢я';
const LETTER = 1;
const HAN = LETTER | (1 << SIGNS.indexOf('漢'));
const BEYOND_ASCII = LETTER | (1 << SIGNS.indexOf('я'));
/**
 * Returns true for Chinese, Japanese and Korean script. Excludes the punctuation and symbols
 * between Hangul jamo and CJK.
 */
const isHan = (code: number): boolean => code >= 0x1100 && (code < 0x2000 || code > 0x2e7f);
const BITS = Uint16Array.from({ length: 128 }, (_bit, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z]/.test(character)
    ? LETTER
    : character === 'A' || !SIGNS.includes(character)
      ? 0
      : 1 << SIGNS.indexOf(character);
});

/** Returns the bits of characters, as in `DigitCluster.characters`. */
export const characterBits = (characters: string): number =>
  Array.from(characters).reduce((bits, sign) => bits | (1 << SIGNS.indexOf(sign)), 0);

interface SegmentProfile {
  characters: number;
  trigrams: number;
  longestWord: number;
  longestRun: number;
  /** Offsets of the digits. */
  digitOffsets: Int32Array;
}

/** A segment whose profile is computed on first use, because few segments need one. */
class TextSegment implements DigitCluster {
  readonly text: string;
  private profile: SegmentProfile | undefined;
  /** Cached results of `spanOf`, by number of digits. */
  private readonly spans: number[] = [];

  constructor(
    text: string,
    readonly start: number,
    end: number,
    readonly digits: number,
  ) {
    this.text = text.slice(start, end);
  }

  get characters(): number {
    return this.loadProfile().characters;
  }

  get trigrams(): number {
    return this.loadProfile().trigrams;
  }

  get longestWord(): number {
    return this.loadProfile().longestWord;
  }

  get longestRun(): number {
    return this.loadProfile().longestRun;
  }

  spanOf(digits: number): number {
    if (digits <= 1) return digits <= this.digits ? digits : Infinity;
    return (this.spans[digits] ??= this.shortest(digits));
  }

  private loadProfile(): SegmentProfile {
    if (this.profile) return this.profile;
    const { text } = this;
    const digitOffsets = new Int32Array(this.digits);
    let characters = 0;
    let trigrams = 0;
    let trigram = 0;
    let word = 0;
    let longestWord = 0;
    let run = 0;
    let longestRun = 0;
    let digitCount = 0;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      trigram = nextTrigram(trigram, code);
      trigrams |= trigramBits(trigram);
      word = endsInWordCharacter(trigram) ? word + 1 : 0;
      if (word > longestWord) longestWord = word;
      if (code >= 48 && code <= 57) {
        digitOffsets[digitCount++] = index;
        run++;
        if (run > longestRun) longestRun = run;
      } else {
        run = 0;
        characters |= code < 128 ? (BITS[code] ?? 0) : isHan(code) ? HAN : BEYOND_ASCII;
      }
    }
    return (this.profile = {
      characters,
      trigrams,
      longestWord,
      longestRun,
      digitOffsets,
    });
  }

  private shortest(digits: number): number {
    const { digitOffsets } = this.loadProfile();
    let shortest = Infinity;
    for (let last = digits - 1; last < digitOffsets.length; last++)
      shortest = Math.min(
        shortest,
        (digitOffsets[last] ?? 0) - (digitOffsets[last - digits + 1] ?? 0) + 1,
      );
    return shortest;
  }
}

export const isSpace = (text: string, index: number): boolean => text.charCodeAt(index) <= 32;

/**
 * Moves an edge outwards to the next space, to keep words intact. If none is near, moves it beyond
 * the word, so that no identifier is cut.
 */
const expandEdge = (text: string, edge: number, step: 1 | -1): number => {
  const least = clamped(text, edge + step * MIN_MARGIN);
  const most = clamped(text, edge + step * MAX_MARGIN);
  for (let at = least; at !== most; at += step)
    if (at === 0 || at === text.length || isSpace(text, at)) return at;
  let at = least;
  while (at !== most && isWordCharacter(text.charCodeAt(at))) at += step;
  return step > 0 ? Math.min(at + MARGIN, most) : Math.max(at - MARGIN, most);
};

/** Characters after an identifier that patterns inspect. */
const MARGIN = 3;
const clamped = (text: string, index: number): number => Math.min(Math.max(index, 0), text.length);
const isWordCharacter = (code: number): boolean =>
  isDigit(code) || isSmall(code | 32) || code >= 128;
