import {
  type Check,
  CHECK_NAMES,
  type CheckFindings,
  type CheckRequest,
  type EvaluationJob,
  FAMILIES,
  type Family,
  familyOf,
  type Mode,
  MODES,
  slowestMode,
} from '@touchstone/contracts';
import { missingRequirements } from './requirements';

/** The share of a job that one family × mode queue answers. */
export interface Part {
  family: Family;
  mode: Mode;
  checks: Check[];
}

export interface Plan {
  /** Checks that lack a requirement, with their result. */
  bypassed: CheckFindings[];
  /** One for each queue the job goes to; families as in the catalogue, fastest mode first. */
  parts: Part[];
  /** The slowest mode among the parts; `speed` when there are none. */
  mode: Mode;
}

/** Decides who is asked what. Each check counts once, however often the job names it: the first request stands. Nobody is asked for what only another version knows. */
export const planEvaluation = (job: EvaluationJob): Plan => {
  const runnable: CheckRequest[] = [];
  const lacking: CheckFindings[] = [];
  for (const request of distinctRequests(job)) {
    if (!isKnown(request)) continue;
    const missing = missingRequirements(job.content, request);
    if (missing.length === 0) runnable.push(request);
    else lacking.push(bypassed(request.check, missing));
  }
  return {
    bypassed: lacking,
    parts: partsOf(runnable),
    mode: slowestMode(runnable.map(({ mode }) => mode)),
  };
};

/** The checks asked for, in the order of the catalogue, those last that only another version knows. */
export const distinctRequests = ({ checks }: EvaluationJob): readonly CheckRequest[] =>
  isInOrder(checks)
    ? checks
    : checks
        .filter(
          (request, index) => checks.findIndex(({ check }) => check === request.check) === index,
        )
        .sort((one, other) => orderOf(one) - orderOf(other));

/** Whether this version has the check: a gateway may be newer. */
export const isKnown = ({ check }: CheckRequest): boolean => CATALOGUE_ORDER[check] !== undefined;

const orderOf = ({ check }: CheckRequest): number => CATALOGUE_ORDER[check] ?? CHECK_NAMES.length;

/** As this project's entrances send them: none twice. */
const isInOrder = (checks: readonly CheckRequest[]): boolean => {
  let last = -1;
  return checks.every((request) => last < (last = orderOf(request)));
};

const CATALOGUE_ORDER = Object.fromEntries(
  CHECK_NAMES.map((check, index) => [check, index]),
) as Readonly<Partial<Record<Check, number>>>;

/** Whatever the check would have given otherwise, one result: bypassed checks count as passed. */
const bypassed = (check: Check, missing: string[]): CheckFindings => ({
  check,
  findings: [
    {
      name: check,
      score: 100,
      label: 'PASS',
      confidence_score: 0,
      reason: `Bypassed: ${missing.join(' and ')}.`,
      flagged: false,
      quote: '',
    },
  ],
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
