import { runSections } from './lib/sections';
import { broker } from './messaging/broker';
import { inProcess } from './messaging/in-process';

/**
 * Measures our round trip (one message to five queues, five replies) beside the same in bare
 * amqplib.
 */
void runSections('messaging', { broker, 'in-process': inProcess });
