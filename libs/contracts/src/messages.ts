import { type CheckRequest, FAMILIES, type Family, type Mode, MODES } from './checks';
import type { Content } from './content';
import { managementQueue } from './management';
import { event, request, type WorkQueue } from './message';
import { notifierQueue } from './notifier';
import type { CheckFindings, EvaluationAnswer } from './results';
import { studioQueue } from './studio';

export type FailurePolicy = 'closed' | 'open';
export type EvaluationSource = 'evaluate' | 'invoke' | 'management' | 'guardrail' | 'redact';

/** The definition an evaluation came from. */
export interface DefinitionReference {
  id: string;
  version: number;
}

/** One evaluation, the same from every entrance. The deadline travels beside it, as milliseconds that remain. */
export interface EvaluationJob {
  /** UUIDv7; also the idempotency key of the job. */
  id: string;
  workspace: string;
  source: EvaluationSource;
  content: Content;
  checks: CheckRequest[];
  failurePolicy: FailurePolicy;
  metadata: Record<string, string>;
  /** The API key that asked. */
  keyId: string;
  /** Whether the content, quotes and reasons may be kept; not when absent. */
  storeContent?: boolean;
  /** Absent when the checks came with the request. */
  definition?: DefinitionReference;
  /** Part of what another evaluation judges as a whole: nobody is told when it is done. */
  unrecorded?: true;
}

export interface FamilyTiming {
  family: Family;
  mode: Mode;
  /** From publishing to the answer, less the computing. */
  waitMs: number;
  computeMs: number;
}

export interface EvaluationOutcome {
  id: string;
  answer: EvaluationAnswer;
  timings: FamilyTiming[];
}

/** What a family × mode queue answers: findings of its share of the job's checks. */
export interface DetectionReply {
  family: Family;
  mode: Mode;
  checks: CheckFindings[];
  computeMs: number;
}

export interface EvaluationCompleted {
  id: string;
  workspace: string;
  source: EvaluationSource;
  /** ISO 8601. */
  completedAt: string;
  /** Quotes and reasons are empty unless there is a `content`. */
  answer: EvaluationAnswer;
  timings: FamilyTiming[];
  metadata: Record<string, string>;
  keyId: string;
  definition?: DefinitionReference;
  /** What was judged, where the workspace stores it: up to the size of a request's body. */
  content?: Content;
}

/** Several at once, none with a content: guardrails may have thousands a second evaluated. */
export interface EvaluationsCompleted {
  evaluations: EvaluationCompleted[];
}

export const runEvaluation = request<EvaluationJob, EvaluationOutcome>('evaluation.run.v1');
/** One message serves every family: the queue it comes by says whose share is meant. */
export const runDetection = request<EvaluationJob, DetectionReply>('detection.run.v1');
export const evaluationCompleted = event<EvaluationCompleted>('evaluation.completed.v1');
export const evaluationsCompleted = event<EvaluationsCompleted>('evaluations.completed.v1');

/** Milliseconds a family may take, within what the caller waits (decisions, section 4). */
export const FAMILY_BUDGET_MS: Record<Mode, number> = {
  speed: 2_000,
  balanced: 5_000,
  quality: 25_000,
};

/** Live work; batch lanes come with batch. */
export type Lane = 'live';

/** A slow mode waits for the judge, so many of its jobs run at once. */
const PREFETCH: Record<Mode, number> = { speed: 32, balanced: 32, quality: 128 };

export const evaluationQueue = (mode: Mode, lane: Lane = 'live'): WorkQueue => ({
  name: `evaluate.${mode}.${lane}`,
  prefetch: 128,
});
export const detectionQueue = (family: Family, mode: Mode, lane: Lane = 'live'): WorkQueue => ({
  name: `detect.${family}.${mode}.${lane}`,
  prefetch: PREFETCH[mode],
});

export const EVALUATION_QUEUES = MODES.map((mode) => evaluationQueue(mode));
export const DETECTION_QUEUES = FAMILIES.flatMap((family) =>
  MODES.map((mode) => detectionQueue(family, mode)),
);

/** Every queue of live work: each process that publishes declares them all, so that no copy of a fan-out is lost for want of a queue. */
export const WORK_QUEUES: readonly WorkQueue[] = [
  ...EVALUATION_QUEUES,
  ...DETECTION_QUEUES,
  managementQueue,
  studioQueue,
  notifierQueue,
];
