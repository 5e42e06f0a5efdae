import type { Reading } from './reading/reading';
import { rankOf } from './word-rank';

export interface Readability {
  difficulty: 'low' | 'middle' | 'high';
  reason: string;
  /** The hardest sentence. */
  quote: string;
}

/** Rank from which a word of this length is hard to read. */
const RARE = 7_000;
const HARD_LENGTH = 7;
/** From this length on, a word is hard unless it is frequent. */
const LONG_LENGTH = 11;
const FREQUENT = 2_500;
/** Shares of hard words up to which a text is simple, and from which it is not. */
const FEW_HARD = 0.07;
const MANY_HARD = 0.14;
/** Words of a mean sentence. */
const SHORT = 17;
const LONG = 24;
/** Words of the longest sentence. */
const LONGEST = 34;
/** Fewer words are judged by their hardest ones alone. */
const FEWEST = 5;

/** Judges how hard a text is to read, from its sentence lengths and rare words. */
export const readabilityOf = (reading: Reading): Readability => {
  const lengths = reading.sentences.map((_, index) => reading.wordsIn(index).length);
  const hardOf = reading.sentences.map(
    (_, index) =>
      reading
        .wordsIn(index)
        .filter(({ form, first, start }) =>
          isHard(form, !first && /\p{Lu}/u.test(reading.text.charAt(start))),
        ).length,
  );
  const words = Math.max(reading.words.length, FEWEST);
  const hardShare = hardOf.reduce((sum, count) => sum + count, 0) / words;
  const sentences = lengths.filter((length) => length > 1).length || 1;
  const mean = words / sentences;
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const [hardest] = [...hardOf.entries()].sort(([, a], [, b]) => b - a);
  const long = mean > LONG || longest > LONGEST;
  const reason =
    long && hardShare < MANY_HARD
      ? `Sentences have ${Math.round(mean)} words on average and ${longest} at most.`
      : `${Math.round(hardShare * 100)} of 100 words are long or rare.`;
  const place = long ? lengths.indexOf(longest) : (hardest?.[0] ?? 0);
  const quote = reading.quote({ sentence: place });
  if (hardShare >= MANY_HARD || long || (hardShare > FEW_HARD && mean > SHORT))
    return { difficulty: 'high', reason, quote };
  return { difficulty: hardShare <= FEW_HARD && mean <= SHORT ? 'low' : 'middle', reason, quote };
};

/** A long or rare word, no name. */
const isHard = (form: string, capital: boolean): boolean => {
  if (capital || form.length < HARD_LENGTH || /\d/.test(form)) return false;
  const rank = Math.max(...form.split('-').map(rankOf));
  return rank >= RARE || (form.length >= LONG_LENGTH && rank >= FREQUENT);
};
