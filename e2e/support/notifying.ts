import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { DeliveryRecord } from '@touchstone/contracts';
import type { NotifierDto } from '@touchstone/contracts/dto';
import { send } from './client';
import { type MailServer, startMailServer } from './mail-server';
import { askOk, type Where } from './managing';
import { type Post, startWebhookReceiver, type WebhookReceiver } from './webhook-receiver';

export type NewNotifier = NotifierDto & { signing_secret: string };

/** Receivers of notifications. */
export interface Receivers {
  web: WebhookReceiver;
  mail: MailServer;
  /** Environment that allows a deployment to reach the receivers. */
  env: Record<string, string>;
  close(): Promise<void>;
}

export const startReceivers = async (): Promise<Receivers> => {
  const [web, mail] = [await startWebhookReceiver(), await startMailServer()];
  const env = {
    TOUCHSTONE_ALLOWED_NETWORKS: '127.0.0.1',
    TOUCHSTONE_SMTP_URL: mail.url,
    TOUCHSTONE_MAIL_FROM: 'touchstone@example.org',
  };
  const close = async (): Promise<void> => void (await Promise.all([web.close(), mail.close()]));
  return { web, mail, env, close };
};

export const newNotifier = (where: Where, fields: object): Promise<NewNotifier> =>
  askOk<NewNotifier>(where, 'POST', 'notifiers', fields);

/** Builds metadata for evaluations, and a filter that matches only these. */
export const aMark = (): {
  filters: { metadata: Record<string, string> };
  metadata: Record<string, string>;
} => {
  const metadata = { mark: randomUUID() };
  return { filters: { metadata }, metadata };
};

/** Creates a webhook with a separate path, which only receives evaluations with its metadata. */
export const newWebhook = async (where: Where, web: WebhookReceiver, fields: object = {}) => {
  const [path, mark] = [randomUUID(), aMark()];
  const { signing_secret: secret, ...created } = await newNotifier(where, {
    kind: 'webhook',
    name: 'ops',
    url: web.url(path),
    filters: mark.filters,
    ...fields,
  });
  return { ...created, secret, path, metadata: mark.metadata, posts: () => web.posts(path) };
};

export const FAILING = { input: 'Write to jane.doe@example.com', pii_check: true };

/** Evaluates and returns the evaluation's id. @throws Error unless the status is 200 */
export const evaluated = async (where: Where, body: object): Promise<string> => {
  const { status, headers, text } = await send(where, body);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return headers.get('x-evaluation-id') ?? '';
};

export const deliveriesOf = (where: Where, id: string, query = ''): Promise<DeliveryRecord[]> =>
  askOk<DeliveryRecord[]>(where, 'GET', `notifiers/${id}/deliveries${query}`);

/**
 * Verifies the signature and age of a post and returns its `webhook-id`.
 * @throws Error unless it was recently signed with the secret
 */
export const verifiedId = ({ headers, text }: Post, secret: string): string => {
  new Webhook(secret).verify(text, headers as Record<string, string>);
  return String(headers['webhook-id']);
};
