/** Traffic to model vendors: what a workspace sets up for it, and what is kept of it. */
import type { GuardrailVerdict } from './guardrail-decision';
import type { Caller, Page } from './management';
import { event, request } from './message';

type Asked<T = object> = { caller: Caller } & T;

// Integrations: a workspace's own credentials for model vendors.

const PROVIDER_NAME = /^[a-z0-9-]{1,64}$/;

/** Lower case; letters, digits and hyphens. */
export const isProviderName = (text: string): boolean => PROVIDER_NAME.test(text);

/** The vendor's credential as it travels. */
export interface SealedCredential {
  /** Sealed with the shared secret. */
  sealed: string;
  /** `''` of a short one, which they would give away. */
  lastFour: string;
}
/** Of a vendor that the installation knows, or, with an address, of one that speaks as OpenAI does. */
export interface IntegrationFields {
  /** As `isProviderName` wants it; never changes. */
  provider?: string;
  /** The provider's when left out. */
  name?: string;
  /** Takes the place of the vendor's address; `''` for none. */
  url?: string;
  /** `null` takes away what is stored. */
  credential?: SealedCredential | null;
}
export interface IntegrationRecord {
  id: string;
  provider: string;
  name: string;
  url: string | null;
  /** Of the credential, `""` where it is short; `null` without one. */
  last_four: string | null;
  created_at: string;
}
export const createIntegration = request<Asked<{ fields: IntegrationFields }>, IntegrationRecord>(
  'integration.create.v1',
);
export const updateIntegration = request<
  Asked<{ id: string; fields: IntegrationFields }>,
  IntegrationRecord
>('integration.update.v1');
export const getIntegration = request<Asked<{ id: string }>, IntegrationRecord>(
  'integration.get.v1',
);
export const listIntegrations = request<Asked<{ page: Page }>, IntegrationRecord[]>(
  'integration.list.v1',
);
export const deleteIntegration = request<Asked<{ id: string }>, { id: string }>(
  'integration.delete.v1',
);

/** What the pass-through needs of one; a workspace has one for each vendor at most. */
export interface ResolvedIntegration {
  provider: string;
  url: string | null;
  sealedCredential: string | null;
}
export const resolveIntegration = request<
  { workspace: string; provider: string },
  ResolvedIntegration | null
>('integration.resolve.v1');
export const integrationsChanged = event<{ workspace: string }>('integration.changed.v1');

// Exchanges with model vendors.

/** What became of an exchange: the vendor's answer, a guardrail's refusal, a guardrail's own answer, or nothing because the vendor failed. */
export const EXCHANGE_OUTCOMES = ['passed', 'blocked', 'answered', 'failed'] as const;
export type ExchangeOutcome = (typeof EXCHANGE_OUTCOMES)[number];

/** A guardrail's word on one side. With `mode` `observe` a `fail` is what it would have stopped. */
export interface GuardrailOutcome {
  guardrail_id: string;
  name: string;
  side: 'request' | 'response';
  mode: 'enforce' | 'observe';
  verdict: GuardrailVerdict;
  evaluation_id: string;
}
/** One request to a vendor and its answer. Holds no content. */
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
  /** HTTP status that the caller got. */
  status: number;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Requests made to the vendor. */
  attempts: number;
  guardrails: GuardrailOutcome[];
  /** Revisions of stored prompts that were put in the place of references. */
  prompt_revisions: string[];
  /** Milliseconds. */
  latency: { total_ms: number; vendor_ms: number; guardrails_ms: number };
}
export type ExchangeCompleted = ExchangeRecord & { workspace: string };
/** Several at once: a gateway may have thousands a second. */
export interface ExchangesCompleted {
  exchanges: ExchangeCompleted[];
}
export const exchangesCompleted = event<ExchangesCompleted>('exchanges.completed.v1');

export interface ExchangeFilter {
  provider?: string;
  outcome?: ExchangeOutcome;
  from?: string;
  to?: string;
  /** Where the page before ended. */
  cursor?: string;
  limit: number;
}
export interface ExchangePage {
  items: ExchangeRecord[];
  next_cursor: string | null;
}
export const getExchange = request<Asked<{ id: string }>, ExchangeRecord>('exchange.get.v1');
export const listExchanges = request<Asked<{ filter: ExchangeFilter }>, ExchangePage>(
  'exchange.list.v1',
);
