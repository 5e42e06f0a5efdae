import type { CheckRequest } from '../checks/catalogue';
import { FAMILIES, type Family, type Mode, MODES } from '../checks/vocabulary';
import { event, request, type WorkQueue } from '../message';
import type { Content } from './content';
import type { CheckFindings } from './findings';
import type { EvaluationAnswer } from './results';

export type FailurePolicy = 'closed' | 'open';
export type EvaluationSource = 'evaluate' | 'invoke' | 'management' | 'guardrail' | 'redact';

/** The definition an evaluation came from. */
export interface DefinitionReference {
  id: string;
  version: number;
}

/**
 * One evaluation, the same for every source. The deadline is sent beside it, as the remaining
 * milliseconds.
 */
export interface EvaluationJob {
  /** UUIDv7; also the idempotency key of the job. */
  id: string;
  workspace: string;
  source: EvaluationSource;
  content: Content;
  checks: CheckRequest[];
  failurePolicy: FailurePolicy;
  metadata: Record<string, string>;
  /** The API key of the caller. */
  keyId: string;
  /** Content, quotes and reasons may be kept. */
  storeContent?: boolean;
  /** Absent when the checks came with the request. */
  definition?: DefinitionReference;
  /**
   * One window of a larger evaluation: the aggregator publishes no event for it. The caller
   * publishes one if this window decides.
   */
  unrecorded?: true;
}

export interface FamilyTiming {
  family: Family;
  mode: Mode;
  /** Time from publishing to the reply, without the computing time. */
  waitMs: number;
  computeMs: number;
}

export interface EvaluationOutcome {
  id: string;
  answer: EvaluationAnswer;
  timings: FamilyTiming[];
}

/** The reply of a family × mode queue: findings of its share of the job's checks. */
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
  /** The judged content, if the workspace stores it; up to the size of a request's body. */
  content?: Content;
}

/** A batch of evaluations without content: guardrails may request thousands per second. */
export interface EvaluationsCompleted {
  evaluations: EvaluationCompleted[];
}

export const runEvaluation = request<EvaluationJob, EvaluationOutcome>('evaluation.run.v1');
/** Message to every family; the queue that it is sent to selects the family's share. */
export const runDetection = request<EvaluationJob, DetectionReply>('detection.run.v1');
export const evaluationCompleted = event<EvaluationCompleted>('evaluation.completed.v1');
export const evaluationsCompleted = event<EvaluationsCompleted>('evaluations.completed.v1');

/** Milliseconds a family may take, within the caller's waiting time (decisions, section 4). */
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
