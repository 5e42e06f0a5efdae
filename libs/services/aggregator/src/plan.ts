import {
  type Check,
  CHECK_NAMES,
  type CheckOutcomes,
  type CheckRequest,
  type EvaluationJob,
  FAMILIES,
  type Family,
  familyOf,
  isKnownCheck,
  type Mode,
  MODES,
  slowestMode,
} from '@touchstone/contracts';
import { missingRequirements } from './requirements';
import { onlySkipped } from './skipped';

/** The part of a job that one family × mode queue answers. */
export interface Part {
  family: Family;
  mode: Mode;
  checks: Check[];
}

export interface Plan {
  /**
   * Checks that lack a requirement: bypassed, or not evaluated where only skipped parts would meet
   * it.
   */
  bypassed: CheckOutcomes[];
  /** One for each queue the job is sent to; families as in the catalogue, fastest mode first. */
  parts: Part[];
  /** The slowest mode among the parts; `speed` when there are none. */
  mode: Mode;
}

/**
 * Assigns each check to a family × mode queue. Each counts once, however often the job names it:
 * the first request wins. Checks that only another version knows are not sent.
 */
export const planEvaluation = (job: EvaluationJob): Plan => {
  const runnable: CheckRequest[] = [];
  const lacking: CheckOutcomes[] = [];
  for (const request of distinctRequests(job)) {
    if (!isKnownCheck(request.check)) continue;
    const missing = missingRequirements(job.content, request);
    if (missing.length === 0) runnable.push(request);
    else lacking.push(onlySkipped(job.content, request) ?? bypassed(request.check, missing));
  }
  return {
    bypassed: lacking,
    parts: partsOf(runnable),
    mode: slowestMode(runnable.map(({ mode }) => mode)),
  };
};

/**
 * Returns the requested checks in the order of the catalogue, then those that only another version
 * knows.
 */
export const distinctRequests = ({ checks }: EvaluationJob): readonly CheckRequest[] =>
  isInOrder(checks)
    ? checks
    : checks
        .filter(
          (request, index) => checks.findIndex(({ check }) => check === request.check) === index,
        )
        .sort((one, other) => orderOf(one) - orderOf(other));

const orderOf = ({ check }: CheckRequest): number => CATALOGUE_ORDER[check] ?? CHECK_NAMES.length;

/**
 * Returns true if the checks are in the order in which the gateway sends them, without duplicates.
 */
const isInOrder = (checks: readonly CheckRequest[]): boolean => {
  let last = -1;
  return checks.every((request) => last < (last = orderOf(request)));
};

const CATALOGUE_ORDER = Object.fromEntries(
  CHECK_NAMES.map((check, index) => [check, index]),
) as Readonly<Partial<Record<Check, number>>>;

/** Returns one result for the whole check, whatever its parts: bypassed checks count as passed. */
const bypassed = (check: Check, missing: string[]): CheckOutcomes => ({
  check,
  outcomes: [{ kind: 'bypassed', name: check, missing: missing.join(' and ') }],
});

const partsOf = (requests: readonly CheckRequest[]): Part[] => {
  const parts: Part[] = [];
  for (const { check, mode } of requests) {
    const family = familyOf(check);
    const part = parts.find((known) => known.family === family && known.mode === mode);
    if (part) part.checks.push(check);
    else parts.push({ family, mode, checks: [check] });
  }
  return parts.sort((one, other) => rankOf(one) - rankOf(other));
};

const rankOf = ({ family, mode }: Part): number =>
  FAMILIES.indexOf(family) * MODES.length + MODES.indexOf(mode);
