import { LimitReached } from '@touchstone/storage';

/** Limits of each workspace; the operator sets them. */
export class Quotas {
  apiKeys = 1_000;
  definitions = 1_000;
  /** Rules and guardrails together: each of them judges traffic. */
  guardrails = 200;
  /** Different addresses that rules and guardrails alert. */
  alertRecipients = 20;
  /** Batches that have not ended, uploads included. */
  batches = 20;
}

const THINGS: Record<keyof Quotas, [things: string, remedy: string]> = {
  apiKeys: ['API keys', 'revoke one first'],
  batches: ['batches at a time', 'wait for the end of one, or cancel one'],
  definitions: ['evaluation definitions', 'delete one first'],
  guardrails: ['rules and guardrails together', 'delete one first'],
  alertRecipients: [
    'e-mail addresses in the alerts of its rules and guardrails',
    'use one of those in actions.alert.email',
  ],
};

/** @param count existing entities, without the new one @throws LimitReached */
export const demandRoom = (quotas: Quotas, name: keyof Quotas, count: number): void => {
  if (count >= quotas[name]) throw new LimitReached(THINGS[name][0], quotas[name], THINGS[name][1]);
};
