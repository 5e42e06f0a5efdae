import { runSections } from './lib/sections';
import { command } from './start/command';
import { idle } from './start/idle';
import { ready } from './start/ready';

/**
 * Measures start and idle cost of an all-in-one, beside a bare PGlite in the same run. Needs a
 * built tree.
 */
void runSections('start', { ready, idle, command });
