import { LRUCache } from 'lru-cache';

/** Assertions of a few definitions: each evaluation parses the same ones again. */
const MOST_SENTENCES = 500;
const LONGEST_SENTENCE = 1000;

/** Remembers what the last sentences were parsed to, also that they were not understood. */
export const recentlyParsed = <T>(
  parse: (sentence: string) => T | undefined,
): ((sentence: string) => T | undefined) => {
  const known = new LRUCache<string, { parsed: T | undefined }>({ max: MOST_SENTENCES });
  return (sentence) => {
    if (sentence.length > LONGEST_SENTENCE) return parse(sentence);
    const recent = known.get(sentence);
    if (recent) return recent.parsed;
    const parsed = parse(sentence);
    known.set(sentence, { parsed });
    return parsed;
  };
};
