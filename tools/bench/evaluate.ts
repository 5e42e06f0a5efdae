import { checks } from './evaluate/checks';
import { connections } from './evaluate/connections';
import { fairness } from './evaluate/fairness';
import { hostile } from './evaluate/hostile';
import { judge } from './evaluate/judge';
import { kill } from './evaluate/kill';
import { latency } from './evaluate/latency';
import { length } from './evaluate/length';
import { outage } from './evaluate/outage';
import { overload } from './evaluate/overload';
import { restarts } from './evaluate/restarts';
import { start } from './evaluate/start';
import { tracing } from './evaluate/tracing';
import { runSections } from './lib/sections';

/**
 * Measures the evaluation path, as a caller of the HTTP interface sees it. Needs a built tree, a
 * RabbitMQ and a PostgreSQL.
 */
void runSections('evaluate', {
  latency,
  connections,
  fairness,
  length,
  hostile,
  start,
  judge,
  kill,
  restarts,
  outage,
  overload,
  checks,
  tracing,
});
