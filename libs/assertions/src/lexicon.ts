import type { Token } from './tokens';

/** A phrase's meaning: one or more tags of the form `class` or `class:value`, joined with `+`. */
export type Tag = string;

/** Phrases of one language by their tags. In a phrase `a|b` is a choice, `a|` is optional. */
export interface LexiconData {
  language: string;
  /** Two negations count as one ("ne … aucune", "no … ninguna"). */
  negativeConcord: boolean;
  /** A capital letter marks a proper name (not so in German). */
  capitalsAreNames: boolean;
  phrases: Record<Tag, readonly string[]>;
}

export interface Slot {
  is: string;
  value: string;
  /** Index of the first and of the token after the last. */
  from: number;
  to: number;
}

interface Entry {
  words: string[];
  tags: { is: string; value: string }[];
}

export interface Lexicon extends Omit<LexiconData, 'phrases'> {
  /** Returns the slots of the longest phrase that begins at a token; empty if none does. */
  match(tokens: readonly Token[], at: number): Slot[];
}

// Arrays grow by `concat` in this file: one that grows otherwise keeps room for 16 more.
export const expand = (phrase: string): string[][] =>
  phrase
    .split(' ')
    .reduce<string[][]>(
      (all, part) =>
        part
          .split('|')
          .flatMap((choice) => all.map((words) => (choice === '' ? words : words.concat(choice)))),
      [[]],
    );

const parseTags = (tag: Tag): Entry['tags'] =>
  tag.split('+').map((one) => {
    const [is = '', value = ''] = one.split(':');
    return { is, value };
  });

/** Compiles on first use: most assertions are in one language. */
export const compileLexicon = ({ phrases, ...data }: LexiconData): Lexicon => {
  let byFirst: Map<string, Entry[]> | undefined;
  return {
    ...data,
    match: (tokens, at) => longest((byFirst ??= entriesByFirst(phrases)), tokens, at),
  };
};

const entriesByFirst = (phrases: LexiconData['phrases']): Map<string, Entry[]> => {
  const byFirst = new Map<string, Entry[]>();
  for (const [tag, list] of Object.entries(phrases)) {
    const tags = parseTags(tag);
    for (const words of list.flatMap(expand)) {
      const [first = ''] = words;
      byFirst.set(first, (byFirst.get(first) ?? []).concat({ words, tags }));
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
};

const longest = (byFirst: Map<string, Entry[]>, tokens: readonly Token[], at: number): Slot[] => {
  const entry = byFirst
    .get(keyAt(tokens, at))
    ?.find(({ words }) => words.every((word, offset) => keyAt(tokens, at + offset) === word));
  return (
    entry?.tags.map(({ is, value }) => ({ is, value, from: at, to: at + entry.words.length })) ?? []
  );
};

const keyAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token === undefined || token.is === 'literal' || token.is === 'number' ? '' : token.key;
};
