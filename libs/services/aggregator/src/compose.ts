import {
  type Check,
  type CheckOutcomes,
  type CheckRequest,
  type EvaluationAnswer,
  type EvaluationJob,
  type Family,
  familyOf,
  isKnownCheck,
  isUndecided,
  type Outcome,
  undecidedReason,
} from '@touchstone/contracts';
import { complete, unevaluated } from './completeness';
import { distinctRequests } from './plan';
import { withPlaces } from './quote-places';
import { resultOf } from './result-of';
import { overallScore } from './score';
import { namingSkipped } from './skipped';
import { soundOutcomes } from './soundness';
import { overallStatus } from './status';

/** A requested check without a verdict on every part, for the metric. */
export interface UnevaluatedCheck {
  family: Family | 'unknown';
  check: Check;
  cause: string;
}

export interface Composition {
  answer: EvaluationAnswer;
  /** One for each check without a verdict, with its first cause. */
  unevaluated: UnevaluatedCheck[];
}

const NO_REPLY = 'The detector did not answer in time.';
const UNKNOWN = 'This version of the service does not know the check.';
const MALFORMED = 'The detector gave a malformed answer.';

/**
 * Composes the answer from the replies, which are unvalidated and in any order: the first for a
 * check counts, unrequested ones are dropped, and a missing or unsound one becomes `NOT_EVALUATED`
 * under the job's failure policy. `causes` gives the known reasons for missing replies; `delegated`
 * holds the outcomes of the assertions that other families decide.
 */
export const composeAnswer = (
  job: EvaluationJob,
  bypassed: readonly CheckOutcomes[],
  replies: readonly unknown[],
  causes: ReadonlyMap<Check, string> = new Map(),
  delegated: readonly Outcome[] = [],
): Composition => {
  const checks = checkOutcomes(job, bypassed, replies, causes).map(({ check, outcomes }) => ({
    check,
    outcomes: check === 'policy' ? replaced(outcomes, delegated) : outcomes,
  }));
  return {
    answer: namingSkipped(job, withPlaces(job, answerOf(job, checks))),
    unevaluated: checks.flatMap(unevaluatedIn),
  };
};

/** Returns the outcomes of every requested check, as for `composeAnswer`. */
export const checkOutcomes = (
  job: EvaluationJob,
  bypassed: readonly CheckOutcomes[],
  replies: readonly unknown[],
  causes: ReadonlyMap<Check, string>,
): CheckOutcomes[] => {
  const [without, given] = [
    new Map(bypassed.map(({ check, outcomes }) => [check, outcomes])),
    firstOfEach(replies),
  ];
  const outcomesOf = (request: CheckRequest): Outcome[] => {
    if (!isKnownCheck(request.check)) return unevaluated(request, job.content, UNKNOWN);
    const planned = without.get(request.check);
    if (planned) return complete(request, job.content, planned) ?? planned;
    return given.has(request.check)
      ? judged(job, request, given.get(request.check))
      : unevaluated(request, job.content, causes.get(request.check) ?? NO_REPLY);
  };
  return distinctRequests(job).map((request) => ({
    check: request.check,
    outcomes: outcomesOf(request),
  }));
};

const firstOfEach = (replies: readonly unknown[]): Map<unknown, unknown> =>
  new Map(
    replies
      .filter(isReply)
      .map(({ check, findings }) => [check, findings] as const)
      .reverse(),
  );

const isReply = (reply: unknown): reply is { check: unknown; findings: unknown } =>
  typeof reply === 'object' && reply !== null && 'check' in reply;

const judged = (
  { content }: EvaluationJob,
  request: CheckRequest,
  findings: unknown,
): Outcome[] => {
  const sound = soundOutcomes(request.check, findings);
  return (sound && complete(request, content, sound)) ?? unevaluated(request, content, MALFORMED);
};

/** Puts the outcomes of the assertions that other families decide in their places. */
const replaced = (own: readonly Outcome[], delegated: readonly Outcome[]): Outcome[] =>
  own.map((outcome) => delegated.find(({ data }) => data === outcome.data) ?? outcome);

const answerOf = (
  { failurePolicy }: EvaluationJob,
  checks: readonly CheckOutcomes[],
): EvaluationAnswer => {
  const evaluationResults = checks.map(({ check, outcomes }) => ({
    type: check,
    results: outcomes.map((outcome) => resultOf(outcome, failurePolicy)),
  }));
  const results = evaluationResults.flatMap((evaluation) => evaluation.results);
  return {
    status: overallStatus(
      checks.flatMap(({ outcomes }) => outcomes),
      failurePolicy,
    ),
    score: overallScore(results),
    evaluationResults,
  };
};

const unevaluatedIn = ({ check, outcomes }: CheckOutcomes): UnevaluatedCheck[] => {
  const first = outcomes.find(isUndecided);
  return first === undefined
    ? []
    : [
        {
          family: isKnownCheck(check) ? familyOf(check) : 'unknown',
          check,
          cause: undecidedReason(first),
        },
      ];
};
