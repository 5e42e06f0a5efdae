import { runSections } from './lib/sections';
import { history } from './management/history';
import { invoke } from './management/invoke';
import { keys } from './management/keys';
import { list } from './management/list';
import { outage } from './management/outage';
import { stats } from './management/stats';

/** Measures keys, definitions, the history and its statistics. Needs a built tree, a RabbitMQ and a PostgreSQL. */
void runSections('management', { keys, invoke, history, list, stats, outage });
