import {
  type Field,
  moderatedFields,
  type Outcome,
  SAFETY_CATEGORIES,
  type SafetyCategory,
} from '@touchstone/contracts';
import {
  clear,
  type Detector,
  flag,
  needsJudge,
  notEvaluated,
  type Task,
} from '@touchstone/detection';
import { type Judge, JudgeFailed } from '@touchstone/inference';
import type { Deadline } from '@touchstone/kernel';
import { unsupportedLanguage } from '@touchstone/text';
import { FLAGGED, moderate, type Suspicion } from './moderate';
import { categoryQuestion } from './questions';

/** Languages that the lists cover well enough for a text without matches to pass. */
const SUPPORTED = ['en', 'de', 'fr', 'es', 'it', 'pt'];

type FieldSuspicions = { field: Field; suspicions: Map<SafetyCategory, Suspicion> };

/**
 * Flags dangerous content, harassment, hate speech and sexual content; one outcome a category asked
 * for, in catalogue order.
 */
export const moderationDetector = (): Detector<'safety'> => ({
  examine(task) {
    const examined = moderatedFields(task.content).map((field) => ({
      field,
      suspicions: moderate(field.text, task.deadline),
    }));
    const unread = unreadable(
      examined.map(({ field }) => field),
      task.deadline,
    );
    return asked(task).map((category) => finding(category, examined, unread));
  },

  async consult(task, examined, judge) {
    const { mode } = task.request;
    const wanted = (outcome: Outcome) =>
      mode === 'quality' || (mode === 'balanced' && outcome.kind === 'needs_judge');
    return Promise.all(
      examined.map(async (found) => (wanted(found) ? judged(found, task, judge) : found)),
    );
  },
});

const asked = ({ request }: Task<'safety'>): SafetyCategory[] =>
  SAFETY_CATEGORIES.filter((category) => request.categories.includes(category));

const finding = (
  category: SafetyCategory,
  examined: FieldSuspicions[],
  unread: string | undefined,
): Outcome => {
  const [worst] = suspicionsOf(category, examined);
  if (worst && worst.suspicion.strength >= FLAGGED) return violation(category, worst);
  if (unread) return needsJudge(category, unread);
  const reason = worst
    ? `Only weak signs of ${spoken(category)} were found.`
    : `No sign of ${spoken(category)} was found.`;
  return clear(
    category,
    'SAFE',
    worst ? (FLAGGED - worst.suspicion.strength) / FLAGGED : 0.9,
    reason,
  );
};

const suspicionsOf = (
  category: SafetyCategory,
  examined: FieldSuspicions[],
): { field: Field; suspicion: Suspicion }[] =>
  examined
    .flatMap(({ field, suspicions }) => {
      const suspicion = suspicions.get(category);
      return suspicion ? [{ field, suspicion }] : [];
    })
    .sort((a, b) => b.suspicion.strength - a.suspicion.strength);

const violation = (
  category: SafetyCategory,
  { field, suspicion }: { field: Field; suspicion: Suspicion },
): Outcome =>
  flag(
    category,
    'UNSAFE',
    suspicion.strength,
    `The text in ${field.path} ${suspicion.reason} (${spoken(category)}).`,
    { quote: suspicion.quote },
  );

const spoken = (category: SafetyCategory): string => category.replace('_', ' ');

/**
 * Explains why a text without matches cannot pass: a field is in a language that the lists do not
 * cover.
 */
const unreadable = (fields: Field[], deadline: Deadline): string | undefined => {
  for (const { path, text } of fields) {
    const language = unsupportedLanguage(text, SUPPORTED, () => deadline.check());
    if (language)
      return `The text in ${path} is, at least in part, in a language (${language}) that the built-in moderation does not cover.`;
  }
  return undefined;
};

const judged = async ({ name }: Outcome, task: Task<'safety'>, judge: Judge): Promise<Outcome> => {
  const category = name as SafetyCategory;
  try {
    const verdict = await judge.decide(
      categoryQuestion(category, moderatedFields(task.content)),
      task.deadline,
    );
    const certainty = verdict.confidence / 100;
    return verdict.violation
      ? flag(category, verdict.label, certainty, verdict.reason, { quote: verdict.quote })
      : clear(category, verdict.label, certainty, verdict.reason, { quote: verdict.quote });
  } catch (error) {
    if (error instanceof JudgeFailed) return notEvaluated(name, error.message);
    throw error;
  }
};
