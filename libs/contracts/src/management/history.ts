import type { Check } from '../checks/catalogue';
import type { CheckFields } from '../checks/check-fields';
import type { Content } from '../evaluation/content';
import type { DefinitionReference, EvaluationSource, FamilyTiming } from '../evaluation/messages';
import type { EvaluationAnswer, Status } from '../evaluation/results';
import { event, request } from '../message';
import type { CallerRequest } from './caller';
import type { OutcomeName } from './stats';

export interface EvaluationRecord {
  id: string;
  completed_at: string;
  source: EvaluationSource;
  status: Status;
  score: number | null;
  key_id: string;
  definition: DefinitionReference | null;
  /** Ids of the guardrails and rules that requested it. */
  guardrails: string[];
  metadata: Record<string, string>;
  timings: FamilyTiming[];
  evaluationResults: EvaluationAnswer['evaluationResults'];
}
/** One evaluation by itself; lists leave the content out. */
export interface StoredEvaluation extends EvaluationRecord {
  /** `null` when the workspace did not store contents at the time. */
  content: Content | null;
  /**
   * The checks that were requested, as fields of an evaluate request; those of the version of its
   * definition, if it had one. Absent if they were not stored at the time.
   */
  request?: CheckFields;
}
/** Every given criterion must match. */
export interface EvaluationCriteria {
  status?: Status;
  type?: Check;
  /** Worst outcome of the evaluation, or of the check `type`. */
  outcome?: OutcomeName;
  /** Label of any result; of a result of `type`, if both are given. */
  label?: string;
  /** Only evaluations with a check, or with the check `type`, that was not evaluated. */
  not_evaluated?: true;
  definition?: string;
  guardrail?: string;
  key?: string;
  /** Inclusive. */
  min_score?: number;
  /** Inclusive. */
  max_score?: number;
  /** Every pair must match. */
  metadata?: Record<string, string>;
}
export interface EvaluationFilter extends EvaluationCriteria {
  from?: string;
  to?: string;
  /** Position where the previous page ended. */
  cursor?: string;
  limit: number;
  /** Count all that match, on every page. */
  total?: true;
}
/** Number of rows, counted up to a bound. */
export interface BoundedCount {
  count: number;
  /** There are more than that. */
  more: boolean;
}
/** Evaluations in the order in which they were stored. */
export interface EvaluationFeed {
  items: { position: string; evaluation: EvaluationRecord }[];
  /** Position to continue from; everything before it was read. */
  position: string;
  /** There are more already. */
  more: boolean;
}
export interface EvaluationPage {
  items: EvaluationRecord[];
  /** Cursor of the next page; `null` on the last. */
  next_cursor: string | null;
  /** Absent unless the filter asks for it. */
  total?: BoundedCount;
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
/** Reads an evaluation as the history keeps it, with the content where that is stored. */
export const readEvaluation = request<CallerRequest<{ id: string }>, StoredEvaluation>(
  'evaluation.read.v1',
);
export const listEvaluations = request<CallerRequest<{ filter: EvaluationFilter }>, EvaluationPage>(
  'evaluation.list.v1',
);
/**
 * Reads what was stored after a position, or, with `null`, only the current position. Returns `null`
 * if the caller's key no longer works, or may no longer read.
 */
export const followEvaluations = request<
  CallerRequest<{ criteria: EvaluationCriteria; after: string | null }>,
  EvaluationFeed | null
>('evaluation.follow.v1');
/** Evaluations of these workspaces were stored. May be lost: readers look from time to time anyway. */
export const evaluationsStored = event<{ workspaces: string[] }>('evaluations.stored.v1');
