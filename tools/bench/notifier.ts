import { runSections } from './lib/sections';
import { benchArguments } from './notifier/arguments';
import { evaluate } from './notifier/evaluate';
import { kill } from './notifier/kill';
import { latency } from './notifier/latency';
import { memory } from './notifier/memory';
import { neighbours } from './notifier/neighbours';

/**
 * Measures notifications: `npm run bench -- notifier [--deliveries NUMBER] [section …]`. Needs a
 * built tree, a RabbitMQ and a PostgreSQL.
 */
const { deliveries, sections } = benchArguments();
void runSections(
  'notifier',
  { latency, neighbours, kill, memory: () => memory(deliveries), evaluate },
  sections,
);
