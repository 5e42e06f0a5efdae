import { compilePattern, type Pattern, type Step } from './pattern';
import type { MannerSentence, MannerWord } from './words';

/** Occurrence of a pattern: words `first` to `last`, both included. */
export interface PatternHit {
  list: string;
  role: Pattern['role'];
  first: number;
  last: number;
}

interface Listed {
  list: string;
  pattern: Pattern;
}

const SHORTEST_STEM = 2;
const LONGEST_STEM = 14;
const MOST_KNOWN = 10_000;

/** Finds the patterns of any number of named lists in one pass over the words. */
export class PatternIndex {
  private readonly byWord = new Map<string, Listed[]>();
  private readonly byStem = new Map<string, Listed[]>();
  /** Candidates of the words seen before. */
  private readonly known = new Map<string, readonly Listed[]>();

  constructor(lists: Readonly<Record<string, string>>) {
    for (const [list, lines] of Object.entries(lists))
      for (const line of lines.split('\n'))
        if (line.trim() !== '') this.add(list, compilePattern(line));
  }

  private add(list: string, pattern: Pattern): void {
    const step = pattern.steps[pattern.anchor];
    if (step?.kind !== 'word') return;
    for (const word of step.words) push(this.byWord, word, { list, pattern });
    for (const stem of step.stems) push(this.byStem, stem, { list, pattern });
  }

  /** Returns the hits of all lists. Linear in the words. */
  find(words: readonly MannerWord[], sentences: readonly MannerSentence[]): PatternHit[] {
    const hits: PatternHit[] = [];
    for (const [at, word] of words.entries()) {
      if (word.quoted) continue;
      const question = sentences[word.sentence]?.question === true;
      for (const { list, pattern } of this.candidates(word.form)) {
        if (pattern.question && !question) continue;
        const hit = matchAround(pattern, words, at);
        if (hit) hits.push({ list, role: pattern.role, ...hit });
      }
    }
    return hits;
  }

  private candidates(form: string): readonly Listed[] {
    const known = this.known.get(form);
    if (known) return known;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    const found = this.search(form);
    this.known.set(form, found);
    return found;
  }

  private search(form: string): readonly Listed[] {
    const found = [...(this.byWord.get(form) ?? [])];
    const longest = Math.min(form.length, LONGEST_STEM);
    for (let length = SHORTEST_STEM; length <= longest; length++) {
      const stemmed = this.byStem.get(form.slice(0, length));
      if (stemmed) found.push(...stemmed);
    }
    return found;
  }
}

/** With `concat`, since an array that grows keeps room for 16 more. */
const push = (map: Map<string, Listed[]>, key: string, listed: Listed): void => {
  map.set(key, (map.get(key) ?? []).concat(listed));
};

const matchAround = (
  { steps, anchor }: Pattern,
  words: readonly MannerWord[],
  at: number,
): { first: number; last: number } | undefined => {
  const last = walk(steps, anchor + 1, words, at + 1, 1);
  if (last === undefined) return undefined;
  const first = walk(steps, anchor - 1, words, at - 1, -1);
  return first === undefined ? undefined : { first, last };
};

/** Adverbs that may stand between any two words of a pattern. */
const PASSABLE = new Set(
  'really just simply also very so quite actually honestly certainly definitely always still already now then even kindly currently only truly probably clearly obviously completely totally absolutely perfectly genuinely fully usually normally often again today please frankly basically literally seriously gladly happily somehow personally'.split(
    ' ',
  ),
);
const MOST_PASSED = 2;

/**
 * Matches the steps from `step` on in one direction; `at` is the next word. Returns the outermost
 * matched word. Tries are bounded by the gaps, of which a pattern has few.
 */
const walk = (
  steps: readonly Step[],
  step: number,
  words: readonly MannerWord[],
  at: number,
  by: 1 | -1,
  passed = 0,
): number | undefined => {
  const current = steps[step];
  if (!current) return at - by;
  const inner = words[at - by];
  const word = neighbour(words, at, inner);
  if (current.kind === 'start') {
    const next = by === 1 ? word : inner;
    const begins = next && (current.sentence ? next.first : next.opens);
    return begins ? walk(steps, step + by, words, at, by) : undefined;
  }
  if (current.kind === 'end') return word ? undefined : at - by;
  if (current.kind === 'gap') return walkGap(current.most, steps, step, words, at, by);
  if (word && fits(current, word.form)) {
    const outer = walk(steps, step + by, words, at + by, by);
    if (outer !== undefined) return outer;
  }
  if (current.optional) {
    const outer = walk(steps, step + by, words, at, by, passed);
    if (outer !== undefined) return outer;
  }
  return word && passed < MOST_PASSED && PASSABLE.has(word.form)
    ? walk(steps, step, words, at + by, by, passed + 1)
    : undefined;
};

const walkGap = (
  most: number,
  steps: readonly Step[],
  step: number,
  words: readonly MannerWord[],
  at: number,
  by: 1 | -1,
): number | undefined => {
  for (let skipped = 0; skipped <= most; skipped++) {
    const outer = walk(steps, step + by, words, at + skipped * by, by);
    if (outer !== undefined) return outer;
    if (!neighbour(words, at + skipped * by, words[at + (skipped - 1) * by])) return undefined;
  }
  return undefined;
};

/** The word at an index if it stands in the same sentence as the one beside it. */
const neighbour = (
  words: readonly MannerWord[],
  at: number,
  beside: MannerWord | undefined,
): MannerWord | undefined => {
  const word = words[at];
  return word && beside && word.sentence === beside.sentence && !word.quoted ? word : undefined;
};

const fits = (step: Extract<Step, { kind: 'word' }>, form: string): boolean =>
  step.words.has(form) || step.stems.some((stem) => form.startsWith(stem));
