import {
  type Field,
  type Finding,
  isUnevaluated,
  moderatedFields,
  SAFETY_CATEGORIES,
  type SafetyCategory,
} from '@touchstone/contracts';
import { clear, type Detector, flag, type Task, unsupportedLanguage } from '@touchstone/detection';
import { type Judge, JudgeFailed } from '@touchstone/inference';
import { FLAGGED, moderate, type Suspicion } from './moderate';
import { categoryQuestion } from './questions';

/** Languages in which the lists are broad enough for silence to mean something. */
const SUPPORTED = ['en', 'de', 'fr', 'es', 'it', 'pt'];

type FieldSuspicions = { field: Field; suspicions: Map<SafetyCategory, Suspicion> };

/** Flags dangerous content, harassment, hate speech and sexual content; one finding a category asked for, in catalogue order. */
export const moderationDetector = (): Detector<'safety'> => ({
  examine(task) {
    const examined = moderatedFields(task.content).map((field) => ({
      field,
      suspicions: moderate(field.text, task.deadline),
    }));
    const unread = unreadable(examined.map(({ field }) => field));
    return asked(task).map((category) => finding(category, examined, unread));
  },

  async consult(task, examined, judge) {
    const { mode } = task.request;
    const wanted = (found: Finding) =>
      mode === 'quality' || (mode === 'balanced' && isUnevaluated(found));
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
): Finding => {
  const [worst] = suspicionsOf(category, examined);
  if (worst && worst.suspicion.strength >= FLAGGED) return violation(category, worst);
  if (unread) return { name: category, cause: unread };
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
): Finding =>
  flag(
    category,
    'UNSAFE',
    suspicion.strength,
    `The text in ${field.path} ${suspicion.reason} (${spoken(category)}).`,
    { quote: suspicion.quote },
  );

const spoken = (category: SafetyCategory): string => category.replace('_', ' ');

/** Why silence of the lists means nothing: a field in a language they do not cover. */
const unreadable = (fields: Field[]): string | undefined => {
  for (const { path, text } of fields) {
    const language = unsupportedLanguage(text, SUPPORTED);
    if (language)
      return `The text in ${path} is written in a language (${language}) that the built-in moderation does not cover.`;
  }
  return undefined;
};

const judged = async ({ name }: Finding, task: Task<'safety'>, judge: Judge): Promise<Finding> => {
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
    if (error instanceof JudgeFailed) return { name, cause: error.message };
    throw error;
  }
};
