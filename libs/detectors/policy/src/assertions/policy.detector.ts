import type { Mode, Outcome } from '@touchstone/contracts';
import { clear, type Detector, flag, notEvaluated, type Task, warn } from '@touchstone/detection';
import type { Judge, Judgement } from '@touchstone/inference';
import { AppError } from '@touchstone/kernel';
import { decide } from './decide';
import { questionOn } from './question';

/** Percentage of confidence from which a verdict by rule stands beside a judge. */
const CERTAIN = 90;

/**
 * Checks the content against assertions in natural language, one result each, in their order. The
 * judge decides, in every mode, what no rule decides; in quality mode also where the rule is not
 * certain.
 */
export const policyDetector = (): Detector<'policy'> => ({
  examine: ({ request, content, deadline }) =>
    request.assertions.map((assertion) => {
      deadline.check();
      return decide(assertion, request, content);
    }),

  consult: ({ request, content, deadline }, examined, judge) =>
    Promise.all(
      request.assertions.map(async (assertion, index): Promise<Outcome> => {
        const outcome = examined[index] ?? decide(assertion, request, content);
        return isForJudge(outcome, request.mode)
          ? ask(assertion, { request, content, deadline }, judge)
          : outcome;
      }),
    ),
});

const isForJudge = (outcome: Outcome, mode: Mode): boolean =>
  outcome.kind === 'needs_judge' ||
  (mode === 'quality' && outcome.kind === 'verdict' && outcome.confidence_score < CERTAIN);

/** Asks the judge about one assertion; a failure leaves the verdicts on the others intact. */
const ask = async (
  assertion: string,
  { request, content, deadline }: Task<'policy'>,
  judge: Judge,
): Promise<Outcome> => {
  try {
    return findingOf(
      await judge.decide(questionOn(assertion, request, content), deadline),
      assertion,
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return notEvaluated('policy', error.message, { data: assertion, claim: assertion });
  }
};

const findingOf = (
  { label, violation, confidence, reason, quote }: Judgement,
  assertion: string,
): Outcome => {
  const extras = { quote, data: assertion, claim: assertion };
  if (label === 'WARNING') return warn('policy', confidence / 100, reason, extras);
  return (violation ? flag : clear)('policy', label, confidence / 100, reason, extras);
};
