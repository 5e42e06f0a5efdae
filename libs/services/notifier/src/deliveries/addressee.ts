import type { Secrets } from '@touchstone/kernel';
import type { Target } from '../channels/channel';
import type { StoredTarget } from '../notifiers/notifier.entity';
import type { Claimed } from './delivery-queue';

/** Asks whom a workspace wants to hear of its own affairs; `''` for nobody. @throws Unavailable, and others, while nobody can say */
export type ContactOf = (workspace: string) => Promise<string>;

/** With its secrets opened. @throws Error for a secret that was sealed with another key */
export const targetOf = (
  name: string,
  target: StoredTarget,
  recipient: string,
  secrets: Secrets,
  now: Date,
): Target => {
  switch (target.kind) {
    case 'webhook': {
      const { url, authentication } = target;
      const live = target.secrets.filter(({ until }) => until === null || new Date(until) > now);
      return {
        kind: 'webhook',
        url,
        authentication: authentication && secrets.unseal(authentication.sealed),
        secrets: live.map(({ sealed }) => secrets.unseal(sealed)),
      };
    }
    case 'chat': {
      const { sealedUrl, channel, template } = target;
      return {
        kind: 'chat',
        url: secrets.unseal(sealedUrl),
        notifierName: name,
        channel,
        template,
      };
    }
    case 'email':
      return {
        kind: 'email',
        recipient,
        bodyType: target.bodyType,
        subject: target.subject,
        notifierName: name,
      };
  }
};

/** What the service itself sends, by e-mail. */
export const plainMail = (recipient: string): Target => ({
  kind: 'email',
  recipient,
  bodyType: 'text',
  subject: '',
});

/** Without opening anything. */
export const kindOf = ({ notifier }: Claimed): Target['kind'] => notifier?.target.kind ?? 'email';

/** Its notifier was deleted, or is off. A test is for one that is off as well. */
export const isOff = ({ notifier_id, notifier, event }: Claimed): boolean =>
  notifier_id !== null && (notifier === null || (!notifier.active && event !== 'notifier.test'));

/** Its receiver was taken off its notifier's list meanwhile. */
export const wasTakenOff = ({ notifier, recipient }: Claimed): boolean =>
  notifier?.target.kind === 'email' && !notifier.target.recipients.includes(recipient);
