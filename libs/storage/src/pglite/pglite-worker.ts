/** What the thread of the embedded database is told at its start. */
export interface PgliteWorkerData {
  /** Its files. */
  directory: string;
  /** Path of the Unix socket it listens on; `null`: only make the files, and end. */
  socket: string | null;
}

export type PgliteWorkerMessage = 'ready' | 'closed';
