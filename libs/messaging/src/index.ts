export { AmqpBroker } from './amqp/amqp-broker';
export {
  Broker,
  type Delivery,
  DELIVERY_LIMIT,
  EVENT_PREFETCH,
  type Handler,
  type OutgoingRequest,
  QUEUE_LIMIT,
  type Reply,
  type ReplyListener,
  Unroutable,
} from './broker';
export { InProcessBroker } from './in-process/in-process-broker';
export { InsistentPublisher } from './insistent-publisher';
export { JsonText } from './json-text';
export { MessagingSettings, readMessagingSettings } from './messaging.config';
export { MessagingModule } from './messaging.module';
export { type CallOptions, type GatherOptions, MessagingClient } from './messaging-client';
export { type HandlerSources, MessagingServer } from './messaging-server';
export { Serves, servingHandlers } from './serves';
