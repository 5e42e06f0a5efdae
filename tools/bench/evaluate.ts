import { checks } from './evaluate/checks';
import { hostile } from './evaluate/hostile';
import { judge } from './evaluate/judge';
import { kill } from './evaluate/kill';
import { latency } from './evaluate/latency';
import { length } from './evaluate/length';
import { outage } from './evaluate/outage';
import { start } from './evaluate/start';
import { runSections } from './lib/sections';

/** The evaluation path, as a caller of the HTTP interface sees it. Needs a built tree and a RabbitMQ. */
void runSections('evaluate', { latency, length, hostile, start, judge, kill, outage, checks });
