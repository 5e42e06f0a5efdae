import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import {
  type PgliteWorkerData,
  type PgliteWorkerMessage,
  SETTINGS,
  TEMPLATE,
} from './pglite-worker';

const { directory, socket } = workerData as PgliteWorkerData;
const say = (message: PgliteWorkerMessage): void => parentPort?.postMessage(message);

/** Loads the template, if there is one: code that is not built, as in specs, has none beside it. */
const template = (): { loadDataDir?: Blob } => {
  const path = join(__dirname, TEMPLATE);
  return existsSync(path) ? { loadDataDir: new Blob([readFileSync(path)]) } : {};
};

/**
 * Creates the files in a separate thread: the memory for it is freed only when the thread exits.
 */
const makeFiles = async (): Promise<void> => {
  const draft = `${directory}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const maker = new Worker(__filename, {
    workerData: { directory: draft, socket: null } satisfies PgliteWorkerData,
  });
  await once(maker, 'message');
  await maker.terminate();
  renameSync(draft, directory); // atomic: never leaves incomplete files
};

const make = async (): Promise<void> => {
  const db = await PGlite.create({ dataDir: directory, postgresqlconf: SETTINGS, ...template() });
  await db.close();
  say('closed');
};

const serve = async (path: string): Promise<void> => {
  if (!existsSync(directory)) await makeFiles();
  const db = await PGlite.create({ dataDir: directory, postgresqlconf: SETTINGS });
  // One connection: several corrupt the protocol.
  const server = new PGLiteSocketServer({ db, path, maxConnections: 1 });
  await server.start();
  parentPort?.once('message', () => {
    void server
      .stop()
      .then(() => db.close())
      .then(() => say('closed'));
  });
  say('ready');
};

void (socket === null ? make() : serve(socket));
