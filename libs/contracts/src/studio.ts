/** Stored prompts and their revisions: what the studio service keeps and answers. */
import type { Caller, Page } from './management';
import { event, request, type WorkQueue } from './message';

export const studioQueue: WorkQueue = { name: 'studio.live', prefetch: 64 };

/** A message as it was stored: what was sent comes back unchanged. */
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

/** What a revision holds; changing any of it makes a new one. */
export interface PromptContent {
  messages: StoredMessage[];
  tools: PromptTool[];
  parameters: PromptParameters;
}

/** Immutable. */
export interface PromptRevision extends PromptContent {
  /** A cuid2. */
  id: string;
  /** From 1 in each prompt. */
  number: number;
  beta: boolean;
  created_at: string;
  /** Id of the API key that made it. */
  created_by: string;
}
export type PromptRevisionSummary = Omit<PromptRevision, keyof PromptContent> & {
  active: boolean;
  labels: string[];
};

export interface PromptHead {
  /** A cuid2. */
  id: string;
  /** A slug of the first name, unique in the workspace and never changed; older callers find the prompt by it. */
  text_id: string;
  name: string;
  description: string;
  active: boolean;
  active_revision: number;
  created_at: string;
  updated_at: string;
  /** Counts the updates of the prompt, whatever they changed. */
  version: number;
  /** Revision numbers by label. */
  labels: Record<string, number>;
}
/** A prompt with the revision that was asked for. */
export interface PromptRecord {
  prompt: PromptHead;
  revision: PromptRevision;
}

/** One of them at most; none means the active revision. */
export interface RevisionSelector {
  revisionId?: string;
  number?: number;
  label?: string;
}

/** A prompt, by its id or its text id, and which of its revisions. */
export interface PromptAsked {
  id: string;
  select: RevisionSelector;
}
/** Of one `prompt.get-many.v1`. */
export const MOST_PROMPTS_ASKED = 16;

export interface PromptFields extends Partial<PromptContent> {
  name?: string;
  description?: string;
  active?: boolean;
  /** The new revision is kept, but does not become the active one. */
  beta?: boolean;
  active_revision?: number;
}

/** What `GET` answers in its `ETag` is made of these two. */
export interface PromptState {
  revisionId: string;
  version: number;
}

/** How two revisions differ, in the order of the newer one. `path` is like `messages[1].content`, `tools[0].function.name`, `parameters.model`. */
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

type Asked<T = object> = { caller: Caller } & T;
/** States of which one must still be the prompt's, else `precondition_failed`. */
interface Conditional {
  ifMatch?: PromptState[];
}
/** A message may be handed out twice. What makes a revision says by whose request: the second time, the revision of the first answers. */
interface Repeatable {
  requestId?: string;
}

/** `name` is required. */
export const createPrompt = request<Asked<{ fields: PromptFields } & Repeatable>, PromptRecord>(
  'prompt.create.v1',
);
/** Answers the revision made, or the active one. */
export const updatePrompt = request<
  Asked<{ id: string; fields: PromptFields } & Conditional & Repeatable>,
  PromptRecord
>('prompt.update.v1');
/** `id`: the prompt's id, or its text id. */
export const getPrompt = request<Asked<{ id: string; select: RevisionSelector }>, PromptRecord>(
  'prompt.get.v1',
);
/** Those of `asked` in its order, `null` for what is not there. As many of the first as one answer can carry, at least one: who misses some asks again. */
export const getPrompts = request<Asked<{ asked: PromptAsked[] }>, (PromptRecord | null)[]>(
  'prompt.get-many.v1',
);
export const listPrompts = request<Asked<{ page: Page }>, PromptHead[]>('prompt.list.v1');
/** Kept, but as good as gone. */
export const deletePrompt = request<Asked<{ id: string } & Conditional>, { id: string }>(
  'prompt.delete.v1',
);
/** Latest first. */
export const listPromptRevisions = request<
  Asked<{ id: string; page: Page }>,
  PromptRevisionSummary[]
>('prompt.revisions.v1');
export const diffPrompt = request<
  Asked<{ id: string; from: RevisionSelector; to: RevisionSelector }>,
  PromptDiff
>('prompt.diff.v1');
/** Makes the label, or moves it. */
export const setPromptLabel = request<
  Asked<{ id: string; label: string; to: RevisionSelector } & Conditional>,
  PromptHead
>('prompt.set-label.v1');
export const deletePromptLabel = request<
  Asked<{ id: string; label: string } & Conditional>,
  PromptHead
>('prompt.delete-label.v1');

/** A prompt was created, changed or deleted, or one of its labels was moved. */
export const promptUpdated = event<{ workspace: string; id: string; text_id: string }>(
  'prompt.updated.v1',
);
