import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { DeliveryRecord } from '@touchstone/contracts';
import type { NotifierDto } from '@touchstone/contracts/dto';
import { send } from './client';
import { type MailServer, startMailServer } from './mail-server';
import { told, type Where } from './managing';
import { type Post, startWebhookReceiver, type WebhookReceiver } from './webhook-receiver';

export type NewNotifier = NotifierDto & { signing_secret: string };

/** Those whom notifiers tell. */
export interface Told {
  web: WebhookReceiver;
  mail: MailServer;
  /** What to set so that a deployment may reach them. */
  env: Record<string, string>;
  close(): Promise<void>;
}

export const startReceivers = async (): Promise<Told> => {
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
  told<NewNotifier>(where, 'POST', 'notifiers', fields);

/** Told of evaluations that carry this mark only. */
export const aMark = (): {
  filters: { metadata: Record<string, string> };
  metadata: Record<string, string>;
} => {
  const metadata = { mark: randomUUID() };
  return { filters: { metadata }, metadata };
};

export const FAILING = { input: 'Write to jane.doe@example.com', pii_check: true };

/** The evaluation's id. @throws Error unless it is answered */
export const evaluated = async (where: Where, body: object): Promise<string> => {
  const { status, headers, text } = await send(where, body);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return headers.get('x-evaluation-id') ?? '';
};

export const deliveriesOf = (where: Where, id: string, query = ''): Promise<DeliveryRecord[]> =>
  told<DeliveryRecord[]>(where, 'GET', `notifiers/${id}/deliveries${query}`);

/** The id that the receiver was told. @throws Error unless it is signed with the secret, not long ago */
export const verifiedId = ({ headers, text }: Post, secret: string): string => {
  new Webhook(secret).verify(text, headers as Record<string, string>);
  return String(headers['webhook-id']);
};
