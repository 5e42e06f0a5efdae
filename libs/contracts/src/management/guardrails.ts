import type { FailurePolicy } from '../evaluation/messages';
import { event, request } from '../message';
import type { CallerRequest, Page } from './caller';

/** Rules and guardrails: two collections of one shape. */

export const GUARDRAIL_COLLECTIONS = ['rules', 'guardrails'] as const;
export type GuardrailCollection = (typeof GUARDRAIL_COLLECTIONS)[number];

export interface GuardrailAlert {
  email?: string;
  message?: string;
  /** In seconds. */
  cooldown?: number;
}
export interface GuardrailActions {
  block?: boolean;
  /** `false`: a refusal names neither the detector nor its reason. */
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
  /**
   * Judging of streamed answers: held until the whole is judged, or released behind a judged
   * window.
   */
  stream?: GuardrailStream;
}
export const GUARDRAIL_STREAMS = ['hold', 'window'] as const;
export type GuardrailStream = (typeof GUARDRAIL_STREAMS)[number];
export type GuardrailRecord = GuardrailFields & {
  id: string;
  created_at: string;
  /** The last change; absent from management of an earlier version, as the next one. */
  updated_at?: string;
  /** Since when `active` and `mode` are as they are. */
  state_since?: string;
  active: boolean;
  mode: 'enforce' | 'observe';
  on_error: FailurePolicy;
};

type CollectionRequest<T = object> = CallerRequest<{ collection: GuardrailCollection } & T>;
export const createGuardrail = request<
  CollectionRequest<{ fields: GuardrailFields }>,
  GuardrailRecord
>('guardrail.create.v1');
export type GuardrailThreshold = 'error_threshold' | 'warning_threshold';
/** Updates a guardrail; fields in `cleared` are unset. */
export const updateGuardrail = request<
  CollectionRequest<{ id: string; fields: GuardrailFields; cleared?: GuardrailThreshold[] }>,
  GuardrailRecord
>('guardrail.update.v1');
export const getGuardrail = request<CollectionRequest<{ id: string }>, GuardrailRecord>(
  'guardrail.get.v1',
);
export const listGuardrails = request<CollectionRequest<{ page: Page }>, GuardrailRecord[]>(
  'guardrail.list.v1',
);
export const deleteGuardrail = request<CollectionRequest<{ id: string }>, { id: string }>(
  'guardrail.delete.v1',
);
export const guardrailsChanged = event<{ workspace: string }>('guardrail.changed.v1');
