export { AmqpBroker } from './amqp/amqp-broker';
export { AmqpDeadLetters, type DeadLetterQueue, type Requeued } from './amqp/amqp-dead-letters';
export type { DeadLetter } from './amqp/dead-letter';
export { subscriptionQueueName, workQueueName } from './amqp/topology';
export {
  Broker,
  type Delivery,
  DELIVERY_LIMIT,
  EVENT_PREFETCH,
  type Handler,
  LIVE_LIMITS,
  MESSAGE_LIMIT_BYTES,
  MessageTooLarge,
  type OutgoingRequest,
  type Reply,
  type ReplyListener,
  Unroutable,
} from './broker';
export { type HandledCount, HandledMessages } from './handled-messages';
export { InProcessBroker } from './in-process/in-process-broker';
export { JsonText } from './json-text';
export { MessagingSettings, readMessagingSettings } from './messaging.config';
export { MessagingModule } from './messaging.module';
export { type CallOptions, type GatherOptions, MessagingClient } from './messaging-client';
export { type HandlerOptions, MessagingServer } from './messaging-server';
export { type Ending, type Leave, QueueLoad } from './queue-load';
export { RetryingPublisher } from './retrying-publisher';
