import { identifyLanguage, STOP_WORDS } from '@touchstone/text';
import { tidy } from '../../../constraints/element-count';
import { PATTERN_LISTS, type PatternList } from '../data';
import { type PatternHit, PatternIndex } from './pattern-index';
import { type MannerSentence, type MannerWord, wordsOf } from './words';

/** Evidence for a concept in a text. Offsets are UTF-16 units. */
export interface Evidence {
  start: number;
  end: number;
  sentence: number;
  /** Indexes of its words. */
  first: number;
  last: number;
}

/** A text with the evidence that the lists of patterns find in it. */
export interface Reading {
  text: string;
  /** Code of the language; `undefined` if it cannot be identified. */
  language: string | undefined;
  sentences: readonly MannerSentence[];
  words: readonly MannerWord[];
  sure(list: PatternList): readonly Evidence[];
  weak(list: PatternList): readonly Evidence[];
  /** True if an exception of the list overlaps the evidence. */
  isExcepted(list: string, evidence: Evidence): boolean;
  /** Indexes of the sentences with sure evidence, in the order of the text. */
  sentencesWith(...lists: readonly PatternList[]): ReadonlySet<number>;
  wordsIn(sentence: number): readonly MannerWord[];
  /** The sentence of an evidence, shortened. */
  quote(evidence: Pick<Evidence, 'sentence'> | undefined): string;
}

let index: PatternIndex | undefined;
const patternIndex = (): PatternIndex => (index ??= new PatternIndex(PATTERN_LISTS));

/** Readings of the last texts: all rules of a request concern the same few and their sentences. */
const recent = new Map<string, Reading>();
const KEPT = 100;
/** Characters of all kept texts; a longer text is kept alone. */
const KEPT_LENGTH = 100_000;
let keptLength = 0;

/** Reads a text; repeated calls for the same text share the work. Linear in the text. */
export const readText = (text: string): Reading => {
  const known = recent.get(text);
  if (known) return known;
  const reading = newReading(text);
  keptLength += text.length;
  for (const oldest of recent.keys()) {
    if (recent.size < KEPT && keptLength <= KEPT_LENGTH) break;
    recent.delete(oldest);
    keptLength -= oldest.length;
  }
  recent.set(text, reading);
  return reading;
};

const LONGEST_QUOTE = 200;
/** Evidence found before at the same place is among the last few. */
const NEIGHBOURS = 4;
const NONE: readonly Evidence[] = [];

const newReading = (text: string): Reading => {
  const { sentences, words } = wordsOf(text);
  const hits = patternIndex().find(words, sentences);
  const covered = exceptedWords(hits);
  const sure = evidenceOf(hits, 'sure', words, covered);
  const weak = evidenceOf(hits, 'weak', words, covered);
  let grouped: Map<number, MannerWord[]> | undefined;
  return {
    text,
    language: languageOf(text, words),
    sentences,
    words,
    sure: (list) => sure.get(list) ?? NONE,
    weak: (list) => weak.get(list) ?? NONE,
    isExcepted: (list, evidence) => isExcepted(evidence, covered.get(list)),
    sentencesWith: (...lists) =>
      new Set(
        lists
          .flatMap((list) => sure.get(list) ?? NONE)
          .map(({ sentence }) => sentence)
          .sort((a, b) => a - b),
      ),
    wordsIn: (sentence) => (grouped ??= groupBySentence(words)).get(sentence) ?? [],
    quote: (evidence) => (evidence ? quoteOf(text, sentences, evidence) : ''),
  };
};

/** Share of English function words that no other language reaches, and words that it needs. */
const ENGLISH_SHARE = 0.3;
const ENGLISH_WORDS = 12;

/** Identifying a language costs more than all patterns; most texts are plainly English. */
const languageOf = (text: string, words: readonly MannerWord[]): string | undefined => {
  const frequent = words.filter(({ form }) => form.length > 1 && STOP_WORDS.has(form)).length;
  return frequent >= ENGLISH_WORDS && frequent >= words.length * ENGLISH_SHARE
    ? 'en'
    : identifyLanguage(text);
};

const groupBySentence = (words: readonly MannerWord[]): Map<number, MannerWord[]> => {
  const grouped = new Map<number, MannerWord[]>();
  for (const word of words) {
    const known = grouped.get(word.sentence);
    if (known) known.push(word);
    else grouped.set(word.sentence, [word]);
  }
  return grouped;
};

const quoteOf = (
  text: string,
  sentences: readonly MannerSentence[],
  evidence: Pick<Evidence, 'sentence'> & Partial<Evidence>,
): string => {
  const whole = sentences[evidence.sentence]?.text ?? '';
  if (whole.length <= LONGEST_QUOTE || evidence.start === undefined)
    return tidy(whole.slice(0, LONGEST_QUOTE));
  const { start, end = start } = evidence;
  return tidy(text.slice(start, Math.min(end, start + LONGEST_QUOTE)));
};

/** Groups the hits of a role by list, without those that an exception of the list overlaps. */
const evidenceOf = (
  hits: readonly PatternHit[],
  role: PatternHit['role'],
  words: readonly MannerWord[],
  covered: ReadonlyMap<string, Set<number>>,
): Map<string, Evidence[]> => {
  const found = new Map<string, Evidence[]>();
  for (const hit of hits) {
    if (hit.role !== role || isExcepted(hit, covered.get(hit.list))) continue;
    const [first, last] = [words[hit.first], words[hit.last]];
    if (!first || !last) continue;
    const evidence = {
      start: first.start,
      end: last.end,
      sentence: first.sentence,
      first: hit.first,
      last: hit.last,
    };
    const known = found.get(hit.list);
    if (!known) found.set(hit.list, [evidence]);
    else if (
      !known.slice(-NEIGHBOURS).some((each) => each.first <= hit.first && each.last >= hit.last)
    )
      known.push(evidence);
  }
  return found;
};

const exceptedWords = (hits: readonly PatternHit[]): Map<string, Set<number>> => {
  const covered = new Map<string, Set<number>>();
  for (const { list, role, first, last } of hits) {
    if (role !== 'except') continue;
    const words = covered.get(list) ?? new Set();
    for (let at = first; at <= last; at++) words.add(at);
    covered.set(list, words);
  }
  return covered;
};

const isExcepted = (
  { first, last }: Pick<PatternHit, 'first' | 'last'>,
  covered: Set<number> | undefined,
): boolean => {
  if (!covered) return false;
  for (let at = first; at <= last; at++) if (covered.has(at)) return true;
  return false;
};
