import type { NotifierKind } from '@touchstone/contracts';
import { recipientsOf } from '../channels/channel-types';
import type { Claimed } from './delivery-queue';

/** The service's own e-mails belong to no notifier. */
export const kindOf = ({ notifier }: Claimed): NotifierKind => notifier?.target.kind ?? 'email';

/** A test is sent although its notifier is off; nothing else is, and nothing of a deleted one. */
const isNotifierOff = ({ notifier_id, notifier, event }: Claimed): boolean =>
  notifier_id !== null && (notifier === null || (!notifier.active && event !== 'notifier.test'));

const isRecipientRemoved = ({ notifier, recipient }: Claimed): boolean =>
  notifier !== null && !recipientsOf(notifier.target).includes(recipient);

/** True when the delivery is obsolete: its notifier was deleted, switched off or readdressed. */
export const isObsolete = (claimed: Claimed): boolean =>
  isNotifierOff(claimed) || isRecipientRemoved(claimed);
