import { type Field, type Outcome, targetFields } from '@touchstone/contracts';
import {
  clear,
  type Detector,
  flag,
  needsJudge,
  notEvaluated,
  type Task,
  warn,
} from '@touchstone/detection';
import { type Judge, JudgeFailed } from '@touchstone/inference';
import type { Deadline } from '@touchstone/kernel';
import { unsupportedLanguage, windows } from '@touchstone/text';
import { profileOf, type TopicProfile } from './profile';
import { topicQuestion } from './questions';
import { type Scope, scopeOf } from './scope';

const NAME = 'topic_scoping';
const LONGEST_QUOTE = 120;
/** Languages of the lexicon. */
const SUPPORTED = ['en', 'de', 'fr', 'es', 'it', 'pt'];
/** Most words with which a field without evidence adopts the result of the other fields. */
const FEW_WORDS = 12;

/** Certainty from which one part of a long text makes the whole text off topic. */
const CLEAR_DRIFT = 0.5;

type ScopedField = Scope & { field: Field; part: string; foreign: string | undefined };

/** Flags text outside the allowed topics; the worst field decides. */
export const topicScopingDetector = (): Detector<'topic_scoping'> => ({
  examine(task) {
    const profiles = task.request.topics.map(profileOf);
    return [worst(fieldsOf(task).flatMap((field) => scopeField(field, profiles, task.deadline)))];
  },

  async consult(task, examined, judge) {
    const { mode } = task.request;
    if (
      mode === 'quality' ||
      (mode === 'balanced' && examined.some(({ kind }) => kind === 'needs_judge'))
    )
      return [await judged(task, judge)];
    return examined;
  },
});

const fieldsOf = ({ request, content }: Task<'topic_scoping'>): Field[] =>
  targetFields(content, request.target, request.multiTurn);

/**
 * Examines long texts window by window: one window that is clearly off topic makes the whole field
 * off topic.
 */
const scopeField = (field: Field, profiles: TopicProfile[], deadline: Deadline): ScopedField[] => {
  const foreign = unsupportedLanguage(field.text, SUPPORTED, () => deadline.check());
  const parts = [...windows(field.text)].map(({ text }) => {
    deadline.check();
    return { ...scopeOf(text, profiles), field, foreign, part: text };
  });
  return parts.length === 1
    ? parts
    : parts.map((part) =>
        part.verdict === 'off' && part.certainty < CLEAR_DRIFT
          ? { ...part, verdict: 'unknown' }
          : part,
      );
};

const worst = (sides: ScopedField[]): Outcome => {
  const off = strongest(sides, 'off');
  const on = strongest(sides, 'on');
  const unread = sides.find(({ literal, foreign }) => !literal && foreign !== undefined);
  if (unread) return readDrift(sides) ?? unreadable(unread);
  if (off) return offTopic(off);
  const unknown = sides.find(
    ({ verdict, words }) => verdict === 'unknown' && (!on || words > FEW_WORDS),
  );
  if (unknown && !(on && on.field === unknown.field)) return undecided(unknown);
  if (on)
    return clear(NAME, 'ON_TOPIC', on.certainty, `The text fits the allowed topic "${on.topic}".`);
  return clear(
    NAME,
    'ON_TOPIC',
    0.6,
    'The text is only a greeting, thanks or a similar courtesy, which fits every topic.',
  );
};

/** Drift in a text that was read is certain, whatever an unread one says. */
const readDrift = (sides: ScopedField[]): Outcome | undefined => {
  const off = strongest(
    sides.filter(({ foreign }) => foreign === undefined),
    'off',
  );
  return off && offTopic(off);
};

const strongest = (sides: ScopedField[], verdict: Scope['verdict']): ScopedField | undefined =>
  sides
    .filter((side) => side.verdict === verdict)
    .reduce<ScopedField | undefined>(
      (best, side) => (best && best.certainty >= side.certainty ? best : side),
      undefined,
    );

const offTopic = ({ field, part, certainty, elsewhere }: ScopedField): Outcome => {
  const about = elsewhere ? `; it seems to be about ${elsewhere}` : '';
  return flag(
    NAME,
    'OFF_TOPIC',
    certainty,
    `The text in ${field.path} fits none of the allowed topics${about}.`,
    { quote: start(part) },
  );
};

const undecided = ({ field, part }: ScopedField): Outcome =>
  warn(
    NAME,
    0.2,
    `The topic of the text in ${field.path} was not recognised, so it may not be an allowed one.`,
    { quote: start(part) },
  );

const unreadable = ({ field, foreign }: ScopedField): Outcome =>
  needsJudge(
    NAME,
    `At least part of the text in ${field.path} is in a language (${foreign}) that the built-in topic scoping does not cover.`,
  );

const start = (text: string): string => {
  const shown = [...text.trimStart().slice(0, LONGEST_QUOTE + 1)];
  return text.trim().length <= LONGEST_QUOTE ? text.trim() : `${shown.slice(0, -1).join('')}…`;
};

const judged = async (task: Task<'topic_scoping'>, judge: Judge): Promise<Outcome> => {
  try {
    const verdict = await judge.decide(
      topicQuestion(task.request.topics, fieldsOf(task)),
      task.deadline,
    );
    const say = verdict.violation ? flag : clear;
    return say(NAME, verdict.label, verdict.confidence / 100, verdict.reason, {
      quote: verdict.quote,
    });
  } catch (error) {
    if (error instanceof JudgeFailed) return notEvaluated(NAME, error.message);
    throw error;
  }
};
