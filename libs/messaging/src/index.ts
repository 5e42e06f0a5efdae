export { AmqpBroker } from './amqp/amqp-broker';
export { Broker, DELIVERY_LIMIT, EVENT_PREFETCH, QUEUE_LIMIT, Unroutable, type Delivery, type Handler, type OutgoingRequest, type Reply, type ReplyListener } from './broker';
export { InProcessBroker } from './in-process/in-process-broker';
export { InsistentPublisher } from './insistent-publisher';
export { JsonText } from './json-text';
export { MessagingClient, type CallOptions, type GatherOptions } from './messaging-client';
export { MessagingModule } from './messaging.module';
export { MessagingServer, type HandlerSources } from './messaging-server';
export { MessagingSettings, readMessagingSettings } from './messaging.config';
