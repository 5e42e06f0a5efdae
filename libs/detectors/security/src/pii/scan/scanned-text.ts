import { isDigit, isSmall, type Token, tokenise } from '@touchstone/text/fast';
import { endsInWordCharacter, nextTrigram, trigramBits } from './trigrams';

/** A context word's tokens, `first` to `last`, and where its text begins and ends. */
export interface ContextWord {
  first: number;
  last: number;
  start: number;
  end: number;
  /**
   * Where the value ends that the context word, itself elsewhere, announces: a cell below its heading, from
   * `end` on.
   */
  until?: number;
}

/** A stretch of a text; `start` is where `text` begins there. */
export interface DigitCluster {
  start: number;
  text: string;
  digits: number;
  /** Other characters in the cluster, as bits of `characterBits`. */
  characters: number;
  /** Which marks stand in it, as bits of `defineTrigrams`. */
  trigrams: number;
  /** Most letters and digits of ASCII in a row. */
  longestWord: number;
  /** Most digits in a row. */
  longestRun: number;
  /** How short a part of it has so many digits; `Infinity` where it has fewer. */
  spanOf(digits: number): number;
}

/** Text prepared for all recognisers in one pass. */
export interface ScannedText {
  text: string;
  tokens: readonly Token[];
  /** Digits that stand near each other, with what stands around them. */
  digitClusters: readonly DigitCluster[];
  /** Most digits of an cluster. */
  mostDigits: number;
  /**
   * True if letters or digits were replaced by others: then only corroborated matches count, and
   * form alone is not searched for.
   */
  speculative: boolean;
  digitsIn(start: number, end: number): number;
}

/** Digits further apart than this belong to different identifiers. */
const GAP = 16;
/**
 * Margin around the digits of a cluster: room for letters before the first and a check letter
 * behind the last.
 */
const MIN_MARGIN = 16;
/** Then on to the next space. */
const MAX_MARGIN = 48;

const ABBREVIATED_WORDS = [
  'med|pat|hosp|pt|drivers?|pol|ins|vers|acct?|acc|cta|pass|fec|f|dt|d|pas|pr|sub|mem|no|nr',
  'č|р',
].join('|');
const ABBREVIATED_WORDS_2 =
  'rec|record|lic|no|nr|num|nac|nasc|cte|naiss|ur|id|reg|rm|rek|jazdy|nar|нар|č|ú';
/**
 * `Med. rec. no.`, `Fecha de nac.`: the point of an abbreviation before another word of a label
 * ends no sentence.
 */
const ABBREVIATED = new RegExp(
  String.raw`\.(?<=(?<!\p{L})(?:${ABBREVIATED_WORDS})\.)(?= ?(?:${ABBREVIATED_WORDS_2})(?!\p{L}))`,
  'giu',
);

/** Keys such as `tax_number` are read as words, abbreviated labels as one phrase. */
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

/** At each index, how many digits stand before it. */
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
  const islands: DigitCluster[] = [];
  let first = -1;
  let last = -1;
  for (let index = 0; index <= text.length; index++) {
    const isDigit = index < text.length && digits[index + 1] !== digits[index];
    if (first >= 0 && (index === text.length || (isDigit && index - last > GAP))) {
      islands.push(
        segmentOf(text, expandEdge(text, first, -1), expandEdge(text, last + 1, 1), digitsIn),
      );
      first = -1;
    }
    if (!isDigit) continue;
    if (first < 0) first = index;
    last = index;
  }
  return islands;
};

/** The stretch of a text, ready to be searched by itself. */
export const segmentOf = (
  text: string,
  start: number,
  end: number,
  digitsIn: ScannedText['digitsIn'],
): DigitCluster => new TextSegment(text, start, end, digitsIn(start, end));

/**
 * Each sign that recognisers ask for, as a bit: `A` for any letter, `漢` for what Chinese, Japanese
 * and Korean are written with, `я` for whatever else is beyond ASCII.
 */
const SIGNS = 'A-./:(+<#*漢я';
const LETTER = 1;
const HAN = LETTER | (1 << SIGNS.indexOf('漢'));
const BEYOND_ASCII = LETTER | (1 << SIGNS.indexOf('я'));
/**
 * Where Korean letters begin, and what lies between them and the other signs of the three:
 * punctuation and symbols.
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

/** Signs, as `Island.signs` has them. */
export const characterBits = (signs: string): number =>
  Array.from(signs).reduce((bits, sign) => bits | (1 << SIGNS.indexOf(sign)), 0);

interface SegmentProfile {
  signs: number;
  marks: number;
  longestWord: number;
  longestRun: number;
  /** Offsets of the digits. */
  places: Int32Array;
}

/** Computes its profile lazily: few segments need one. */
class TextSegment implements DigitCluster {
  readonly text: string;
  private profile: SegmentProfile | undefined;
  /** By number of digits, as asked for. */
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
    return this.profiled().signs;
  }

  get trigrams(): number {
    return this.profiled().marks;
  }

  get longestWord(): number {
    return this.profiled().longestWord;
  }

  get longestRun(): number {
    return this.profiled().longestRun;
  }

  spanOf(digits: number): number {
    if (digits <= 1) return digits <= this.digits ? digits : Infinity;
    return (this.spans[digits] ??= this.shortest(digits));
  }

  private profiled(): SegmentProfile {
    if (this.profile) return this.profile;
    const { text } = this;
    const places = new Int32Array(this.digits);
    let signs = 0;
    let marks = 0;
    let mark = 0;
    let word = 0;
    let longestWord = 0;
    let run = 0;
    let longestRun = 0;
    let met = 0;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      mark = nextTrigram(mark, code);
      marks |= trigramBits(mark);
      word = endsInWordCharacter(mark) ? word + 1 : 0;
      if (word > longestWord) longestWord = word;
      if (code >= 48 && code <= 57) {
        places[met++] = index;
        run++;
        if (run > longestRun) longestRun = run;
      } else {
        run = 0;
        signs |= code < 128 ? (BITS[code] as number) : isHan(code) ? HAN : BEYOND_ASCII;
      }
    }
    return (this.profile = { signs, marks, longestWord, longestRun, places });
  }

  private shortest(digits: number): number {
    const { places } = this.profiled();
    let shortest = Infinity;
    for (let last = digits - 1; last < places.length; last++)
      shortest = Math.min(
        shortest,
        (places[last] as number) - (places[last - digits + 1] as number) + 1,
      );
    return shortest;
  }
}

export const isSpace = (text: string, index: number): boolean => text.charCodeAt(index) <= 32;

/**
 * From `edge` on in one direction to a space, so that no word is parted where it can be helped;
 * where none is near, so far that no identifier is.
 */
const expandEdge = (text: string, edge: number, step: 1 | -1): number => {
  const least = within(text, edge + step * MIN_MARGIN);
  const most = within(text, edge + step * MAX_MARGIN);
  for (let at = least; at !== most; at += step)
    if (at === 0 || at === text.length || isSpace(text, at)) return at;
  let at = least;
  while (at !== most && isOfWord(text.charCodeAt(at))) at += step;
  return step > 0 ? Math.min(at + MARGIN, most) : Math.max(at - MARGIN, most);
};

/** Characters beyond an identifier's end that patterns look at. */
const MARGIN = 3;
const within = (text: string, index: number): number => Math.min(Math.max(index, 0), text.length);
const isOfWord = (code: number): boolean => isDigit(code) || isSmall(code | 32) || code >= 128;
