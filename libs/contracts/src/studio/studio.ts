/** Stored prompts and their revisions: messages of the studio service. */
import type { CallerRequest, Page } from '../management/caller';
import { event, request, type WorkQueue } from '../message';

export const studioQueue: WorkQueue = { name: 'studio.live', prefetch: 64 };

/** A message as it was stored, returned exactly as it was sent. */
export interface StoredMessage {
  role?: string;
  content?: string;
  name?: string;
  tool_call_id?: string;
  function_call?: { name?: string; arguments?: string };
  multiContent?: { type?: string; text?: string; image_url?: { url?: string; detail?: string } }[];
  tool_calls?: {
    id?: string;
    index?: number;
    type?: string;
    function?: { name?: string; arguments?: string };
  }[];
}
export interface PromptTool {
  type?: string;
  function?: { name?: string; description?: string; parameters?: Record<string, unknown> };
}
export interface PromptParameters {
  model?: string;
  temperature?: number;
  top_p?: number;
  frequency_penalty?: number;
  presence_penalty?: number;
  max_tokens?: number;
  reasoning_effort?: string;
  stop?: string[];
  stream?: boolean;
}

/** The content of a revision; any change creates a new one. */
export interface PromptContent {
  messages: StoredMessage[];
  tools: PromptTool[];
  parameters: PromptParameters;
}

/** An immutable revision of a prompt. */
export interface PromptRevision extends PromptContent {
  /** A cuid2. */
  id: string;
  /** Starts at 1 in each prompt. */
  number: number;
  beta: boolean;
  created_at: string;
  /** Id of the API key that created it. */
  created_by: string;
}
export type PromptRevisionSummary = Omit<PromptRevision, keyof PromptContent> & {
  active: boolean;
  labels: string[];
};

export interface PromptHead {
  /** A cuid2. */
  id: string;
  /**
   * A slug of the first name, unique in the workspace and never changed; older callers find the
   * prompt by it.
   */
  text_id: string;
  name: string;
  description: string;
  active: boolean;
  active_revision: number;
  created_at: string;
  updated_at: string;
  /** Counts all updates of the prompt. */
  version: number;
  /** Revision numbers by label. */
  labels: Record<string, number>;
}
/** A prompt with the requested revision. */
export interface PromptRecord {
  prompt: PromptHead;
  revision: PromptRevision;
}

/** Selects a revision by at most one field; none means the active revision. */
export interface RevisionSelector {
  revisionId?: string;
  number?: number;
  label?: string;
}

/** A requested prompt, by its id or its text id, and the revision of it. */
export interface PromptAsked {
  id: string;
  select: RevisionSelector;
}
/** Limit on the prompts of one `prompt.get-many.v1`. */
export const MOST_PROMPTS_ASKED = 16;

export interface PromptFields extends Partial<PromptContent> {
  name?: string;
  description?: string;
  active?: boolean;
  /** The new revision is kept, but does not become the active one. */
  beta?: boolean;
  active_revision?: number;
}

/** The values that form the `ETag` of a `GET`. */
export interface PromptState {
  revisionId: string;
  version: number;
}

/**
 * One difference between two revisions, in the order of the newer one. `path` is like
 * `messages[1].content`, `tools[0].function.name`, `parameters.model`.
 */
export interface PromptChange {
  kind: 'added' | 'removed' | 'changed';
  path: string;
  before?: unknown;
  after?: unknown;
}
export interface PromptDiff {
  from: number;
  to: number;
  messages: PromptChange[];
  tools: PromptChange[];
  parameters: PromptChange[];
}

/**
 * Condition of a change: one of the states must still be the prompt's, else `precondition_failed`.
 */
interface Conditional {
  ifMatch?: PromptState[];
}
/**
 * Identifies the request that creates a revision: a message may be delivered twice, and the second
 * delivery returns the revision of the first.
 */
interface Repeatable {
  requestId?: string;
}

/** `name` is required. */
export const createPrompt = request<
  CallerRequest<{ fields: PromptFields } & Repeatable>,
  PromptRecord
>('prompt.create.v1');
/** Updates a prompt; returns the created revision, or the active one. */
export const updatePrompt = request<
  CallerRequest<{ id: string; fields: PromptFields } & Conditional & Repeatable>,
  PromptRecord
>('prompt.update.v1');
/** `id`: the prompt's id, or its text id. */
export const getPrompt = request<
  CallerRequest<{ id: string; select: RevisionSelector }>,
  PromptRecord
>('prompt.get.v1');
/**
 * Returns the prompts of `asked` in its order, `null` for those that do not exist. Limited to the
 * first ones that fit into one reply, at least one: callers request the rest again.
 */
export const getPrompts = request<CallerRequest<{ asked: PromptAsked[] }>, (PromptRecord | null)[]>(
  'prompt.get-many.v1',
);
export const listPrompts = request<CallerRequest<{ page: Page }>, PromptHead[]>('prompt.list.v1');
/** Marks a prompt as deleted; its data is kept. */
export const deletePrompt = request<CallerRequest<{ id: string } & Conditional>, { id: string }>(
  'prompt.delete.v1',
);
/** Lists revisions, latest first. */
export const listPromptRevisions = request<
  CallerRequest<{ id: string; page: Page }>,
  PromptRevisionSummary[]
>('prompt.revisions.v1');
export const diffPrompt = request<
  CallerRequest<{ id: string; from: RevisionSelector; to: RevisionSelector }>,
  PromptDiff
>('prompt.diff.v1');
/** Creates or moves a label. */
export const setPromptLabel = request<
  CallerRequest<{ id: string; label: string; to: RevisionSelector } & Conditional>,
  PromptHead
>('prompt.set-label.v1');
export const deletePromptLabel = request<
  CallerRequest<{ id: string; label: string } & Conditional>,
  PromptHead
>('prompt.delete-label.v1');

/** A prompt was created, changed or deleted, or one of its labels was moved. */
export const promptUpdated = event<{ workspace: string; id: string; text_id: string }>(
  'prompt.updated.v1',
);
