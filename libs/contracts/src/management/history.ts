import type { Check } from '../checks/catalogue';
import type { Content } from '../evaluation/content';
import type { DefinitionReference, EvaluationSource, FamilyTiming } from '../evaluation/messages';
import type { EvaluationAnswer, Status } from '../evaluation/results';
import { request } from '../message';
import type { CallerRequest } from './caller';

export interface EvaluationRecord {
  id: string;
  completed_at: string;
  source: EvaluationSource;
  status: Status;
  score: number | null;
  key_id: string;
  definition: DefinitionReference | null;
  metadata: Record<string, string>;
  timings: FamilyTiming[];
  evaluationResults: EvaluationAnswer['evaluationResults'];
}
/** One evaluation by itself; lists leave the content out. */
export interface StoredEvaluation extends EvaluationRecord {
  /** `null` when the workspace did not store contents at the time. */
  content: Content | null;
}
export interface EvaluationFilter {
  status?: Status;
  type?: Check;
  /** Every pair must match. */
  metadata?: Record<string, string>;
  from?: string;
  to?: string;
  /** Position where the previous page ended. */
  cursor?: string;
  limit: number;
}
export interface EvaluationPage {
  items: EvaluationRecord[];
  /** Cursor of the next page; `null` on the last. */
  next_cursor: string | null;
}
/** The answer of an evaluation that ended; `content` as in `StoredEvaluation`. */
export type EndedEvaluation = EvaluationAnswer & Pick<StoredEvaluation, 'content'>;
/** An asynchronous evaluation before its end. */
export interface PendingEvaluation {
  status: 'pending';
}
export const getEvaluation = request<
  CallerRequest<{
    id: string;
    /**
     * Accepted as asynchronous, not longer ago than answers are kept: the history, which may have it
     * first, is not asked, since it may lack the texts. Absent from gateways of an earlier version.
     */
    isAsync?: boolean;
  }>,
  EndedEvaluation | PendingEvaluation
>('evaluation.get.v1');
export const listEvaluations = request<CallerRequest<{ filter: EvaluationFilter }>, EvaluationPage>(
  'evaluation.list.v1',
);
