import type { Field, Outcome } from '@touchstone/contracts';
import {
  bypass,
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
import { judgedFields } from './judged-fields';
import { topicQuestion } from './questions';
import {
  COURTESY_REASON,
  offTopicReason,
  onTopicReason,
  quoteOf,
  REFERENCE_REASON,
} from './reasons';
import { type Scope, scopeOf } from './scope';
import { type Topic, topicOf } from './topics';

const NAME = 'topic_scoping';
/** Languages of the lexicon. */
const SUPPORTED = ['en', 'de', 'fr', 'es', 'it', 'pt'];
/** Most words with which a field without evidence adopts the result of the other fields. */
const FEW_WORDS = 12;
/** Certainty from which one part of a long text makes the whole text off topic. */
const CLEAR_DRIFT = 0.5;
/** Certainty from which a short text that follows an on-topic one is drift. */
const DRIFT_IN_CONVERSATION = 0.3;

/** Names of the targets in the reason of a bypassed check. */
const SIDES = { input: 'input', output: 'model output', both: 'input or output' };

type ScopedField = Scope & { field: Field; part: string; foreign: string | undefined };

/** Flags text outside the allowed topics; the worst field decides. */
export const topicScopingDetector = (): Detector<'topic_scoping'> => ({
  examine(task) {
    const fields = judgedFields(task);
    if (fields.length === 0)
      return [bypass(NAME, `there is no ${SIDES[task.request.target]} to judge`)];
    const topics = task.request.topics.map((topic) => {
      task.deadline.check();
      return topicOf(topic);
    });
    return [worst(inContext(fields.flatMap((field) => scopeField(field, topics, task.deadline))))];
  },

  async consult(task, examined, judge) {
    const { mode } = task.request;
    if (examined.some(({ kind }) => kind === 'bypassed')) return examined;
    if (
      mode === 'quality' ||
      (mode === 'balanced' && examined.some(({ kind }) => kind === 'needs_judge'))
    )
      return [await judged(task, judge)];
    return examined;
  },
});

/**
 * Examines long texts window by window: one window that is clearly off topic makes the whole field
 * off topic.
 */
const scopeField = (field: Field, topics: readonly Topic[], deadline: Deadline): ScopedField[] => {
  const foreign = unsupportedLanguage(field.text, SUPPORTED, () => deadline.check());
  const parts = [...windows(field.text)].map(({ text }) => {
    deadline.check();
    return { ...scopeOf(text, topics), field, foreign, part: text };
  });
  return parts.length === 1
    ? parts
    : parts.map((part) =>
        part.verdict === 'off' && part.certainty < CLEAR_DRIFT
          ? { ...part, verdict: 'unknown' }
          : part,
      );
};

/** Lets a short text without clear evidence of its own follow an on-topic text before it. */
const inContext = (sides: readonly ScopedField[]): ScopedField[] => {
  let before = false;
  return sides.map((side) => {
    const follows =
      before &&
      side.verdict === 'off' &&
      side.words <= FEW_WORDS &&
      side.certainty < DRIFT_IN_CONVERSATION;
    before ||= side.verdict === 'on';
    return follows ? { ...side, verdict: 'unknown' } : side;
  });
};

const worst = (sides: readonly ScopedField[]): Outcome => {
  const off = strongest(sides, 'off');
  const on = strongest(sides, 'on');
  const unread = sides.find(({ literal, foreign }) => !literal && foreign !== undefined);
  if (unread) return readDrift(sides) ?? unreadable(unread);
  if (off) return offTopic(off);
  const unknown = sides.find(
    ({ verdict, words }) => verdict === 'unknown' && (!on || words > FEW_WORDS),
  );
  if (unknown && !(on && on.field === unknown.field)) return undecided(unknown);
  if (on?.topic !== undefined)
    return clear(NAME, 'ON_TOPIC', on.certainty, onTopicReason(on.topic));
  const reason = strongest(sides, 'reference') ? REFERENCE_REASON : COURTESY_REASON;
  return clear(NAME, 'ON_TOPIC', 0.6, reason);
};

/** Drift in a text that was read is certain, whatever an unread one says. */
const readDrift = (sides: readonly ScopedField[]): Outcome | undefined => {
  const off = strongest(
    sides.filter(({ foreign }) => foreign === undefined),
    'off',
  );
  return off && offTopic(off);
};

const strongest = (
  sides: readonly ScopedField[],
  verdict: Scope['verdict'],
): ScopedField | undefined =>
  sides
    .filter((side) => side.verdict === verdict)
    .reduce<ScopedField | undefined>(
      (best, side) => (best && best.certainty >= side.certainty ? best : side),
      undefined,
    );

const offTopic = (side: ScopedField): Outcome =>
  flag(NAME, 'OFF_TOPIC', side.certainty, offTopicReason(side.field.path, side), {
    quote: quoteOf(side.part),
  });

const undecided = ({ field, part }: ScopedField): Outcome =>
  warn(
    NAME,
    0.2,
    `The topic of the text in ${field.path} was not recognised, so it may not be an allowed one.`,
    { quote: quoteOf(part) },
  );

const unreadable = ({ field, foreign }: ScopedField): Outcome =>
  needsJudge(
    NAME,
    `At least part of the text in ${field.path} is in a language (${foreign}) that the built-in topic scoping does not cover.`,
  );

const judged = async (task: Task<'topic_scoping'>, judge: Judge): Promise<Outcome> => {
  try {
    const verdict = await judge.decide(
      topicQuestion(task.request.topics, judgedFields(task)),
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
