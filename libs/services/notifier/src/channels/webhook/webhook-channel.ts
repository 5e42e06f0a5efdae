import { Webhook } from 'standardwebhooks';
import { type Clock } from '@touchstone/kernel';
import type { Channel, Notice, SendOutcome, Target } from '../channel';
import type { HttpPoster } from '../http/http-poster';
import { webhookBody } from './webhook-body';

type WebhookTarget = Extract<Target, { kind: 'webhook' }>;

const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Posts the interface's body, signed by Standard Webhooks with every live secret, so that a receiver may know the old or the new one. */
export class WebhookChannel implements Channel<'webhook'> {
  constructor(
    private readonly poster: HttpPoster,
    private readonly clock: Clock,
  ) {}

  async send(
    id: string,
    { url, authentication, secrets }: WebhookTarget,
    notice: Notice,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const body = webhookBody(notice);
    if (body === undefined) return unsendable('This kind of notice is sent by e-mail only.');
    if (authentication !== null && !HEADER_VALUE.test(authentication))
      return unsendable('The authentication is nothing that a header can carry.');
    const headers = {
      'content-type': 'application/json',
      ...(authentication !== null && { authentication }),
      ...signatureHeaders(id, new Date(this.clock.nowMs()), body, secrets),
    };
    return this.poster.post({ url, headers, body }, signal);
  }

  async close(): Promise<void> {
    await this.poster.close();
  }
}

const unsendable = (error: string): SendOutcome => ({ delivered: false, statusCode: null, error });

const signatureHeaders = (
  id: string,
  at: Date,
  body: string,
  secrets: readonly string[],
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
});
