import { Counter } from 'prom-client';

export const messageCounter = new Counter({
  name: 'touchstone_messages_total',
  help: 'Messages by what became of them.',
  labelNames: ['outcome'] as const,
});

export type MessageOutcome =
  | 'handled'
  | 'failed'
  | 'redelivered'
  | 'dead_lettered'
  | 'expired'
  | 'late_reply'
  | 'returned_reply'
  | 'partial_fanout';

export const count = (outcome: MessageOutcome): void => messageCounter.inc({ outcome });
