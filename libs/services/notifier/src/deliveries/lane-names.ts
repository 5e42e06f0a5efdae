import type { NotifierKind } from '@touchstone/contracts';

/** All mail goes over the one server there is, whoever it is for. */
const MAIL = 'mail:';

/** Of what a notifier sends. */
export const laneOf = (notifierId: string, kind: NotifierKind): string =>
  kind === 'email' ? `${MAIL}${notifierId}` : notifierId;

/** Of what the service itself has to tell a workspace. */
export const ownLane = (workspace: string): string => `${MAIL}workspace:${workspace}`;

export const isMail = (lane: string): boolean => lane.startsWith(MAIL);
