import { remembered } from './remembered';

/** A phrase as it stands in a text; `index` in UTF-16 units. */
export interface PhraseMatch {
  text: string;
  index: number;
}

/** Words beside which a phrase does not count, in small letters. */
interface Unless {
  after?: readonly string[];
  before?: readonly string[];
}

/** A phrase after its first word, where `*` stands for letters. */
interface Rest {
  parts: readonly string[];
}

interface PhraseTable {
  byWord: ReadonlyMap<string, readonly Rest[]>;
  byBeginning: readonly (readonly [beginning: string, rest: Rest])[];
}

/**
 * Prepares the search for phrases, separated by ` | `. They are written as in a shell: `{a,b}` is a
 * choice, `{very ,}` may be left out, and `*` stands for any letters. Only words that begin a phrase
 * cost more than a look-up. The table is built on first use.
 */
export const phraseFinder = (
  phrases: string,
  { after = NONE, before = NONE }: Unless = {},
): ((text: string) => PhraseMatch | undefined) => {
  let table: PhraseTable | undefined;
  return (text) => {
    const { lower, words } = wordsOf(text);
    const { byWord, byBeginning } = (table ??= tableOf(phrases));
    for (const { word, start } of words) {
      const end =
        endOf(lower, start + word.length, byWord.get(word)) ??
        (byBeginning.length > 0 ? endOfBeginning(lower, start, word, byBeginning) : undefined);
      if (
        end !== undefined &&
        !after.some((unless) => lower.startsWith(unless, start - unless.length)) &&
        !before.some((unless) => lower.startsWith(unless, end))
      )
        return { text: text.slice(start, end), index: start };
    }
    return undefined;
  };
};

const NONE: readonly string[] = [];

const endOf = (lower: string, from: number, rests: readonly Rest[] = []): number | undefined => {
  for (const rest of rests) {
    const end = follow(lower, from, rest);
    if (end !== undefined) return end;
  }
  return undefined;
};

const endOfBeginning = (
  lower: string,
  start: number,
  word: string,
  beginnings: PhraseTable['byBeginning'],
): number | undefined => {
  for (const [beginning, rest] of beginnings)
    if (word.startsWith(beginning)) {
      const end = follow(lower, start + word.length, rest);
      if (end !== undefined) return end;
    }
  return undefined;
};

/** Returns where a phrase ends that goes on at `from`; `undefined` if it does not. */
const follow = (lower: string, from: number, { parts }: Rest): number | undefined => {
  let end = from;
  for (const [index, part] of parts.entries()) {
    if (index > 0) end = skipLetters(lower, end);
    if (!lower.startsWith(part, end)) return undefined;
    end += part.length;
  }
  return isLetter(lower, end) ? undefined : end;
};

const skipLetters = (text: string, from: number): number => {
  let end = from;
  while (isLetter(text, end)) end++;
  return end;
};

const LETTER = /\p{L}/u;
const isLetter = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index) | 0x20;
  if (index >= text.length) return false;
  return code < 0x80 ? code >= 0x61 && code <= 0x7a : LETTER.test(text.charAt(index));
};

const WORD = /\p{L}+/gu;

interface Words {
  lower: string;
  words: readonly { word: string; start: number }[];
}

const wordsOf = remembered((text): Words => {
  const small = text.toLowerCase().replaceAll('’', "'");
  const lower = small.length === text.length ? small : text;
  return {
    lower,
    words: Array.from(lower.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index })),
  };
});

const FIRST = /^\p{L}+/u;

const tableOf = (phrases: string): PhraseTable => {
  const byWord = new Map<string, Rest[]>();
  const byBeginning: [string, Rest][] = [];
  for (const phrase of phrases
    .toLowerCase()
    .split('|')
    .map((each) => each.trim())
    .flatMap(expand)) {
    const first = FIRST.exec(phrase)?.[0] ?? '';
    const rest = phrase.slice(first.length);
    if (rest.startsWith('*')) byBeginning.push([first, { parts: rest.slice(1).split('*') }]);
    else byWord.set(first, [...(byWord.get(first) ?? []), { parts: rest.split('*') }]);
  }
  return { byWord, byBeginning };
};

/** Expands the first choice in braces, and those that remain. */
const expand = (phrase: string): string[] => {
  const open = phrase.indexOf('{');
  if (open === -1) return [phrase];
  const choices: string[] = [];
  let [depth, from, at] = [0, open + 1, open];
  for (; depth > 0 || at === open; at++) {
    const sign = phrase[at];
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if ((sign === ',' && depth === 1) || depth === 0) {
      choices.push(phrase.slice(from, at));
      from = at + 1;
    }
  }
  const [head, tail] = [phrase.slice(0, open), phrase.slice(at)];
  return choices.flatMap((choice) => expand(head + choice + tail));
};
