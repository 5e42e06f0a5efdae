import { runSections } from './lib/sections';
import { benchArguments } from './pass-through/arguments';
import { guarded } from './pass-through/guarded';
import { memory } from './pass-through/memory';
import { unguarded } from './pass-through/unguarded';

/**
 * Measures traffic to a model vendor, beside Portkey: `npm run bench -- pass-through [--replies
 * NUMBER] [section …]`. Needs a built tree, a RabbitMQ and a PostgreSQL.
 */
const { replies, sections } = benchArguments();
void runSections('pass-through', { unguarded, guarded, memory: () => memory(replies) }, sections);
