import { Webhook } from 'standardwebhooks';
import { type Clock } from '@touchstone/kernel';
import type { Channel, SendOutcome } from '../channel-type';
import type { HttpPoster } from '../http/http-poster';
import type { Notice } from '../notice';
import { webhookBody } from './webhook-body';

export interface WebhookTarget {
  kind: 'webhook';
  url: string;
  /** Value of the `Authentication` header. */
  authentication: string | null;
  /** Unexpired ones, newest first, as `whsec_…`. */
  secrets: string[];
}

const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * Posts JSON, signed as Standard Webhooks specifies with every unexpired secret, so that a receiver
 * may know the old or the new one.
 */
export class WebhookChannel implements Channel<WebhookTarget> {
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
    if (body === undefined) return failed('This kind of notice is sent by e-mail only.');
    if (authentication !== null && !HEADER_VALUE.test(authentication))
      return failed('The authentication contains characters that a header cannot carry.');
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

const failed = (error: string): SendOutcome => ({ delivered: false, statusCode: null, error });

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
