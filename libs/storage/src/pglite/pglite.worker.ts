import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { PgliteWorkerData, PgliteWorkerMessage } from './pglite-worker';

const { directory, socket } = workerData as PgliteWorkerData;

// PostgreSQL's own default would reserve 128 MB for a database that fits into a few.
const SETTINGS = ['shared_buffers = 16MB'];
const say = (message: PgliteWorkerMessage): void => parentPort?.postMessage(message);

const run = async (): Promise<void> => {
  const db = await PGlite.create({ dataDir: directory, postgresqlconf: SETTINGS });
  if (socket === null) {
    await db.close();
    return say('closed');
  }
  // One connection: several corrupt the protocol.
  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 1 });
  await server.start();
  parentPort?.once('message', () => {
    void server
      .stop()
      .then(() => db.close())
      .then(() => say('closed'));
  });
  say('ready');
};

void run();
