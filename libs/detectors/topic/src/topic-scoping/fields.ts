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

const rootsOf = (phrase: string): string =>
  rooted(phrase)
    .map(({ root }) => root)
    .join(' ');

const readTables = (): Index => {
  const index: Index = new Map();
  const add = (phrase: string, field: string, kind: 'name' | 'word') => {
    const key = rootsOf(phrase);
    const fields = index.get(key) ?? new Map<string, 'name' | 'word'>();
    if (key !== '') index.set(key, fields.set(field, fields.get(field) === 'name' ? 'name' : kind));
  };
  for (const line of `${ENGLISH_FIELDS}${OTHER_FIELDS}`.split('\n')) {
    const [, field, names, typical] = /^([^:]+): ([^|]*)\| (.*)$/.exec(line) ?? [];
    if (!field || !names || !typical) continue;
    for (const name of [field, ...names.split(',')]) add(name, field, 'name');
    for (const word of typical.split(',')) add(word, field, 'word');
  }
  return index;
};

const INDEX = readTables();
/** Every prefix of a phrase: a lookup stops at anything else. */
const BEGINNINGS = new Set(
  [...INDEX.keys()].flatMap((phrase) =>
    phrase.split(' ').map((_, at, all) => all.slice(0, at + 1).join(' ')),
  ),
);
const FIELD_COUNT = new Set([...INDEX.values()].flatMap((fields) => [...fields.keys()])).size;

/**
 * Finds every lexicon phrase in the words, longest first at each position; skips single words that
 * do not indicate a topic. Linear.
 */
export const fieldHits = (tokens: RootedWord[]): FieldHit[] => {
  const hits = new Map<string, FieldHit>();
  for (let at = 0; at < tokens.length; at++) {
    let phrase = '';
    for (let length = 1; length <= LONGEST_PHRASE && at + length <= tokens.length; length++) {
      phrase += `${length > 1 ? ' ' : ''}${tokens[at + length - 1]?.root}`;
      if (!BEGINNINGS.has(phrase)) break;
      if (length === 1 && tokens[at]?.empty) continue;
      const fields = INDEX.get(phrase);
      if (fields)
        hits.set(phrase, {
          phrase,
          length,
          weight: Math.log(1 + FIELD_COUNT / fields.size) * (1 + (length - 1) / 2),
          fields,
        });
    }
  }
  return [...hits.values()];
};

export const inLexicon = (root: string): boolean => INDEX.has(root);
