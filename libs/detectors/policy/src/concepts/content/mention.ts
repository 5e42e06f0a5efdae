import { meaningOf } from '@touchstone/text/vectors';
import type { Assessment } from '../../constraints/assessment';
import { analyse, type AnalysedSentence, isNegated, phrasesOf } from '../clauses';
import type { ConceptCheck } from '../concept-check';
import { absent, quoteOf, refusalIn, refuses, undecided } from './absence';
import { found } from './recogniser';
import { itemScores, relatedness, type Subject, subjectOf } from './subjects/subject';

/** Mean score of the words of a subject from which a text mentions it. */
const MENTIONED = 0.74;
/** Part of the words that one sentence must contain; the rest may stand in another. */
const IN_ONE_SENTENCE = 0.5;
/**
 * Relatedness below which a text is not about the subject; above, it may speak of it in other
 * words. Chosen on the development sets.
 */
const UNRELATED = 0.36;
/** For subjects of one word, which many words resemble a little. */
const UNRELATED_WORD = 0.45;
const BY_WORD = 0.9;
const BY_MEANING = 0.65;
const ABSENT = 0.78;
/** Score of a word that was found by its meaning only. */
const MEANING_SCORE = 0.7;

interface Found {
  score: number;
  /** Scores of the words of the best item in that sentence. */
  words: readonly number[];
  sentence: AnalysedSentence;
}

/** Finds the sentence that mentions most of a listed thing, and how much the text mentions of it. */
export const bestMention = (
  subject: Subject,
  sentences: readonly AnalysedSentence[],
): Found | undefined => {
  let best: Found | undefined;
  for (const item of subject.items) {
    const perSentence = sentences.map((sentence) => itemScores(item, sentence));
    const means = perSentence.map(mean);
    const highest = means.reduce((most, each) => Math.max(most, each), 0);
    const at = means.indexOf(highest);
    const total =
      highest >= IN_ONE_SENTENCE ? Math.max(highest, mean(highestOf(perSentence)) * 0.95) : highest;
    const sentence = sentences[at];
    if (sentence && total > (best?.score ?? 0))
      best = { score: total, words: perSentence[at] ?? [], sentence };
  }
  return best;
};

const mean = (scores: readonly number[]): number =>
  scores.reduce((sum, each) => sum + each, 0) / Math.max(1, scores.length);

/** The highest score of each word in any sentence. */
const highestOf = (perSentence: readonly (readonly number[])[]): number[] =>
  perSentence.reduce<number[]>(
    (most, scores) => scores.map((score, word) => Math.max(score, most[word] ?? 0)),
    [],
  );

/** Names with a general head: "other banks" are named as "Hooli Bank". */
const OTHERS =
  /^(?:any |the |all )?(?:other|another|different|competing|rival) ([a-z]+?)(?:s|es)?$/i;
/** A name within a sentence. */
const NAMED =
  /(?<=[\p{Ll}\p{N},] )(?!(?:I|Mr|Mrs|Ms|Dr|OK|AI|TV|PC|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}[\p{L}\p{N}-]{2,24}|\b[\p{L}-]{3,24}\.(?:com|example|net|org|io)\b/u;

const otherNamed = (
  subject: string,
  sentences: readonly AnalysedSentence[],
): Assessment | undefined => {
  const head = OTHERS.exec(subject.trim())?.[1];
  if (head === undefined) return undefined;
  const capital = head.charAt(0).toUpperCase() + head.slice(1);
  const name = new RegExp(
    String.raw`(?:\b(?:at|to|from|with|than|like|by|of|or|and|unlike|see|try|ask) )(?:the )?(?:\p{Lu}[\p{L}&'-]{1,20} ){1,3}(?:${capital})\b`,
    'u',
  );
  const sentence = sentences.find(
    ({ text, words }) =>
      name.test(text) && !words.includes('our') && !/\b(?:here|we) at\b/i.test(text),
  );
  return sentence && found(`mentions ${subject}`, sentence, BY_MEANING);
};

/** Names begin with a capital; at the start of a sentence only those that are no known word count. */
const hasName = (text: string): boolean =>
  NAMED.test(text) ||
  (text.match(/(?<=^|[.!?] {1,2})\p{Lu}\p{L}{3,24}(?= )/gu) ?? []).some(
    (word) => meaningOf(word).words.length === 0,
  );

/** Numbers can mean the same in other figures: "under 18" and "I am 16". */
const bothNumbered = (phrase: string, text: string): boolean =>
  /\d/.test(phrase) && /\d/.test(text);

/** A figure of some size, as prices and salaries have. */
const FIGURE = /\d{2}|\b(?:ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|million)\b/i;

const OWN = new Set(['our', 'your', 'own', 'sister', 'us', 'my']);

const OTHERS_OWN =
  /\b(?:her|his|their|private|own|personal|mobile|home|lives?|(?:Mr|Mrs|Ms|Dr)\.? \p{Lu})/u;
const YOUR_OWN = /\byour own\b/i;
const OUR_RIVALS = /\b(?:our|your) (?:\w{1,15} )?(?:competit|rival)/i;

/** The words of the subject occur, but perhaps for something else, or only in a refusal. */
const isDoubtful = (subject: Subject, { sentence }: Found): boolean =>
  subject.counted ||
  refuses(sentence) ||
  YOUR_OWN.test(sentence.text) ||
  (subject.foreign &&
    ((sentence.words.some((word) => OWN.has(word)) && !OUR_RIVALS.test(sentence.text)) ||
      (subject.items.some(({ value }) => value) && !OTHERS_OWN.test(sentence.text))));

/** Checks if a text mentions a subject, also if it denies it. */
export const mention: ConceptCheck = ({ text }, phrase) => {
  if (phrase === undefined)
    return { holds: 'unknown', reason: 'The rule does not say what must be mentioned.', quote: '' };
  const subject = subjectOf(phrase);
  const infinitive = `mention ${phrase}`;
  const { sentences } = analyse(text);
  if (subject.vague) return undecided(infinitive);
  const best = bestMention(subject, sentences);
  if (best && best.score >= MENTIONED) {
    if (isDoubtful(subject, best)) return undecided(infinitive, best.sentence);
    const certainty = best.score > MEANING_SCORE + 0.1 ? BY_WORD : BY_MEANING;
    return found(`mentions ${phrase}`, best.sentence, certainty);
  }
  const named = otherNamed(phrase, sentences);
  if (named) return named;
  const open =
    subject.situation ||
    ((subject.foreign || subject.plural || subject.chosen) && hasName(text)) ||
    (subject.plural && FIGURE.test(text)) ||
    bothNumbered(phrase, text);
  return !open && relatedness(subject, sentences) < (subject.single ? UNRELATED_WORD : UNRELATED)
    ? absent(infinitive, ABSENT)
    : undecided(infinitive, best?.sentence);
};

const STATED = 0.7;

/** A number of the subject is missing in the sentence, so that it says something else. */
const lacksNumber = ({ whole }: Subject, { sentence, words }: Found): boolean =>
  whole.every((item) => {
    const scores = itemScores(item, sentence);
    return item.words.some(({ stem }, index) => /^\d/.test(stem) && scores[index] === 0);
  }) && words.length > 1;

const NOTHING_SAID = phrasesOf(
  '(can|could|may|do|am|are|will) not (able to|allowed to)? (say|tell|confirm|deny|comment|give|share|know|disclose)|whether',
);

/** Returns true if a sentence denies something, or the subject is denied as well. */
const agrees = (subject: Subject, sentence: AnalysedSentence): boolean => {
  if (NOTHING_SAID.occurs(sentence) || refuses(sentence)) return false;
  const denied = sentence.negations.length > 0;
  return subject.negated ? denied : !denied || hasFreeClause(sentence);
};

const hasFreeClause = (sentence: AnalysedSentence): boolean =>
  sentence.clauses.some((clause) => clause.role === 'main' && !isNegated(sentence, clause));

/** Relatedness below which a text cannot say something, in any words. */
const FAR = 0.3;

/** Checks if a text says what the subject says, or tells the reader to do it. */
export const states = (phrase: string, text: string): Assessment => {
  const subject = subjectOf(phrase);
  const infinitive = `say it (${phrase})`;
  const { sentences } = analyse(text);
  if (subject.vague) return undecided(infinitive);
  const best = bestMention(
    { ...subject, items: subject.whole },
    sentences.filter((sentence) => !sentence.question && agrees(subject, sentence)),
  );
  if (best && best.score >= STATED && !subject.single && !lacksNumber(subject, best))
    return found(`says it (${phrase})`, best.sentence, best.score > 0.85 ? BY_WORD : BY_MEANING);
  const refusal = refusalIn(sentences);
  if (refusal) return { ...absent(infinitive, BY_WORD), quote: quoteOf(refusal) };
  return !bothNumbered(phrase, text) && relatedness(subject, sentences) < FAR
    ? absent(infinitive, ABSENT)
    : undecided(infinitive, best?.sentence);
};
