import { createHash, type Hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ManagementClient } from '@touchstone/clients';
import {
  appendToBatch,
  type BatchLine,
  discardBatch,
  openBatch,
  type Principal,
} from '@touchstone/contracts';
import { EdgeSettings, InvalidRequest } from '@touchstone/http-edge';
import { AppError, newId } from '@touchstone/kernel';
import { callerOf } from '../management/routes';
import { BatchLines } from './batch-lines';
import { linesOf } from './json-lines';

const MOST_LINES = 1_000_000;
const MOST_BYTES = 4 * 1024 ** 3;
/** Bounds of one message to the management service. */
const PART_LINES = 200;
const PART_BYTES = 1024 * 1024;
/** Other requests are served after this time at the latest. */
const TURN_MS = 10;

/** An upload has more lines or bytes than a batch may have. */
export class BatchTooLarge extends AppError {
  readonly kind = 'too_large';
  readonly code = 'batch.too_large';

  constructor() {
    super(
      `The batch is too large; at most ${MOST_LINES} lines with ${MOST_BYTES} bytes are accepted. Send several batches.`,
    );
  }
}

/** Lines that are stored and do not run yet. */
export interface Upload {
  id: string;
  lines: number;
  /** Digest of the bytes. */
  fingerprint: string;
}

/** Stores the lines of a batch while they arrive. */
@Injectable()
export class BatchUpload {
  constructor(
    private readonly management: ManagementClient,
    private readonly lines: BatchLines,
    private readonly edge: EdgeSettings,
  ) {}

  /** @throws InvalidRequest without a line, BatchTooLarge, Unavailable; nothing is kept then */
  async receive(stream: AsyncIterable<Buffer>, principal: Principal): Promise<Upload> {
    const caller = callerOf(principal);
    const { id } = await this.management.ask(openBatch, { caller, id: newId() });
    try {
      const hash = createHash('sha256');
      const lines = await this.store(id, hashed(stream, hash), principal);
      if (lines === 0) throw new InvalidRequest('Expected at least one line.');
      return { id, lines, fingerprint: hash.digest('hex') };
    } catch (error) {
      await this.discard(principal, id);
      throw error;
    }
  }

  /** Deletes an upload; what fails is left to the management service, which deletes it later. */
  async discard(principal: Principal, id: string): Promise<void> {
    await this.management
      .ask(discardBatch, { caller: callerOf(principal), id })
      .catch(() => undefined);
  }

  /** @returns the number of lines */
  private async store(
    id: string,
    stream: AsyncIterable<Buffer>,
    principal: Principal,
  ): Promise<number> {
    const caller = callerOf(principal);
    let [from, bytes, turnMs] = [0, 0, performance.now()];
    let part: BatchLine[] = [];
    // One part is stored while the next one is read.
    let storing: Promise<unknown> = Promise.resolve();
    const send = async (): Promise<void> => {
      await storing;
      if (part.length === 0) return;
      storing = this.management.ask(appendToBatch, { caller, id, from, lines: part });
      storing.catch(() => undefined);
      from += part.length;
      [part, bytes] = [[], 0];
    };
    for await (const line of linesOf(stream, this.edge.bodyBytes)) {
      if (from + part.length === MOST_LINES) throw new BatchTooLarge();
      part.push(await this.lines.read(line, principal));
      bytes += typeof line === 'symbol' ? 0 : line.length;
      if (part.length === PART_LINES || bytes >= PART_BYTES) await send();
      if (performance.now() - turnMs < TURN_MS) continue;
      await nextTurn();
      turnMs = performance.now();
    }
    await send();
    await storing;
    return from;
  }
}

async function* hashed(stream: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new BatchTooLarge();
    hash.update(chunk);
    yield chunk;
  }
}
