/** What a workspace sets up once: keys, definitions, guardrails, its own settings; and the history it reads back. */
import type { Check } from './checks';
import type { Content } from './content';
import { event, request, type WorkQueue } from './message';
import type {
  DefinitionReference,
  EvaluationSource,
  FailurePolicy,
  FamilyTiming,
} from './messages';
import type { EvaluationAnswer, Status } from './results';

export const managementQueue: WorkQueue = { name: 'management.live', prefetch: 64 };

export const SCOPES = ['evaluate', 'studio', 'proxy', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who is calling: the key's owner, what the key may do, and the workspace's settings that every request needs. */
export interface Principal {
  keyId: string;
  workspace: string;
  scopes: readonly Scope[];
  failurePolicy: FailurePolicy;
  /** Whether history keeps quotes, reasons and contents; not when absent. */
  storeContent?: boolean;
  /** Those that are set. */
  limits?: WorkspaceLimits;
  /** Whether a user's message may stand for a stored prompt on the pass-through; it may when absent. */
  userReferences?: boolean;
  /** ISO 8601: whoever remembers this forgets it then. Absent when the key does not expire. */
  expiresAt?: string;
}

/** In whose name management acts; the workspace bounds every query, the key goes into the audit log. */
export interface Caller {
  workspace: string;
  keyId: string;
}

type Asked<T = object> = { caller: Caller } & T;
export interface Page {
  limit: number;
  offset: number;
}

// Keys. The key itself never crosses a process: the gateway sends its digest, and a new one travels sealed.

/** Lower-case hex of HMAC-SHA-256 with the shared pepper. */
export const resolveApiKey = request<{ digest: string }, Principal | null>('api-key.resolve.v1');

export interface ApiKeyFields {
  name: string;
  /** All, when left out. */
  scopes?: Scope[];
  /** ISO 8601. */
  expires_at?: string;
}
export interface ApiKeyRecord {
  id: string;
  name: string;
  scopes: Scope[];
  last_four: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}
/** `sealedKey` is the key itself, readable with the shared secret only. */
export type NewApiKeyRecord = ApiKeyRecord & { sealedKey: string };

export const createApiKey = request<Asked<{ fields: ApiKeyFields }>, NewApiKeyRecord>(
  'api-key.create.v1',
);
export const listApiKeys = request<Asked<{ page: Page }>, ApiKeyRecord[]>('api-key.list.v1');
export const revokeApiKey = request<Asked<{ id: string }>, { id: string }>('api-key.revoke.v1');
/** The old key goes on working for `overlapSeconds`. */
export const rotateApiKey = request<Asked<{ id: string; overlapSeconds: number }>, NewApiKeyRecord>(
  'api-key.rotate.v1',
);
/** A key was revoked, rotated or changed, or its workspace's settings were: caches forget all of the workspace's keys. */
export const apiKeysChanged = event<{ workspace: string }>('api-key.changed.v1');

// Evaluation definitions.

/** The definition's own wire fields, old and new names, as the caller sent them (validated, `null`s and unknown ones left out). */
export type DefinitionFields = Record<string, unknown>;

export interface DefinitionRecord {
  id: string;
  /** From 1; every change makes a new one, and old ones are kept. */
  version: number;
  created_at: string;
  fields: DefinitionFields;
}

export const createDefinition = request<Asked<{ fields: DefinitionFields }>, DefinitionRecord>(
  'definition.create.v1',
);
export const updateDefinition = request<
  Asked<{ id: string; fields: DefinitionFields }>,
  DefinitionRecord
>('definition.update.v1');
export const getDefinition = request<Asked<{ id: string }>, DefinitionRecord>('definition.get.v1');
export const listDefinitions = request<Asked<{ page: Page }>, DefinitionRecord[]>(
  'definition.list.v1',
);
export const deleteDefinition = request<Asked<{ id: string }>, { id: string }>(
  'definition.delete.v1',
);
export const definitionChanged = event<{ workspace: string; id: string }>('definition.changed.v1');

// Rules and guardrails: two collections of one shape.

export const GUARDRAIL_COLLECTIONS = ['rules', 'guardrails'] as const;
export type GuardrailCollection = (typeof GUARDRAIL_COLLECTIONS)[number];

export interface GuardrailAlert {
  email?: string;
  message?: string;
  /** Seconds. */
  cooldown?: number;
}
export interface GuardrailActions {
  block?: boolean;
  /** `false`: who is blocked is not told by which detector, nor what it saw. */
  detail?: boolean;
  default_response?: string;
  retry?: boolean;
  /** 1 to 10. */
  retry_cap?: number;
  alert?: GuardrailAlert;
}
export interface GuardrailFields {
  name?: string;
  description?: string;
  active?: boolean;
  trigger?: string;
  /** 0 to 100; a score under it fails. */
  error_threshold?: number;
  /** 0 to 100; a score under it warns. */
  warning_threshold?: number;
  evaluations?: { request_evaluation?: string; response_evaluation?: string };
  actions?: GuardrailActions;
  mode?: 'enforce' | 'observe';
  on_error?: FailurePolicy;
  /** How streamed answers are judged: held until the whole is judged, or let go behind a judged window. */
  stream?: GuardrailStream;
}
export const GUARDRAIL_STREAMS = ['hold', 'window'] as const;
export type GuardrailStream = (typeof GUARDRAIL_STREAMS)[number];
export type GuardrailRecord = GuardrailFields & {
  id: string;
  created_at: string;
  active: boolean;
  mode: 'enforce' | 'observe';
  on_error: FailurePolicy;
};

type AskedOf<T = object> = Asked<{ collection: GuardrailCollection } & T>;
export const createGuardrail = request<AskedOf<{ fields: GuardrailFields }>, GuardrailRecord>(
  'guardrail.create.v1',
);
export type GuardrailThreshold = 'error_threshold' | 'warning_threshold';
/** `cleared`: to be unset. */
export const updateGuardrail = request<
  AskedOf<{ id: string; fields: GuardrailFields; cleared?: GuardrailThreshold[] }>,
  GuardrailRecord
>('guardrail.update.v1');
export const getGuardrail = request<AskedOf<{ id: string }>, GuardrailRecord>('guardrail.get.v1');
export const listGuardrails = request<AskedOf<{ page: Page }>, GuardrailRecord[]>(
  'guardrail.list.v1',
);
export const deleteGuardrail = request<AskedOf<{ id: string }>, { id: string }>(
  'guardrail.delete.v1',
);
export const guardrailsChanged = event<{ workspace: string }>('guardrail.changed.v1');

// The workspace itself.

/** What a workspace allows itself, never more than the operator allows. A name is as on the wire. */
export const WORKSPACE_LIMITS = [
  'requests_per_second',
  'characters_per_field',
  'messages',
] as const;
export type WorkspaceLimit = (typeof WORKSPACE_LIMITS)[number];
/** From 1. Absent: the operator's own limit. */
export type WorkspaceLimits = Partial<Record<WorkspaceLimit, number>>;

export interface WorkspaceFields {
  name?: string;
  failure_policy?: FailurePolicy;
  /** Whether history keeps quotes, reasons and contents. */
  store_content?: boolean;
  /** 1 to 3650. */
  retention_days?: number;
  /** Whether a user's message may stand for a stored prompt on the pass-through. */
  user_references?: boolean;
  /** Who is told when the service has to switch something off; `''` for nobody. */
  contact_email?: string;
  /** Changes those that are named; 0 lifts one. */
  limits?: WorkspaceLimits;
}
export type WorkspaceRecord = Required<Omit<WorkspaceFields, 'limits'>> & {
  id: string;
  created_at: string;
  /** `null`: the operator's own limit. */
  limits: Record<WorkspaceLimit, number | null>;
};

export const getWorkspace = request<Asked, WorkspaceRecord>('workspace.get.v1');
export const updateWorkspace = request<Asked<{ fields: WorkspaceFields }>, WorkspaceRecord>(
  'workspace.update.v1',
);

export interface AuditRecord {
  id: string;
  at: string;
  key_id: string;
  /** For example `guardrail.updated`. */
  action: string;
  subject_id: string;
  before: unknown;
  after: unknown;
}
/** Another service has changed something of a workspace: the audit log takes it up, once for each id. */
export interface ChangeRecorded {
  /** UUIDv7. */
  id: string;
  workspace: string;
  keyId: string;
  /** ISO 8601. */
  at: string;
  action: string;
  subjectId: string;
  before: unknown;
  after: unknown;
}
export const changeRecorded = event<ChangeRecorded>('audit.recorded.v1');
export const listAudit = request<Asked<{ page: Page }>, AuditRecord[]>('audit.list.v1');

// History.

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
  /** Where the page before ended. */
  cursor?: string;
  limit: number;
}
export interface EvaluationPage {
  items: EvaluationRecord[];
  /** For the next page; `null` on the last. */
  next_cursor: string | null;
}
export const getEvaluation = request<Asked<{ id: string }>, StoredEvaluation>('evaluation.get.v1');
export const listEvaluations = request<Asked<{ filter: EvaluationFilter }>, EvaluationPage>(
  'evaluation.list.v1',
);
