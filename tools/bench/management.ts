import { runSections } from './lib/sections';
import { history } from './management/history';
import { invoke } from './management/invoke';
import { keys } from './management/keys';
import { list } from './management/list';
import { outage } from './management/outage';

/** Measures keys, definitions and the history. Needs a built tree, a RabbitMQ and a PostgreSQL. */
void runSections('management', { keys, invoke, history, list, outage });
