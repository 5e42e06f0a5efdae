import { queryOptions } from '@tanstack/react-query';
import type { EvaluationRecord } from '@touchstone/contracts';
import { ApiError, getFromApi } from './client';

/** Content as requests and answers of the API write it. */
export interface ContentBody {
  input?: string | null;
  output?: string | null;
  messages?: readonly MessageBody[];
  available_tools?: readonly ToolBody[];
}
export interface MessageBody {
  role: string;
  content?: string | readonly { type?: string; text?: string }[] | null;
  tool_calls?: readonly ToolCallBody[];
  tool_call_id?: string;
  name?: string;
}
export interface ToolCallBody {
  id?: string;
  function: { name: string; arguments: unknown };
}
export interface ToolBody {
  name: string;
  description?: string;
  parameters?: unknown;
}

/** An evaluation by itself; without `content` if the workspace did not store contents. */
export interface StoredEvaluation extends EvaluationRecord {
  content?: ContentBody;
  /** The checks that were requested, as fields of a request; absent in old records. */
  request?: Readonly<Record<string, unknown>>;
}

const RETRIES = 3;
const RETRY_MS = 500;

export const evaluationQuery = (id: string) =>
  queryOptions({
    queryKey: ['evaluation', id],
    queryFn: () => getFromApi<StoredEvaluation>(`/evaluations/${encodeURIComponent(id)}`),
    staleTime: Infinity,
    // The history stores an evaluation shortly after its answer.
    retry: (failures, error) =>
      failures < RETRIES &&
      error instanceof ApiError &&
      (error.status === 404 || error.status === 0),
    retryDelay: RETRY_MS,
  });
