import {
  type Check,
  type CheckFindings,
  type CheckRequest,
  type EvaluationAnswer,
  type EvaluationJob,
  type Family,
  familyOf,
  type Finding,
  isUnevaluated,
} from '@touchstone/contracts';
import { complete, unevaluated } from './completeness';
import { notEvaluated } from './failure-policy';
import { distinctRequests, isKnown } from './plan';
import { overallScore } from './score';
import { soundFindings } from './soundness';
import { overallStatus } from './status';

/** A check that was asked for and has no verdict, or not on every part. To be counted. */
export interface UnevaluatedCheck {
  family: Family | 'unknown';
  check: Check;
  cause: string;
}

export interface Composition {
  answer: EvaluationAnswer;
  /** One for each such check, with its first cause. */
  unevaluated: UnevaluatedCheck[];
}

const NO_REPLY = 'The detector did not answer in time.';
const UNKNOWN = 'This version of the service does not know the check.';
const MALFORMED = 'The detector gave a malformed answer.';

/**
 * The answer from what was gathered. Replies come as they left the wire, in any order: the first on a check stands, those
 * nobody asked for are dropped, and one that is missing or unsound becomes `NOT_EVALUATED` under the job's failure policy.
 * `causes` says why a check has no reply where that is known.
 */
export const composeAnswer = (
  job: EvaluationJob,
  bypassed: readonly CheckFindings[],
  replies: readonly unknown[],
  causes: ReadonlyMap<Check, string> = new Map(),
): Composition => {
  const given = firstOfEach([...bypassed, ...replies]);
  const checks = distinctRequests(job).map((request) => ({
    check: request.check,
    findings:
      given.has(request.check) && isKnown(request)
        ? judged(job, request, given.get(request.check))
        : unevaluated(
            request,
            job.content,
            causes.get(request.check) ?? (isKnown(request) ? NO_REPLY : UNKNOWN),
          ),
  }));
  return { answer: answerOf(job, checks), unevaluated: checks.flatMap(unevaluatedIn) };
};

const firstOfEach = (replies: readonly unknown[]): Map<unknown, unknown> =>
  new Map(
    replies
      .filter(isReply)
      .map(({ check, findings }) => [check, findings] as const)
      .reverse(),
  );

const isReply = (reply: unknown): reply is Record<keyof CheckFindings, unknown> =>
  typeof reply === 'object' && reply !== null && 'check' in reply;

const judged = (
  { content }: EvaluationJob,
  request: CheckRequest,
  findings: unknown,
): Finding[] => {
  const sound = soundFindings(request.check, findings);
  return (sound && complete(request, content, sound)) ?? unevaluated(request, content, MALFORMED);
};

const answerOf = (
  { failurePolicy }: EvaluationJob,
  checks: readonly CheckFindings[],
): EvaluationAnswer => {
  const evaluationResults = checks.map(({ check, findings }) => ({
    type: check,
    results: findings.map((finding) =>
      isUnevaluated(finding) ? notEvaluated(finding, failurePolicy) : finding,
    ),
  }));
  const results = evaluationResults.flatMap((evaluation) => evaluation.results);
  return { status: overallStatus(results), score: overallScore(results), evaluationResults };
};

const unevaluatedIn = ({ check, findings }: CheckFindings): UnevaluatedCheck[] => {
  const first = findings.find(isUnevaluated);
  return first === undefined
    ? []
    : [
        {
          family: first.cause === UNKNOWN ? 'unknown' : familyOf(check),
          check,
          cause: first.cause,
        },
      ];
};
