import { runSections } from './lib/sections';
import { length } from './studio/length';
import { requests } from './studio/requests';
import { trips } from './studio/trips';

/** Measures fetching and compiling prompts. Needs a built tree, a RabbitMQ and a PostgreSQL. */
void runSections('studio', { requests, trips, length });
