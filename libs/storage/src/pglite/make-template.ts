import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { SETTINGS, TEMPLATE } from './pglite-worker';

/** Stores the files of an empty database beside this file, as the last step of the build. */
const run = async (): Promise<void> => {
  const db = await PGlite.create({ postgresqlconf: SETTINGS });
  const files = await db.dumpDataDir('gzip');
  await db.close();
  const path = join(__dirname, TEMPLATE);
  writeFileSync(`${path}.draft`, Buffer.from(await files.arrayBuffer()));
  renameSync(`${path}.draft`, path);
};

void run();
