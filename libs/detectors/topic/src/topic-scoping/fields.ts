import { ENGLISH_FIELDS } from './data/fields-english';
import { OTHER_FIELDS } from './data/fields-other';
import { rooted, type RootedWord } from './roots';

/** A phrase of the lexicon found in a text, and the fields it belongs to. */
export interface FieldHit {
  phrase: string;
  /** Number of words in the phrase. */
  length: number;
  /** High for phrases of few fields; about 1 to 5. */
  weight: number;
  fields: ReadonlyMap<string, 'name' | 'word'>;
}

const LONGEST_PHRASE = 5;

type Index = Map<string, Map<string, 'name' | 'word'>>;

interface FieldLine {
  field: string;
  names: readonly string[];
  words: readonly string[];
}

const rootsOf = (phrase: string): string =>
  rooted(phrase)
    .map(({ root }) => root)
    .join(' ');

const linesOf = (table: string): FieldLine[] =>
  table.split('\n').flatMap((line) => {
    const [, field, names, typical] = /^([^:]+): ([^|]*)\| (.*)$/.exec(line) ?? [];
    return field && names && typical
      ? [{ field, names: [field, ...names.split(',')], words: typical.split(',') }]
      : [];
  });

/** English phrases of each field, its names first. */
export const englishPhrases = (): Map<string, string[]> =>
  new Map(linesOf(ENGLISH_FIELDS).map(({ field, names, words }) => [field, [...names, ...words]]));

/** Phrases of a table, ready for look-up. */
interface Lexicon {
  index: Index;
  /** Every prefix of a phrase: a look-up stops at anything else. */
  beginnings: ReadonlySet<string>;
  fieldCount: number;
}

const indexOf = (table: string): Index => {
  const index: Index = new Map();
  const add = (phrase: string, field: string, kind: 'name' | 'word') => {
    const key = rootsOf(phrase);
    const fields = index.get(key) ?? new Map<string, 'name' | 'word'>();
    if (key !== '') index.set(key, fields.set(field, fields.get(field) === 'name' ? 'name' : kind));
  };
  for (const { field, names, words } of linesOf(table)) {
    for (const name of names) add(name, field, 'name');
    for (const word of words) add(word, field, 'word');
  }
  return index;
};

const lexiconOf = (table: string): Lexicon => {
  const index = indexOf(table);
  return {
    index,
    beginnings: new Set(
      [...index.keys()].flatMap((phrase) =>
        phrase.split(' ').map((_, at, all) => all.slice(0, at + 1).join(' ')),
      ),
    ),
    fieldCount: new Set([...index.values()].flatMap((fields) => [...fields.keys()])).size,
  };
};

/** In English texts, words of other languages are false friends (`chat`, `back`). */
const ENGLISH = lexiconOf(ENGLISH_FIELDS);
const EVERY_LANGUAGE = lexiconOf(`${ENGLISH_FIELDS}${OTHER_FIELDS}`);

const lexiconFor = (english: boolean): Lexicon => (english ? ENGLISH : EVERY_LANGUAGE);

/**
 * Finds every lexicon phrase in the words, longest first at each position; skips single words that
 * do not indicate a topic. Linear.
 */
export const fieldHits = (tokens: RootedWord[], english = false): FieldHit[] => {
  const { index, beginnings, fieldCount } = lexiconFor(english);
  const hits = new Map<string, FieldHit>();
  for (let at = 0; at < tokens.length; at++) {
    let phrase = '';
    for (let length = 1; length <= LONGEST_PHRASE && at + length <= tokens.length; length++) {
      phrase += `${length > 1 ? ' ' : ''}${tokens[at + length - 1]?.root}`;
      if (!beginnings.has(phrase)) break;
      if (length === 1 && tokens[at]?.empty) continue;
      const fields = index.get(phrase);
      if (fields)
        hits.set(phrase, {
          phrase,
          length,
          weight: Math.log(1 + fieldCount / fields.size) * (1 + (length - 1) / 2),
          fields,
        });
    }
  }
  return [...hits.values()];
};

export const inLexicon = (root: string, english = false): boolean =>
  lexiconFor(english).index.has(root);
