import type { NotifierKind } from '@touchstone/contracts';
import { CHANNEL_TYPES } from '../channels/channel-types';

/** E-mails to all targets go through the operator's one server. */
const MAIL = 'mail:';

/** Key of the queue of one notifier's deliveries. */
export const targetKeyOf = (notifierId: string, kind: NotifierKind): string =>
  CHANNEL_TYPES[kind].usesMailServer ? `${MAIL}${notifierId}` : notifierId;

/** Key of the queue of the service's own e-mails to one workspace. */
export const serviceTargetKey = (workspace: string): string => `${MAIL}workspace:${workspace}`;

export const usesMailServer = (targetKey: string): boolean => targetKey.startsWith(MAIL);
