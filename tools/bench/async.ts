import { accept } from './async/accept';
import { batch } from './async/batch';
import { fair } from './async/fair';
import { runSections } from './lib/sections';

/**
 * Measures asynchronous evaluations and batches. Needs a built tree, a RabbitMQ and a PostgreSQL.
 */
void runSections('async', { accept, batch, fair });
