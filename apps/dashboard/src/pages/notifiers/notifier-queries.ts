import { queryOptions } from '@tanstack/react-query';
import type {
  DeliveryRecord,
  NotifierEvent,
  NotifierKind,
  NotifierRecord,
} from '@touchstone/contracts';
import { getFromApi, queryOf } from '../../api/client';

/** A notifier that was just made or whose secret was replaced. */
export type ShownNotifier = NotifierRecord & { signing_secret?: string };

export const KINDS: readonly { value: NotifierKind; label: string }[] = [
  { value: 'webhook', label: 'Webhook' },
  { value: 'chat', label: 'Chat tool' },
  { value: 'email', label: 'E-mail' },
];

export const EVENTS: readonly [event: NotifierEvent, when: string][] = [
  ['evaluation.failed', 'an evaluation failed'],
  ['detection.created', 'a check found something'],
  ['evaluation.created', 'any evaluation was completed'],
];

export const notifiersQuery = queryOptions({
  queryKey: ['notifiers'],
  queryFn: () => getFromApi<NotifierRecord[]>('/notifiers?limit=200'),
});

export const notifierQuery = (id: string) =>
  queryOptions({
    queryKey: ['notifiers', id],
    queryFn: () => getFromApi<NotifierRecord>(`/notifiers/${encodeURIComponent(id)}`),
  });

export const DELIVERY_ROWS = 50;
const REFRESH_MS = 10_000;

export const deliveriesQuery = (id: string, filter: { status?: string; page: number }) =>
  queryOptions({
    queryKey: ['notifiers', id, 'deliveries', filter],
    queryFn: () =>
      getFromApi<DeliveryRecord[]>(
        `/notifiers/${encodeURIComponent(id)}/deliveries${queryOf({
          status: filter.status,
          limit: DELIVERY_ROWS,
          offset: (filter.page - 1) * DELIVERY_ROWS,
        })}`,
      ),
    refetchInterval: REFRESH_MS,
  });

/** Returns the kind of a notifier in words. */
export const kindOf = ({ kind }: NotifierRecord): string =>
  KINDS.find(({ value }) => value === kind)?.label ?? kind;

/** Returns where a notifier sends to, as far as it is shown. */
export const targetOf = (notifier: NotifierRecord): string =>
  notifier.kind === 'email' ? notifier.recipients.join(', ') : notifier.url;
