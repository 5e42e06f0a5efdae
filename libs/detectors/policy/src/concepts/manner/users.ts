import type { ConceptName } from '@touchstone/assertions';
import type { ConceptCheck } from '../concept-check';
import {
  at,
  borderline,
  decideBy,
  fails,
  firstOf,
  holds,
  presenceOf,
  undecided,
} from './assessments';
import { QUESTION_TOPICS } from './data/question-topics';
import { VAGUE_WORDS } from './data/vague-words';
import { marksOf } from './marks';
import { type Reading, readText } from './reading/reading';
import { type SubjectMatcher, subjectMatcher } from './subject';
import { topicNearness } from './topic-nearness';

const LIKELY = 0.7;

const anger: ConceptCheck = ({ text }) => {
  const reading = readText(text);
  const angry = firstOf(reading, 'anger', 'profanity');
  if (angry) return holds('The text is angry.', reading.quote(angry));
  const complaint = firstOf(reading, 'complaint');
  const { capitals, longestRun } = marksOf(reading);
  if (complaint && (capitals.length > 0 || longestRun > 1))
    return holds('The text complains loudly.', reading.quote(complaint), LIKELY);
  if (complaint && (longestRun > 0 || firstOf(reading, 'anger-cue')))
    return undecided('anger', reading.quote(complaint));
  return fails('The text is not angry.');
};

/** Words of a message that is too short for a sentence: its subject is what it asks about. */
const FRAGMENT = 6;
/** Similarity of a message to a topic from which it may ask about it. */
const NEAR = 0.33;

const asksSomething = (reading: Reading): boolean =>
  reading.sentences.some(({ question }) => question) ||
  firstOf(reading, 'asks', 'complaint') !== undefined ||
  reading.words.length <= FRAGMENT;

/** Index of the sentence that names the subject, or speaks of it in other words. */
const sentenceAbout = (reading: Reading, subject: string, matcher: SubjectMatcher): number => {
  const named = reading.sentences.findIndex((_, index) => matcher(reading, index));
  if (named >= 0) return named;
  const wording = wordingsOf(subject);
  return reading.sentences.findIndex(({ text }) =>
    wordingOccurs(wording, text.toLowerCase().replaceAll('’', "'")),
  );
};

const wordings = new Map<string, typeof QUESTION_TOPICS>();
const KEPT = 500;

const wordingsOf = (subject: string): typeof QUESTION_TOPICS => {
  const known = wordings.get(subject);
  if (known) return known;
  const found = QUESTION_TOPICS.filter(([topic]) => topic.test(subject.toLowerCase()));
  if (wordings.size >= KEPT) wordings.clear();
  wordings.set(subject, found);
  return found;
};

/** A subject of several topics ("income from abroad") needs each of them. */
const wordingOccurs = (wording: typeof QUESTION_TOPICS, sentence: string): boolean =>
  wording.length > 0 && wording.every(([, message]) => message.test(sentence));

/**
 * A rule for questions about a subject passes silently where its condition is missed: a message
 * near the subject is left to a judge.
 */
const questionAbout: ConceptCheck = ({ text }, subject) => {
  const reading = readText(text);
  const asks = asksSomething(reading);
  const matcher = subjectMatcher(subject, { broad: true });
  if (!matcher || subject === undefined)
    return asks
      ? holds('The text asks something.', reading.quote(at(0)), LIKELY)
      : fails('The text asks nothing.');
  const about = sentenceAbout(reading, subject, matcher);
  if (about >= 0) return holds(`The text asks about ${subject}.`, reading.quote(at(about)));
  const nearness = topicNearness(subject, text);
  return nearness === undefined || nearness >= NEAR
    ? undecided(`a question about ${subject}`, reading.quote(at(0)))
    : fails(`The text does not ask about ${subject}.`);
};

/** Words of a message from which it gives some context. */
const DETAILED = 25;

/** A message without a word that names a thing leaves open what it is about. */
const unclear: ConceptCheck = ({ text }) => {
  const { words, sentences } = readText(text);
  const named = words.filter(({ form }) => !VAGUE_WORDS.has(form) && !/^\p{P}*$/u.test(form));
  const quote = sentences[0]?.text ?? '';
  if (words.length > DETAILED || named.length > 1)
    return fails('The text names what it is about.', named[0]?.form);
  return named.length === 0
    ? holds('The text does not name what it is about.', quote)
    : borderline(`Only "${named[0]?.form}" says what the text is about.`, quote);
};

export const USER_CHECKS: Partial<Record<ConceptName, ConceptCheck>> = {
  complaint: presenceOf(['complaint'], {
    yes: 'The text complains or reports a problem.',
    no: 'The text does not complain.',
  }),
  anger,
  'question-about': questionAbout,
  unclear,
  'human-request': presenceOf(['human-request'], {
    yes: 'The text asks for a person.',
    no: 'The text does not ask for a person.',
  }),
  'bot-question': ({ text }) => {
    const reading = readText(text);
    return decideBy(reading, firstOf(reading, 'bot-question'), undefined, {
      yes: 'The text asks whether it talks to a bot.',
      no: 'The text does not ask whether it talks to a bot.',
    });
  },
};
