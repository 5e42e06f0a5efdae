import { type FrontendMessage, isWrite, queryMessage, sqlOf } from './frontend-messages';

const MESSAGE = 'could not extend file: No space left on device';
/** Fails on the server itself, so that its transaction is aborted as well. */
const FAILING = queryMessage(
  `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = '${MESSAGE}'; END $$`,
);

/**
 * Replaces the writes of one client by a statement that fails with SQLSTATE 53100. A `Parse` that
 * writes is replaced together with everything up to its `Sync`, since the server answers a failed
 * `Query` just as it does such a group.
 */
export class FullDisk {
  private isSkipping = false;

  /** Returns the bytes for the server. */
  forward(message: FrontendMessage, isFull: boolean): Buffer {
    if (this.isSkipping) {
      if (message.type !== 'S') return Buffer.alloc(0);
      this.isSkipping = false;
      return FAILING;
    }
    const sql = isFull ? sqlOf(message) : undefined;
    if (sql === undefined || !isWrite(sql)) return message.bytes;
    if (message.type === 'Q') return FAILING;
    this.isSkipping = true;
    return Buffer.alloc(0);
  }
}
