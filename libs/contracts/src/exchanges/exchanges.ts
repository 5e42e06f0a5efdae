/** Traffic to model vendors: a workspace's integrations, and the stored records. */
import type { CallerRequest, Page } from '../management/caller';
import type { GuardrailVerdict } from '../management/guardrail-decision';
import type { BoundedCount } from '../management/history';
import { event, request } from '../message';

// Integrations: a workspace's own credentials for model vendors.

const PROVIDER_NAME = /^[a-z0-9-]{1,64}$/;

/** Lower case; letters, digits and hyphens. */
export const isProviderName = (text: string): boolean => PROVIDER_NAME.test(text);

/** The vendor's credential as it is sent between services. */
export interface SealedCredential {
  /** Sealed for its message, or by an earlier version for no place. */
  sealed: string;
  /** Last four characters; `''` for a short credential, which they would disclose. */
  lastFour: string;
}
/**
 * Settings for a vendor that the installation knows, or, with an address, for one with an
 * OpenAI-compatible interface.
 */
export interface IntegrationFields {
  /** Satisfies `isProviderName`; never changes. */
  provider?: string;
  /** Defaults to the provider's name. */
  name?: string;
  /** Replaces the vendor's address; `''` for none. */
  url?: string;
  /** `null` deletes the stored credential. */
  credential?: SealedCredential | null;
}
export interface IntegrationRecord {
  id: string;
  provider: string;
  name: string;
  url: string | null;
  /** Last four characters of the credential, `""` where it is short; `null` without one. */
  last_four: string | null;
  created_at: string;
}
export const createIntegration = request<
  CallerRequest<{ fields: IntegrationFields }>,
  IntegrationRecord
>('integration.create.v1');
export const updateIntegration = request<
  CallerRequest<{ id: string; fields: IntegrationFields }>,
  IntegrationRecord
>('integration.update.v1');
export const getIntegration = request<CallerRequest<{ id: string }>, IntegrationRecord>(
  'integration.get.v1',
);
export const listIntegrations = request<CallerRequest<{ page: Page }>, IntegrationRecord[]>(
  'integration.list.v1',
);
export const deleteIntegration = request<CallerRequest<{ id: string }>, { id: string }>(
  'integration.delete.v1',
);

/** The result of one request to the vendor of an integration. */
export interface IntegrationTest {
  /** The vendor answered. */
  reached: boolean;
  /** HTTP status of the vendor's answer; `null` without one. */
  status: number | null;
  /** Milliseconds until the vendor's answer, or until there was none. */
  latency_ms: number;
  /** The model that was asked to answer; `null` where none was. */
  model: string | null;
  /** A sentence on what failed; `null` if nothing did. */
  error: string | null;
}

/** An integration as the pass-through uses it; at most one per workspace and vendor. */
export interface ResolvedIntegration {
  /** Absent in replies of an earlier version, whose credentials are sealed for no place. */
  id?: string;
  provider: string;
  url: string | null;
  /** Sealed for its row. */
  sealedCredential: string | null;
}
export const resolveIntegration = request<
  { workspace: string; provider: string },
  ResolvedIntegration | null
>('integration.resolve.v1');
export const integrationsChanged = event<{ workspace: string }>('integration.changed.v1');

// Exchanges with model vendors.

/**
 * Outcomes of an exchange: the vendor's answer, a guardrail's refusal, a guardrail's own answer, or
 * none of them because the vendor failed or answered with an error.
 */
export const EXCHANGE_OUTCOMES = ['passed', 'blocked', 'answered', 'failed'] as const;
export type ExchangeOutcome = (typeof EXCHANGE_OUTCOMES)[number];

/**
 * A guardrail's decision on one side. With `mode` `observe`, a `fail` would have been stopped when
 * enforcing.
 */
export interface GuardrailOutcome {
  guardrail_id: string;
  name: string;
  side: 'request' | 'response';
  mode: 'enforce' | 'observe';
  verdict: GuardrailVerdict;
  evaluation_id: string;
}
/** All in milliseconds. */
export interface ExchangeLatency {
  total_ms: number;
  vendor_ms: number;
  guardrails_ms: number;
  /** Its parts by side. Absent in exchanges of an earlier version. */
  request_guardrails_ms?: number;
  response_guardrails_ms?: number;
}
/** One request to a vendor and its answer, without content. */
export interface ExchangeRecord {
  /** UUIDv7. */
  id: string;
  completed_at: string;
  key_id: string;
  provider: string;
  operation: string;
  model: string | null;
  streamed: boolean;
  outcome: ExchangeOutcome;
  /** HTTP status of the response to the caller. */
  status: number;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Number of requests to the vendor. */
  attempts: number;
  guardrails: GuardrailOutcome[];
  /** Revisions of stored prompts that replaced references. */
  prompt_revisions: string[];
  /** Milliseconds. */
  latency: ExchangeLatency;
}
export type ExchangeCompleted = ExchangeRecord & { workspace: string };
/** A batch of exchanges: a gateway may have thousands per second. */
export interface ExchangesCompleted {
  exchanges: ExchangeCompleted[];
}
export const exchangesCompleted = event<ExchangesCompleted>('exchanges.completed.v1');

export interface ExchangeFilter {
  provider?: string;
  outcome?: ExchangeOutcome;
  /** With those below: only exchanges with one decision that has all of them. */
  guardrail?: string;
  verdict?: GuardrailVerdict;
  mode?: GuardrailOutcome['mode'];
  from?: string;
  to?: string;
  /** Position where the previous page ended. */
  cursor?: string;
  limit: number;
  /** Count all that match, on every page. */
  total?: true;
}
export interface ExchangePage {
  items: ExchangeRecord[];
  next_cursor: string | null;
  /** Absent unless the filter asks for it. */
  total?: BoundedCount;
}
export const getExchange = request<CallerRequest<{ id: string }>, ExchangeRecord>(
  'exchange.get.v1',
);
export const listExchanges = request<CallerRequest<{ filter: ExchangeFilter }>, ExchangePage>(
  'exchange.list.v1',
);
