import { roughStem, STOP_WORDS } from '@touchstone/text';
import { meaningOf, nearest, type WordMeaning } from '@touchstone/text/vectors';
import { analyse, type AnalysedText } from '../clauses';
import { itemScores, subjectOf } from '../content/subjects/subject';
import { PARAPHRASES, SYNONYMS } from './data/synonyms';
import type { Reading } from './reading/reading';

/** Matches a sentence, given by its index, against the subject of a rule. */
export type SubjectMatcher = (reading: Reading, sentence: number) => boolean;

interface SubjectOptions {
  /** The last word of each alternative suffices. */
  headOnly?: boolean;
  /** Accepts the wider synonyms that say what a text is about. */
  broad?: boolean;
}

/** Words of a subject that name the reader or say nothing about the thing. */
const EMPTY = new Set(
  'customer client user student reader patient pupil caller guest visitor member person their his her its our your own any some other another first next more exact full current specific relevant right appropriate necessary needed missing proper correct kind type something anything whether where how what when why who which if about asks asked asking ask wants want wanted getting doing'.split(
    ' ',
  ),
);
/** Subjects that leave open what is meant. */
const VAGUE =
  /^(?:(?:a|an|the|some|any|more|further|other|another|additional|missing|necessary|relevant|required|right|appropriate|responsible|proper|someone|somebody|who|can|help|instead|else) ){0,6}(?:information|info|details?|clarification|input|data|help|team|person|place|department|someone|somebody|else|professional|expert|specialist|contact|instead|one|staff|colleague)s?$/;
/** Cosine similarity of words with one meaning. */
const ALIKE = 0.78;

const SYNONYM_STEMS = new Map<string, Set<string>>();
for (const group of SYNONYMS) {
  const stems = group.map(roughStem);
  for (const stem of stems)
    SYNONYM_STEMS.set(stem, new Set([...(SYNONYM_STEMS.get(stem) ?? []), ...stems]));
}

interface Term {
  stem: string;
  meaning: readonly WordMeaning[];
}

const clean = (subject: string): string =>
  subject.toLowerCase().replaceAll('’', "'").replaceAll(/'s?\b/g, '').replaceAll('e-mail', 'email');

const isEmpty = (word: string): boolean =>
  STOP_WORDS.has(word) || EMPTY.has(word) || EMPTY.has(word.replace(/s$/, ''));

const termsOf = (phrase: string): Term[] =>
  (phrase.match(/[\p{L}\p{N}-]{1,40}/gu) ?? [])
    .filter((word) => !isEmpty(word))
    .map((word) => ({ stem: roughStem(word), meaning: meaningOf(word).words }));

const SEPARATOR = /\s?[,;/()]\s?|\s(?:or|and|nor)\s|\se\.g\.\s|\bsuch as\b/;

interface SentenceWords {
  text: string;
  stems: ReadonlySet<string>;
  meaning: readonly WordMeaning[];
}

const sentencesOf = new WeakMap<Reading, (SentenceWords | undefined)[]>();

/** Words of a sentence, shared by all subjects that are matched against it. */
const wordsOf = (reading: Reading, index: number): SentenceWords => {
  const known = sentencesOf.get(reading) ?? [];
  sentencesOf.set(reading, known);
  return (known[index] ??= newWords(reading, index));
};

const newWords = (reading: Reading, index: number): SentenceWords => {
  const forms = reading.wordsIn(index).map(({ form }) => form);
  const text = forms.join(' ');
  return {
    text,
    stems: new Set(forms.flatMap((form) => [form, ...form.split('-')]).map(roughStem)),
    meaning: meaningOf(text).words,
  };
};

const compiled = new Map<string, SubjectMatcher | undefined>();
const KEPT = 500;

/**
 * Returns a matcher for the subject of a rule, a phrase as written, of which alternatives are
 * separated by commas or "or"; the latest are cached. `undefined` for a subject that names nothing,
 * such as "more information".
 */
export const subjectMatcher = (
  subject: string | undefined,
  options: SubjectOptions = {},
): SubjectMatcher | undefined => {
  if (subject === undefined) return undefined;
  const key = `${options.headOnly === true}|${options.broad === true}|${subject}`;
  if (compiled.has(key)) return compiled.get(key);
  const matcher = compile(subject, options);
  const [oldest] = compiled.keys();
  if (compiled.size >= KEPT && oldest !== undefined) compiled.delete(oldest);
  compiled.set(key, matcher);
  return matcher;
};

const compile = (
  subject: string,
  { headOnly = false, broad = false }: SubjectOptions,
): SubjectMatcher | undefined => {
  const known = clean(subject).trim();
  if (known === '' || VAGUE.test(known)) return undefined;
  const alternatives = known
    .split(SEPARATOR)
    .map(termsOf)
    .map((terms) => (headOnly ? terms.slice(-1) : terms))
    .filter((terms) => terms.length > 0);
  const paraphrases = PARAPHRASES.filter(([named]) => named.test(known)).map(([, other]) => other);
  if (alternatives.length === 0 && paraphrases.length === 0) return undefined;
  return (reading, index) => {
    const words = wordsOf(reading, index);
    return (
      paraphrases.some((pattern) => pattern.test(words.text)) ||
      alternatives.some((terms) => matches(terms, words)) ||
      (broad && isAbout(subject, reading, index))
    );
  };
};

/** All of two terms, two thirds of more. */
const matches = (terms: readonly Term[], { stems, meaning: others }: SentenceWords): boolean => {
  const missing = terms.filter(({ stem }) => !isNamed(stem, stems));
  const allowed = Math.floor(terms.length / 3);
  if (missing.length <= allowed) return true;
  const absent = missing.filter(({ meaning }) =>
    nearest(meaning, others).every((similarity) => similarity < ALIKE),
  );
  return absent.length <= allowed;
};

const isNamed = (stem: string, stems: ReadonlySet<string>): boolean => {
  if (stems.has(stem)) return true;
  const others = SYNONYM_STEMS.get(stem);
  if (others) for (const other of others) if (stems.has(other)) return true;
  return false;
};

const analysed = new WeakMap<Reading, AnalysedText>();

const analysisOf = (reading: Reading): AnalysedText => {
  const known = analysed.get(reading) ?? analyse(reading.text);
  analysed.set(reading, known);
  return known;
};

/** Returns true if each word of a listed thing occurs in the sentence, or a similar one. */
const isAbout = (subject: string, reading: Reading, index: number): boolean => {
  const sentence = analysisOf(reading).sentences[index];
  return (
    sentence !== undefined &&
    subjectOf(subject).items.some((item) => itemScores(item, sentence).every((score) => score > 0))
  );
};
