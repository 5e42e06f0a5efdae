import type { CheckRequest } from '../checks/catalogue';
import { FAMILIES, type Family, type Mode, MODES } from '../checks/vocabulary';
import { event, request, work, type WorkQueue } from '../message';
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
  /** Ids of the guardrails and rules that requested it; absent for others, and from older gateways. */
  guardrails?: string[];
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
  /** Milliseconds from the arrival of the job to this answer; absent for work that nobody awaits. */
  handlingMs?: number;
}

/** An evaluation that no caller waits for. */
export interface AsyncEvaluation {
  job: EvaluationJob;
  /** Earlier attempts ended without an answer: no family is asked again. */
  abandoned?: true;
  /** A line of a batch, which leaves the processors to live work. */
  isLine?: boolean;
}

/** The answer of an asynchronous evaluation, for the service that keeps it. */
export interface AsyncAnswer extends EvaluationOutcome {
  workspace: string;
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
  /** As in the job. */
  guardrails?: string[];
  /** As in the job, unless they are those of a definition; absent from older aggregators. */
  checks?: CheckRequest[];
  /** The judged content, if the workspace stores it; up to the size of a request's body. */
  content?: Content;
}

/** A batch of evaluations without content: guardrails may request thousands per second. */
export interface EvaluationsCompleted {
  evaluations: EvaluationCompleted[];
}

export const runEvaluation = request<EvaluationJob, EvaluationOutcome>('evaluation.run.v1');
export const runAsyncEvaluation = work<AsyncEvaluation>('evaluation.run-async.v1');
export const storeAsyncAnswer = work<AsyncAnswer>('evaluation.store-answer.v1');
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

/**
 * `batch` is the lane of every evaluation that no caller waits for. Each lane has its own queues, so
 * that it never stands before live work.
 */
export type Lane = 'live' | 'batch';

/** A slow mode waits for the judge, so many of its jobs run at once. */
const PREFETCH: Record<Lane, Record<Mode, number>> = {
  live: { speed: 32, balanced: 32, quality: 128 },
  batch: { speed: 2, balanced: 2, quality: 32 },
};

export const evaluationQueue = (mode: Mode, lane: Lane = 'live'): WorkQueue =>
  lane === 'live'
    ? { name: `evaluate.${mode}.live`, prefetch: 128 }
    : { name: `evaluate.${mode}.batch`, prefetch: 32, durable: true };
/** Not durable in either lane: an aggregator waits for the reply, and repeats the work if need be. */
export const detectionQueue = (family: Family, mode: Mode, lane: Lane = 'live'): WorkQueue => ({
  name: `detect.${family}.${mode}.${lane}`,
  prefetch: PREFETCH[lane][mode],
});

export const LANES: readonly Lane[] = ['live', 'batch'];

export const EVALUATION_QUEUES = MODES.map((mode) => evaluationQueue(mode));
export const ASYNC_EVALUATION_QUEUES = MODES.map((mode) => evaluationQueue(mode, 'batch'));
export const DETECTION_QUEUES = LANES.flatMap((lane) =>
  FAMILIES.flatMap((family) => MODES.map((mode) => detectionQueue(family, mode, lane))),
);
/** Accepted evaluations on their way to the service that keeps them, beside the aggregator. */
export const asyncAcceptedQueue: WorkQueue = {
  name: 'management.accepted',
  prefetch: 200,
  durable: true,
};
/** Answers on their way to the service that keeps them. */
export const asyncAnswersQueue: WorkQueue = {
  name: 'management.answers',
  prefetch: 200,
  durable: true,
};
