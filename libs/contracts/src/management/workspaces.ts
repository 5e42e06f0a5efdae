import type { FailurePolicy } from '../evaluation/messages';
import { request } from '../message';
import type { CallerRequest } from './caller';

/**
 * Limits that a workspace sets for itself, never above the operator's. Names are as on the wire.
 */
export const WORKSPACE_LIMITS = [
  'requests_per_second',
  'characters_per_field',
  'messages',
] as const;
export type WorkspaceLimit = (typeof WORKSPACE_LIMITS)[number];
/** Limits from 1; absent: the operator's own limit. */
export type WorkspaceLimits = Partial<Record<WorkspaceLimit, number>>;

export interface WorkspaceFields {
  name?: string;
  failure_policy?: FailurePolicy;
  /** History keeps quotes, reasons and contents. */
  store_content?: boolean;
  /** 1 to 3650. */
  retention_days?: number;
  /** A user's message may refer to a stored prompt on the pass-through. */
  user_references?: boolean;
  /** Notified when the service has to switch something off; `''` for no notification. */
  contact_email?: string;
  /** Changes the named limits; 0 removes one. */
  limits?: WorkspaceLimits;
}
export type WorkspaceRecord = Required<Omit<WorkspaceFields, 'limits'>> & {
  id: string;
  created_at: string;
  /** `null`: the operator's own limit. */
  limits: Record<WorkspaceLimit, number | null>;
};

export const getWorkspace = request<CallerRequest, WorkspaceRecord>('workspace.get.v1');
export const updateWorkspace = request<CallerRequest<{ fields: WorkspaceFields }>, WorkspaceRecord>(
  'workspace.update.v1',
);
