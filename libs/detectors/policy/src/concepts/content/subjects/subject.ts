import { fold, roughStem, STOP_WORDS } from '@touchstone/text';
import { type Meaning, meaningOf, nearest, type WordMeaning } from '@touchstone/text/vectors';
import {
  type AnalysedSentence,
  matchableWords,
  type Phrases,
  phrasesOf,
  plainWords,
} from '../../clauses';
import { SYNONYMS } from '../data/synonyms';
import { TOPICS } from '../data/topics';
import { hasValue, type ValueKind, valueKindOf } from './value-kinds';

/** A word of a subject, and how it can be said otherwise. */
interface SubjectWord {
  stem: string;
  /** Begins with a capital in the rule: only the word itself matches. */
  name: boolean;
  synonyms: readonly Phrases[];
  meaning: Meaning;
  /** 0 to 1: low for frequent words, which tell little. */
  weight: number;
}

/** One of the things that a subject lists. */
export interface Item {
  words: readonly SubjectWord[];
  /** Recognises a value of the kind that it names. */
  value: ValueKind | undefined;
  /** Words that say of which thing the value must be. */
  specifics: readonly SubjectWord[];
  /** Ways of speaking of it without its words. */
  topics: readonly Phrases[];
}

/** The phrase of a rule that a concept concerns. */
export interface Subject {
  /** Things that it lists: "A, B or C". */
  items: readonly Item[];
  /** The phrase as one item, or one for each alternative. */
  whole: readonly Item[];
  negated: boolean;
  /** Names nothing that a text could be searched for: "it", "partly", "what is right". */
  vague: boolean;
  /** Asks for a number of things: "at least two options". */
  counted: boolean;
  /** Has a single word of content, so that a sentence about it may say anything of it. */
  single: boolean;
  /** Names a kind of situation, which people describe without naming it. */
  situation: boolean;
  /** Concerns those of others: "another bank", "the user's address". */
  foreign: boolean;
  /** Names one of a kind, which a text calls by its own name: "a particular hotel". */
  chosen: boolean;
  /** Names a kind in the plural, whose members have names or figures: "security products". */
  plural: boolean;
}

/** Words of a subject that say nothing about its content. */
const EMPTY = new Set(
  'any anything something somebody someone customer customers user users reader them their they our own own ours other others another that which such like e.g eg etc about regarding concerning information details topic subject thing things kind way ways use used using new tell say always never also please will can may must should be is are was were been being it its he she him her his you your we us i my have has had do does did note reply text answer example including particular specific certain every each all no not more one two'.split(
    ' ',
  ),
);

const GROUPS: readonly { keys: ReadonlySet<string>; phrases: Phrases }[] = SYNONYMS.split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map((line) => ({
    keys: new Set(
      line
        .replaceAll(/\([^()]*\)\??|\{[^}]*\}|<[^>]*>/g, ' ')
        .split('|')
        .map((phrase) => phrase.trim())
        .filter((phrase) => /^[a-z0-9'~*?]+$/.test(phrase))
        .map((phrase) => roughStem(phrase.replace(/s\?$|[~*?]/g, ''))),
    ),
    phrases: phrasesOf(line),
  }));

const TOPIC_PHRASES: readonly { named: Phrases; spoken: Phrases }[] = TOPICS.split('\n')
  .map((line) => line.split(' => '))
  .flatMap(([named, spoken]) =>
    named === undefined || spoken === undefined
      ? []
      : [{ named: phrasesOf(named.trim()), spoken: phrasesOf(spoken) }],
  );

const subjectWord = (word: string, name: boolean): SubjectWord => {
  const stem = roughStem(word);
  const meaning = meaningOf(word);
  return {
    stem,
    name,
    synonyms: name ? [] : GROUPS.filter(({ keys }) => keys.has(stem)).map(({ phrases }) => phrases),
    meaning,
    weight: Math.max(0, ...meaning.words.map(({ weight }) => weight)) || 1,
  };
};

const LISTED = /\s*(?:,?\s*(?:such as|like|e\.g\.|for example|including|namely|i\.e\.)|\()\s*/i;
const SEPARATOR = /\s*(?:,|;|\/|\bor\b|\band\b|\)|\betc\b\.?|…|\.{3})\s*/i;

/** Plurals name categories, of which a text names members. */
const isSpecific =
  ({ named }: ValueKind) =>
  (word: string): boolean =>
    !word.endsWith('s') && !named.occurs(matchableWords([word]));

/** Long or numbered subjects say more than a topic. */
const isTopic = (content: readonly string[]): boolean =>
  content.length <= 4 && !content.some((word) => /\d/.test(word));

const itemOf = (phrase: string, words: readonly string[]): Item => {
  const names = new Set(
    (phrase.match(/(?<=[^.!?]\s|^)\p{Lu}[\p{L}\p{N}'-]*/gu) ?? []).flatMap((name) =>
      fold(name).split('-'),
    ),
  );
  const subject = matchableWords(words);
  const content = words.filter(
    (word) => /[a-z0-9]/.test(word) && !STOP_WORDS.has(word) && !EMPTY.has(word),
  );
  const value = valueKindOf(subject);
  const toWord = (word: string): SubjectWord =>
    subjectWord(word, names.has(word) && words.length < 6);
  return {
    words: content.map(toWord),
    value,
    specifics: value?.specific ? content.filter(isSpecific(value)).map(toWord) : [],
    topics: isTopic(content)
      ? TOPIC_PHRASES.filter(({ named }) => named.occurs(subject)).map(({ spoken }) => spoken)
      : [],
  };
};

const NEGATION = /(?<![\w])(?:not|no|never|isn't|n't|cannot|without)\b|n't\b/;

const parse = (phrase: string): Subject => {
  const parts = phrase.split(LISTED);
  const pieces = parts.flatMap((part, index) =>
    index === 0 && parts.length === 1 && !/,|\bor\b/.test(part) ? [part] : part.split(SEPARATOR),
  );
  const items = pieces
    .filter((piece) => piece.trim() !== '')
    .map((piece) => itemOf(piece.trim(), plainWords(piece)))
    .filter(({ words, value }) => words.length > 0 || value);
  return {
    items,
    whole: wholesOf(phrase, items),
    negated: NEGATION.test(phrase.toLowerCase()),
    vague:
      DANGLING.test(phrase) ||
      items.every(({ words, value }) => !value && words.every(({ stem }) => VAGUE.has(stem))),
    single: items.every(({ words }) => words.length < 2),
    situation: SITUATION.test(phrase),
    counted: COUNTED.test(phrase),
    foreign: FOREIGN.test(phrase),
    chosen: CHOSEN.test(phrase),
    plural: PLURAL.test(phrase),
  };
};

const COUNTED =
  /\b(?:at least|at most|exactly|how many|several|no more than|two|three|four|five|both)\b/i;
const FOREIGN =
  /\b(?:other|others|another|else|different|competing|competitors?'?|rivals?'?|third[- ]party|private|personal|internal|previous|former)\b|\b(?:customer|user|employee|colleague|teacher|student|patient|guest|member|person|candidate|insurer|client|applicant|tenant|player|agent|manager|doctor|driver)s?(?:'s|s'|') /i;

const CHOSEN = /\b(?:particular|specific|certain|individual|single|named|concrete)\b/i;
const PLURAL =
  /\b(?:products|brands|names|tools|systems|suppliers|vendors|partners|companies|providers|manufacturers|clients|employees|colleagues|people|persons|residents|neighbours|lecturers|teachers|doctors|prices|costs|fees|salaries|amounts|figures|numbers|locations|addresses|titles|models|apps|shops|stores|restaurants|hotels|schools|medicines|drugs)\b/i;

const SITUATION =
  /\b(?:complaints?|complain(?:s|ing)?|problems?|issues?|troubles?|difficult(?:y|ies)|emergenc(?:y|ies)|harass\w{0,6}|abus\w{1,4}|bully\w{0,4}|discriminat\w{1,4}|injur\w{1,4}|illness(?:es)?|diseases?|secrets?|threat\w{0,6}|insult\w{0,4}|feedback|mistakes?|errors?|requests?|distress\w{0,2}|vulnerab\w{2,5}|hardship|conflicts?|disputes?|personal data|(?:the )?rules?|procedures?|consequences)\b/i;

/** Begins with a word that continues another sentence. */
const DANGLING =
  /^(?:as|so|because|since|that's|it's|which|who how|who what|and|but|otherwise|even|not even)\b/i;

/** Stems of words that name nothing by themselves. */
const VAGUE: ReadonlySet<string> = new Set(
  'partly even quote first last full need people otherwise simple ones good bad better best worse high low wrong right fair unfair too thing things feel feeling judge decide do make made get got give go come see look help work want happen matter stuff way case part whole bit lot much many few little even if just only person personally something anything everything nothing other rest point open own real true clear sure certain different same new old kind type form number word detail name step idea fact'
    .split(' ')
    .map(roughStem),
);

/** "To see a doctor or pharmacist" is done by each with the verb of the first. */
const wholesOf = (phrase: string, items: readonly Item[]): readonly Item[] => {
  const [first, ...others] = items;
  const verb = first?.words[0];
  if (!first || !verb || others.length === 0 || !/\bor\b/.test(phrase))
    return [itemOf(phrase, plainWords(phrase))];
  return [first, ...others.map((item) => ({ ...item, words: [verb, ...item.words] }))];
};

const parsed = new Map<string, Subject>();
const KEPT = 500;

/** Parses the subject of a rule; the latest are cached. */
export const subjectOf = (phrase: string): Subject => {
  const known = parsed.get(phrase);
  if (known) return known;
  const subject = parse(phrase);
  const [oldest] = parsed.keys();
  if (parsed.size >= KEPT && oldest !== undefined) parsed.delete(oldest);
  parsed.set(phrase, subject);
  return subject;
};

/** Cosine similarity from which a word of the text stands for one of the subject. */
const SAME_WORD = 0.65;

interface SentenceWords {
  stems: ReadonlySet<string>;
  /** Each word once, without the most frequent. */
  telling: readonly WordMeaning[];
  /** Similarity of the nearest word, by the stem of a word of a subject. */
  nearest: Map<string, number>;
}
const known = new WeakMap<AnalysedSentence, SentenceWords>();

/** Weight below which a word is too frequent to stand for another. */
const TELLING = 0.4;

const tellingWords = (text: string): WordMeaning[] => [
  ...new Map(
    meaningOf(text)
      .words.filter(({ weight }) => weight >= TELLING)
      .map((word) => [word.row, word]),
  ).values(),
];

const sentenceWords = (sentence: AnalysedSentence): SentenceWords => {
  const before = known.get(sentence);
  if (before) return before;
  const found: SentenceWords = {
    stems: new Set(sentence.words.map((word) => roughStem(fold(word).replace(/'s$/, '')))),
    telling: tellingWords(sentence.text),
    nearest: new Map(),
  };
  known.set(sentence, found);
  return found;
};

/** Cosine similarity of the word of a sentence that is nearest to one of a subject. */
const closeness = (word: SubjectWord, { telling, nearest: known }: SentenceWords): number => {
  const before = known.get(word.stem);
  if (before !== undefined) return before;
  const result = Math.max(0, ...nearest(word.meaning.words, telling));
  known.set(word.stem, result);
  return result;
};

/** How well a word of the subject occurs in a sentence, 0 to 1. */
const wordScore = (word: SubjectWord, sentence: AnalysedSentence): number => {
  const words = sentenceWords(sentence);
  if (words.stems.has(word.stem)) return 1;
  if (word.name) return 0;
  if (word.synonyms.some((phrases) => phrases.occurs(sentence))) return 0.9;
  return closeness(word, words) >= SAME_WORD ? 0.7 : 0;
};

/** Score of each word if the sentence speaks of the topic in other words. */
const BY_TOPIC = 0.8;

/** Scores each word of an item in a sentence; a value of the named kind is worth all of them. */
export const itemScores = (
  { words, value, specifics, topics }: Item,
  sentence: AnalysedSentence,
): readonly number[] => {
  if (value && hasValue(value, sentence, sentence.text))
    return [1, ...specifics.map((word) => wordScore(word, sentence))];
  if (words.length === 0 || value?.required) return [0];
  const scores = words.map((word) => wordScore(word, sentence));
  return mean(scores) < BY_TOPIC && topics.some((phrases) => phrases.occurs(sentence))
    ? scores.map((score) => Math.max(score, BY_TOPIC))
    : scores;
};

const mean = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);

/**
 * Scores how well a sentence matches the subject, 0 to 1: 1 if it contains the words or a value of
 * the named kind, less for synonyms and similar words. Of several listed things the best counts.
 */
export const subjectScore = (subject: Subject, sentence: AnalysedSentence): number =>
  Math.max(0, ...subject.items.map((item) => mean(itemScores(item, sentence))));

const relationTo = ({ words, value, topics }: Item, sentence: AnalysedSentence): number => {
  if (value && hasValue(value, sentence, sentence.text)) return 1;
  if (topics.some((phrases) => phrases.occurs(sentence))) return BY_TOPIC;
  const all = sentenceWords(sentence);
  let [sum, weights] = [0, 0];
  for (const word of words) {
    const score = wordScore(word, sentence);
    sum += word.weight * (score > 0 || word.name ? score : closeness(word, all));
    weights += word.weight;
  }
  return weights === 0 ? 0 : sum / weights;
};

/**
 * Scores how near the text comes to a subject, 0 to 1: mean similarity of the nearest words,
 * weighted by their rarity, in the best sentence.
 */
export const relatedness = (subject: Subject, sentences: readonly AnalysedSentence[]): number => {
  let best = 0;
  for (const item of subject.items)
    for (const sentence of sentences) best = Math.max(best, relationTo(item, sentence));
  return best;
};
