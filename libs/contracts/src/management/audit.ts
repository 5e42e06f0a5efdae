import { event, request } from '../message';
import type { CallerRequest, Page } from './caller';

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
/**
 * Another service has changed an entity of a workspace; the audit log records it once for each id.
 */
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
export const listAudit = request<CallerRequest<{ page: Page }>, AuditRecord[]>('audit.list.v1');
