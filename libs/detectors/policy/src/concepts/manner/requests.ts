import type { ConceptName } from '@touchstone/assertions';
import type { Assessment } from '../../constraints/assessment';
import type { ConceptCheck } from '../concept-check';
import { at, decideBy, fails, holds, undecided } from './assessments';
import type { PatternList } from './data';
import { type Evidence, type Reading, readText } from './reading/reading';
import { type SubjectMatcher, subjectMatcher } from './subject';
import { topicNearness } from './topic-nearness';

const LIKELY = 0.7;

/** Similarity of a sentence to a subject from which it may ask for it. */
const NEAR = 0.37;

/** A request in a sentence that names its subject; one that comes near it is left to a judge. */
const request: ConceptCheck = ({ text }, subject) => {
  const reading = readText(text);
  const matcher = subjectMatcher(subject);
  const frames = reading.sentencesWith('request-frame', 'clarification');
  if (!matcher || subject === undefined)
    return decideBy(reading, at([...frames][0]), undefined, {
      yes: 'The text asks the reader for something.',
      no: 'The text asks the reader for nothing.',
    });
  const asking = new Set([...frames, ...questionsOf(reading).filter(isToReader(reading))]);
  const named = [...reading.sentences.keys()].filter((sentence) => matcher(reading, sentence));
  const asked = named.find((sentence) => asking.has(sentence));
  if (asked !== undefined) return holds(`The text asks for ${subject}.`, reading.quote(at(asked)));
  const near =
    named.find((sentence) => pointsBack(reading, sentence + 1, frames)) ??
    [...asking].find(
      (sentence) => (topicNearness(subject, reading.sentences[sentence]?.text ?? '') ?? 0) >= NEAR,
    );
  return near === undefined
    ? fails(`The text does not ask for ${subject}.`)
    : undecided(`a request for ${subject}`, reading.quote(at(near)));
};

const isToReader =
  (reading: Reading) =>
  (sentence: number): boolean =>
    reading.wordsIn(sentence).some(({ form }) => form === 'you' || form === 'your');

const POINTERS = new Set('it them that this these those one'.split(' '));

/** "We sent you a code. Please type it here." */
const pointsBack = (reading: Reading, sentence: number, frames: ReadonlySet<number>): boolean =>
  frames.has(sentence) && reading.wordsIn(sentence).some(({ form }) => POINTERS.has(form));

/** Returns for each sentence the index of the last word of its evidence. */
const lastBySentence = (evidence: readonly Evidence[]): ReadonlyMap<number, number> => {
  const last = new Map<number, number>();
  for (const each of evidence)
    last.set(each.sentence, Math.max(each.last, last.get(each.sentence) ?? 0));
  return last;
};

interface Wanted {
  things: PatternList;
  name: string;
  /** Sentences that ask for entry elsewhere. */
  besides: PatternList;
  /** Words of a request that leave open if it is for one of the things. */
  cue?: PatternList;
}

/** A request for one of the things in a list, named in or behind it. */
const requestFor =
  ({ things, name, besides, cue }: Wanted): ConceptCheck =>
  ({ text }) => {
    const reading = readText(text);
    const named = lastBySentence(reading.sure(things));
    const excused = reading.sentencesWith(besides);
    const isAllowed = (sentence: number): boolean =>
      reading.sentences[sentence]?.question === true || !excused.has(sentence);
    const frames = reading.sure('strict-request-frame');
    const asked = frames.find(
      ({ sentence, first }) => first <= (named.get(sentence) ?? -1) && isAllowed(sentence),
    );
    if (asked) return holds(`The text asks for ${name}.`, reading.quote(asked));
    const asking = new Set(frames.map(({ sentence }) => sentence));
    const back = [...named.keys()].find(
      (sentence) => pointsBack(reading, sentence + 1, asking) && isAllowed(sentence + 1),
    );
    const hints = cue ? unexcepted(reading, cue, things) : [];
    const near = back ?? nearRequest(reading, hints, asking, isAllowed);
    return near === undefined
      ? fails(`The text does not ask for ${name}.`)
      : undecided(`a request for ${name}`, reading.quote(at(near)));
  };

/** Sentences with a cue that is no exception of the list. */
const unexcepted = (reading: Reading, cue: PatternList, list: PatternList): readonly number[] =>
  reading
    .sure(cue)
    .filter((each) => !reading.isExcepted(list, each))
    .map(({ sentence }) => sentence);

const nearRequest = (
  reading: Reading,
  hints: readonly number[],
  asking: ReadonlySet<number>,
  isAllowed: (sentence: number) => boolean,
): number | undefined => {
  const questions = new Set(questionsOf(reading).filter(isToReader(reading)));
  return hints.find(
    (sentence) => (questions.has(sentence) || asking.has(sentence)) && isAllowed(sentence),
  );
};

/** Words that begin the answer to a question of the text itself. */
const ANSWER =
  /^(?:because|it is because|it is|that is|they|yes|no|well|simply|the answer|since|when|as)\b/;

/** Sentences with questions to the reader: neither offers, nor answered by the next sentence. */
const questionsOf = (reading: Reading): number[] => {
  const offers = reading.sentencesWith('offering-question');
  return [...reading.sentences.keys()].filter(
    (index) =>
      reading.sentences[index]?.question === true &&
      !offers.has(index) &&
      !isAnswered(reading, index) &&
      reading.wordsIn(index)[0]?.quoted === false,
  );
};

const isAnswered = (reading: Reading, index: number): boolean => {
  const next = reading.sentences[index + 1];
  return next !== undefined && !next.question && ANSWER.test(formsOf(reading, index + 1));
};

const formsOf = (reading: Reading, sentence: number): string =>
  reading
    .wordsIn(sentence)
    .slice(0, 4)
    .map(({ form }) => form)
    .join(' ');

const ASKED = 'The text asks a question about what the reader wants or means.';

const clarification: ConceptCheck = ({ text }) => {
  const reading = readText(text);
  const sure = reading.sure('clarification').find(({ sentence }) => !isAnswered(reading, sentence));
  if (sure)
    return holds('The text asks what is meant or for missing information.', reading.quote(sure));
  const checks = reading.sentencesWith('check-question');
  const question = questionsOf(reading).find(
    (sentence) =>
      !checks.has(sentence) &&
      reading.wordsIn(sentence).some(({ form }) => form === 'you' || form === 'your'),
  );
  return question !== undefined
    ? holds(ASKED, reading.quote(at(question)), LIKELY)
    : fails('The text asks neither what is meant nor for missing information.');
};

const checkQuestion: ConceptCheck = ({ text }) => {
  const reading = readText(text);
  const service = reading.sentencesWith('service-question');
  const questions = questionsOf(reading).filter((sentence) => !service.has(sentence));
  const sure = reading
    .sure('check-question')
    .find(({ sentence }) => !service.has(sentence) && !isAnswered(reading, sentence));
  if (sure)
    return holds('The text asks a question that checks understanding.', reading.quote(sure));
  return lastQuestion(reading, questions);
};

/** A last question that is no offer most likely checks what was explained before it. */
const lastQuestion = (reading: Reading, questions: readonly number[]): Assessment => {
  const last = questions.at(-1);
  return last !== undefined && last > 0 && last === reading.sentences.length - 1
    ? holds('The text ends with a question on what it explains.', reading.quote(at(last)), LIKELY)
    : fails('The text asks no question that checks understanding.');
};

/** Sentences before the request in which its subject may stand. */
const BEFORE = 2;

const isNamedNear = (matcher: SubjectMatcher, reading: Reading, sentence: number): boolean =>
  Array.from({ length: BEFORE + 1 }, (_, back) => sentence - back).some((index) =>
    matcher(reading, index),
  );

const confirmationRequest: ConceptCheck = ({ text }, subject) => {
  const reading = readText(text);
  const reasons = {
    yes: 'The text asks for confirmation.',
    no: 'The text does not ask for confirmation.',
  };
  const frames = reading.sure('confirmation-request');
  const matcher = subjectMatcher(subject);
  if (!matcher) return decideBy(reading, frames[0], undefined, reasons);
  const asked = frames.find(({ sentence }) => isNamedNear(matcher, reading, sentence));
  return decideBy(reading, asked, asked ?? frames[0], {
    ...reasons,
    maybe: `The text asks for confirmation, but it is open if it concerns ${subject}.`,
  });
};

export const REQUEST_CHECKS: Partial<Record<ConceptName, ConceptCheck>> = {
  clarification,
  request,
  'credential-request': requestFor({
    things: 'credential-thing',
    name: 'a password, code or card number',
    besides: 'own-page',
  }),
  'personal-data-request': requestFor({
    things: 'personal-thing',
    name: 'personal data',
    besides: 'own-entry',
    cue: 'personal-cue',
  }),
  'confirmation-request': confirmationRequest,
  'check-question': checkQuestion,
};
