import { type Finding, isUnevaluated } from '@touchstone/contracts';
import { clear, type Detector, flag, type Task, warn } from '@touchstone/detection';
import type { Judge, Judgement } from '@touchstone/inference';
import { AppError } from '@touchstone/kernel';
import { decide, OPEN } from './decide';
import { questionOn } from './question';

/**
 * Checks the content against assertions in natural language, one result each, in their order. What can be counted or compared is
 * decided by rule; every other assertion is the judge's, in every mode, and bypassed without one.
 */
export const policyDetector = (): Detector<'policy'> => ({
  examine: ({ request, content, deadline }) =>
    request.assertions.map((assertion) => {
      deadline.check();
      return decide(assertion, request, content);
    }),

  consult: ({ request, content, deadline }, examined, judge) =>
    Promise.all(
      request.assertions.map(async (assertion, index): Promise<Finding> => {
        const finding = examined[index] ?? decide(assertion, request, content);
        return isUndecided(finding)
          ? ask(assertion, { request, content, deadline }, judge)
          : finding;
      }),
    ),
});

const isUndecided = (finding: Finding): boolean =>
  isUnevaluated(finding) || finding.reason.endsWith(OPEN);

/** A judge that fails on one assertion leaves the others their verdicts. */
const ask = async (
  assertion: string,
  { request, content, deadline }: Task<'policy'>,
  judge: Judge,
): Promise<Finding> => {
  try {
    return findingOf(
      await judge.decide(questionOn(assertion, request, content), deadline),
      assertion,
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { name: 'policy', cause: error.message, data: assertion, claim: assertion };
  }
};

const findingOf = (
  { label, violation, confidence, reason, quote }: Judgement,
  assertion: string,
): Finding => {
  const extras = { quote, data: assertion, claim: assertion };
  if (label === 'WARNING') return warn('policy', confidence / 100, reason, extras);
  return (violation ? flag : clear)('policy', label, confidence / 100, reason, extras);
};
