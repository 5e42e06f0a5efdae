import { type CheckRequest, type Content, descriptorOf, type Field } from '@touchstone/contracts';
import {
  ClassifierFailed,
  type TextClassifier,
  TextRejected,
  type TextScores,
} from '@touchstone/inference';
import type { Deadline, Priority } from '@touchstone/kernel';
import { classifiedWindows } from './classified-windows';
import type { Opinion, ScoredPlace } from './opinion';

/** Texts beyond the windows of the longest content: a request may hold thousands of short ones. */
const MOST_SHORT_TEXTS = 256;

interface ClassifiedTask {
  request: CheckRequest;
  content: Content;
  deadline: Deadline;
  priority: Priority;
}

/** Returns the parts of a check that are requested and that the classifier judges. */
export const classifiedParts = (
  classifier: TextClassifier,
  { request, content }: Pick<ClassifiedTask, 'request' | 'content'>,
): string[] => {
  const parts = descriptorOf(request.check).parts?.(content, request) ?? [{ name: request.check }];
  return parts.map(({ name }) => name).filter((name) => classifier.parts.includes(name));
};

/**
 * Lets a classifier score every text that the check reads; each part gets its highest score. A part
 * that is flagged in one text is, even if the classifier refuses another one.
 * @throws ClassifierFailed, DeadlineExceeded
 */
export const classify = async (
  classifier: TextClassifier,
  task: ClassifiedTask,
): Promise<Opinion[]> => {
  const fields = fieldsOf(task);
  const parts = classifiedParts(classifier, task);
  if (fields.length === 0 || parts.length === 0) return [];
  refuseLong(fields, classifier);
  const places = classifiedWindows(fields, classifier.windowCharacters);
  // The same text may be in several fields.
  const texts = [...new Set(places.map(({ text }) => text))];
  refuseMany(texts, classifier);
  const scores = await classifier.classify(texts, task.deadline, task.priority);
  const scoresOf = new Map(texts.map((text, index) => [text, scores[index]]));
  return parts.map((part) => worstOf(part, places, scoresOf));
};

const fieldsOf = ({ request, content }: ClassifiedTask): Field[] =>
  descriptorOf(request.check)
    .reads(content, request)
    .filter((field) => field !== undefined);

const refuseLong = (fields: readonly Field[], { maxCharacters }: TextClassifier): void => {
  if (fields.reduce((total, { text }) => total + text.length, 0) > maxCharacters)
    throw new ClassifierFailed('The content is longer than the classifier takes.');
};

const refuseMany = (texts: readonly string[], classifier: TextClassifier): void => {
  const { maxCharacters, windowCharacters } = classifier;
  const most = Math.ceil((2 * maxCharacters) / windowCharacters) + MOST_SHORT_TEXTS;
  if (texts.length > most)
    throw new ClassifierFailed('The content has more texts than the classifier takes.');
};

const worstOf = (
  part: string,
  places: readonly ScoredPlace[],
  scoresOf: ReadonlyMap<string, TextScores | TextRejected | undefined>,
): Opinion =>
  places
    .map((place) => opinionOn(part, place, scoresOf.get(place.text)))
    .reduce((one, other) => (severityOf(other) > severityOf(one) ? other : one));

const opinionOn = (
  part: string,
  place: ScoredPlace,
  scores: TextScores | TextRejected | undefined,
): Opinion => {
  if (scores instanceof TextRejected) return { kind: 'failed', part, cause: scores.message };
  const score = scores?.find((each) => each.part === part);
  if (!score) throw new ClassifierFailed('The classifier left a text without a score.');
  return { kind: 'scored', ...score, ...place };
};

/** A violation counts more than a text without a score, and that more than a clean one. */
const severityOf = (opinion: Opinion): number => {
  if (opinion.kind === 'failed') return 2;
  return opinion.score + (opinion.flagged ? 3 : 0);
};
