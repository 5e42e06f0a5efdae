import {
  type Content,
  DEFAULT_SENSITIVITY,
  type Field,
  moderatedFields,
  type Outcome,
  SAFETY_CATEGORIES,
  type SafetyCategory,
  type Sensitivity,
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
import { normalise, unsupportedLanguage } from '@touchstone/text';
import { LANGUAGES } from './data/languages';
import { isClearlyListed, isEnglish, unlistedLanguage } from './languages/recognise';
import { type CategoryScore, moderate, type Moderation } from './moderate';
import { categoryQuestion } from './questions';

/** Languages that the lists cover well enough for a text without matches to pass. */
const SUPPORTED = ['en', ...LANGUAGES.map(({ code }) => code)];
/** Confidence that a text without matches is safe; the lists of other languages are shorter. */
const CONFIDENCE_IN_ENGLISH = 0.9;
const CONFIDENCE_IN_OTHERS = 0.7;
/** Score from which a category is flagged. */
const THRESHOLDS: Record<Sensitivity, number> = { low: 0.7, medium: 0.5, high: 0.3 };

/** The `data` of a result about self-harm or suicide. */
const SELF_HARM = 'self_harm';
const CARE = 'Someone may need help: answer with care, and name a crisis line.';

type ScoredField = Moderation & { field: Field };

/**
 * Flags dangerous content, harassment, hate speech and sexual content; one outcome for each
 * requested category, in catalogue order.
 */
export const moderationDetector = (): Detector<'safety'> => ({
  examine(task) {
    const examined = moderatedFields(task.content).map((field) => ({
      field,
      ...moderate(field.text, task.deadline),
    }));
    const unread = unreadable(
      examined.map(({ field }) => field),
      task.deadline,
    );
    const mostConfidence = examined.every(({ field }) => isEnglish(field.text))
      ? CONFIDENCE_IN_ENGLISH
      : CONFIDENCE_IN_OTHERS;
    const threshold = THRESHOLDS[task.request.sensitivity ?? DEFAULT_SENSITIVITY];
    return requested(task).map((category) =>
      finding(category, examined, { unread, mostConfidence, threshold }),
    );
  },

  async consult(task, examined, judge) {
    const { mode } = task.request;
    const wanted = ({ kind }: Outcome) =>
      kind === 'needs_judge' ? mode !== 'speed' : kind !== 'not_evaluated' && mode === 'quality';
    return Promise.all(
      examined.map(async (found) => (wanted(found) ? judged(found, task, judge) : found)),
    );
  },
});

const requested = ({ request }: Task<'safety'>): SafetyCategory[] =>
  SAFETY_CATEGORIES.filter((category) => request.categories.includes(category));

interface Bounds {
  /** Why a text without matches cannot pass. */
  unread: string | undefined;
  mostConfidence: number;
  threshold: number;
}

const finding = (
  category: SafetyCategory,
  examined: ScoredField[],
  { unread, mostConfidence, threshold }: Bounds,
): Outcome => {
  const worst = worstOf(category, examined);
  if (worst && worst.score >= threshold) return violation(worst, threshold);
  const hidden = examined.find(({ complete }) => !complete);
  if (hidden)
    return notEvaluated(
      category,
      `The text in ${hidden.field.path} has more disguised letters than are examined.`,
    );
  if (unread) return needsJudge(category, unread);
  const reason = worst
    ? `Only weak signs of ${spoken(category)} were found.`
    : `No sign of ${spoken(category)} was found.`;
  const confidence = worst
    ? Math.min(mostConfidence, (threshold - worst.score) / threshold)
    : mostConfidence;
  return clear(category, 'SAFE', confidence, reason);
};

type LocatedScore = CategoryScore & { field: Field };

const worstOf = (category: SafetyCategory, examined: ScoredField[]): LocatedScore | undefined =>
  examined
    .flatMap(({ field, scores }): LocatedScore[] => {
      const found = scores.get(category);
      return found ? [{ ...found, field }] : [];
    })
    .reduce<LocatedScore | undefined>(
      (worst, each) => (worst && worst.score >= each.score ? worst : each),
      undefined,
    );

const violation = (
  { category, field, score, reason, aboutSelfHarm, quote }: LocatedScore,
  threshold: number,
): Outcome => {
  const certainty = 0.5 + (score - threshold) / (1 - threshold) / 2;
  const sentence = `The text in ${field.path} ${reason} (${spoken(category)}).`;
  return aboutSelfHarm
    ? flag(category, 'UNSAFE', certainty, `${sentence} ${CARE}`, { quote, data: SELF_HARM })
    : flag(category, 'UNSAFE', certainty, sentence, { quote });
};

const spoken = (category: SafetyCategory): string => category.replace('_', ' ');

/**
 * Explains why a text without matches cannot pass: a field is in a language that the lists do not
 * cover.
 */
const unreadable = (fields: Field[], deadline: Deadline): string | undefined => {
  for (const { path, text } of fields) {
    deadline.check();
    // Skips the expensive identifier where frequent words decide.
    if (isClearlyListed(text)) continue;
    const language =
      unlistedLanguage(text) ?? unsupportedLanguage(text, SUPPORTED, () => deadline.check());
    if (language)
      return `At least part of the text in ${path} is in a language (${language}) that the built-in moderation does not cover.`;
  }
  return undefined;
};

const isFlagged = (outcome: Outcome): boolean => outcome.kind === 'verdict' && outcome.flagged;

/** Returns true for a text with more disguised letters than are examined: no judge can acquit it. */
const hidesLetters = (content: Content): boolean =>
  moderatedFields(content).some(({ text }) => !normalise(text).complete);

const judged = async (found: Outcome, task: Task<'safety'>, judge: Judge): Promise<Outcome> => {
  const category = found.name as SafetyCategory;
  try {
    const verdict = await judge.decide(
      categoryQuestion(category, moderatedFields(task.content)),
      task.deadline,
    );
    const certainty = verdict.confidence / 100;
    if (!verdict.violation && isFlagged(found) && hidesLetters(task.content)) return found;
    return verdict.violation
      ? flag(category, verdict.label, certainty, verdict.reason, {
          quote: verdict.quote,
          ...(found.data === SELF_HARM && { data: SELF_HARM }),
        })
      : clear(category, verdict.label, certainty, verdict.reason, { quote: verdict.quote });
  } catch (error) {
    if (error instanceof JudgeFailed) return notEvaluated(category, error.message);
    throw error;
  }
};
