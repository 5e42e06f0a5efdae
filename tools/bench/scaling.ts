import { runSections } from './lib/sections';
import { backlog } from './scaling/backlog';
import { costs } from './scaling/costs';
import { neighbours } from './scaling/neighbours';
import { processorTime } from './scaling/processor-time';
import { workers } from './scaling/workers';

/**
 * Measures how the deployment scales with its processes; `docs/scaling.md` draws the conclusions.
 * Needs a built tree, a RabbitMQ and a PostgreSQL.
 */
void runSections('scaling', {
  costs,
  workers,
  neighbours,
  'processor-time': processorTime,
  backlog,
});
