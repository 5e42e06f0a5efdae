import { type CheckRequest, type Content, descriptorOf, type Field } from '@touchstone/contracts';
import {
  ClassifierFailed,
  type PartScore,
  type TextClassifier,
  type TextScores,
} from '@touchstone/inference';
import type { Deadline, Priority } from '@touchstone/kernel';
import { classifiedWindows } from './classified-windows';
import type { Opinion, ScoredPlace } from './opinion';

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
 * Lets a classifier score every text that the check reads; each part gets its highest score.
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

const worstOf = (
  part: string,
  places: readonly ScoredPlace[],
  scoresOf: ReadonlyMap<string, TextScores | undefined>,
): Opinion => {
  const scored = places.map((place) => {
    const score = scoresOf.get(place.text)?.find((each) => each.part === part);
    if (!score) throw new ClassifierFailed('The classifier left a text without a score.');
    return { kind: 'scored' as const, ...score, ...place };
  });
  return scored.reduce((one, other) => (isWorse(other, one) ? other : one));
};

const isWorse = (one: PartScore, other: PartScore): boolean =>
  one.flagged === other.flagged ? one.score > other.score : one.flagged;
