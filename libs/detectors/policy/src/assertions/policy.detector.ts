import type { Outcome } from '@touchstone/contracts';
import { clear, type Detector, flag, notEvaluated, type Task, warn } from '@touchstone/detection';
import type { Judge, Judgement } from '@touchstone/inference';
import { AppError } from '@touchstone/kernel';
import { decide } from './decide';
import { questionOn } from './question';

/**
 * Checks the content against assertions in natural language, one result each, in their order. Rules
 * decide what can be counted or compared; the judge decides all other assertions, in every mode.
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
        return outcome.kind === 'needs_judge'
          ? ask(assertion, { request, content, deadline }, judge)
          : outcome;
      }),
    ),
});

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
