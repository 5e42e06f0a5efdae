import type { EvaluationJob } from '../evaluation/messages';
import type { EvaluationAnswer } from '../evaluation/results';
import { request } from '../message';
import type { CallerRequest } from './caller';

/** Kept from the end of an asynchronous evaluation or batch, and for an idempotency key. */
export const ANSWER_RETENTION_MS = 24 * 3_600_000;

/**
 * Stores a job and queues it; the reply comes when both are confirmed. A job that is stored already
 * stays as it is.
 */
export const acceptEvaluation = request<CallerRequest<{ job: EvaluationJob }>, { id: string }>(
  'evaluation.accept.v1',
);

export const BATCH_STATUSES = ['running', 'done', 'cancelled'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export interface BatchRecord {
  id: string;
  status: BatchStatus;
  /** Lines of the upload. */
  total: number;
  /** Lines with an answer. */
  done: number;
  /** Lines with an error. */
  failed: number;
}

/** A line of an upload: a job, or the sentence that says why it is none. */
export type BatchLine = { id: string } & ({ job: EvaluationJob } | { error: string });

/** A line that has ended. `index` counts from 0. */
export type BatchResult = { index: number; id: string } & (EvaluationAnswer | { error: string });

export interface BatchResultPage {
  results: BatchResult[];
  /** True if lines after these have ended, too. */
  more: boolean;
}

/** Begins an upload; the same id may begin only once. */
export const openBatch = request<CallerRequest<{ id: string }>, { id: string }>('batch.open.v1');
/** Appends lines, the first of which has the index `from`. Lines that are stored already stay. */
export const appendToBatch = request<
  CallerRequest<{ id: string; from: number; lines: BatchLine[] }>,
  { id: string }
>('batch.append.v1');
/** Ends an upload: the batch runs from now on. */
export const sealBatch = request<CallerRequest<{ id: string; total: number }>, BatchRecord>(
  'batch.seal.v1',
);
/** Deletes a batch whose upload broke off. */
export const discardBatch = request<CallerRequest<{ id: string }>, { id: string }>(
  'batch.discard.v1',
);
export const getBatch = request<CallerRequest<{ id: string }>, BatchRecord>('batch.get.v1');
/** Lines that wait are not evaluated any more; those that ended keep their results. */
export const cancelBatch = request<CallerRequest<{ id: string }>, BatchRecord>('batch.cancel.v1');
/** Returns ended lines with an index above `after`, in order. */
export const listBatchResults = request<
  CallerRequest<{ id: string; after: number }>,
  BatchResultPage
>('batch.results.v1');
