/** The services that have a shared subscription: each has a durable queue, with its dead letters. */
export const EVENT_SUBSCRIBERS = ['management', 'notifier'] as const;
