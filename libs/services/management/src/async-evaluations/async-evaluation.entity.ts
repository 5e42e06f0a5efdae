import { EntitySchema } from 'typeorm';

/**
 * `waiting`: a line of a batch that is not queued yet; `queued`: until its answer arrives; `failed`:
 * a line without a valid job.
 */
export type AsyncEvaluationState = 'waiting' | 'queued' | 'done' | 'failed';

export interface AsyncEvaluationRow {
  /** Id of the evaluation. */
  id: string;
  workspace: string;
  batch: string | null;
  /** Index within the batch, from 0. */
  line: number | null;
  state: AsyncEvaluationState;
  /** Sealed; `null` once the evaluation has ended. */
  job: string | null;
  /** Sealed. */
  answer: string | null;
  error: string | null;
  /** How often it was queued. */
  attempts: number;
  /** When a queued one without an answer is queued again. */
  due_at: Date | null;
  /** Lines of a batch expire with it. */
  expires_at: Date | null;
}

export const asyncEvaluationEntity = new EntitySchema<AsyncEvaluationRow>({
  name: 'async_evaluation',
  tableName: 'async_evaluation',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    batch: { type: 'text', nullable: true },
    line: { type: 'integer', nullable: true },
    state: { type: 'text' },
    job: { type: 'text', nullable: true },
    answer: { type: 'text', nullable: true },
    error: { type: 'text', nullable: true },
    attempts: { type: 'integer' },
    due_at: { type: 'timestamptz', nullable: true },
    expires_at: { type: 'timestamptz', nullable: true },
  },
});
