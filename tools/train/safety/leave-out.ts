import { fit, oddsOf } from './fit';
import type { Lesson } from './lessons';

/** A lesson and the log odds that a network gave it which was trained without its file. */
export interface Scored {
  lesson: Lesson;
  odds: readonly number[];
}

/** Number of trainings: files are left out in groups. */
const GROUPS = 4;

/** Scores each of our texts by a network that was trained without its file. */
export const withoutSource = (
  lessons: readonly Lesson[],
  isRare: readonly boolean[],
  isChosen: Uint8Array,
): Scored[] => {
  const sources = [
    ...new Set(lessons.filter(({ example }) => example.isOwn).map(({ example }) => example.source)),
  ].sort();
  const groupOf = new Map(sources.map((source, index) => [source, index % GROUPS]));
  return Array.from({ length: GROUPS }, (_, group) => {
    const isLeftOut = ({ example }: Lesson) =>
      example.isOwn && groupOf.get(example.source) === group;
    const learner = fit(
      lessons.filter((lesson) => !isLeftOut(lesson)),
      isRare,
      isChosen,
    );
    return lessons.filter(isLeftOut).map((lesson) => ({ lesson, odds: oddsOf(learner, lesson) }));
  }).flat();
};
