import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ManagementClient } from '@touchstone/clients';
import {
  type BatchRecord,
  type BatchResultPage,
  cancelBatch,
  getBatch,
  listBatchResults,
  type Principal,
  sealBatch,
} from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';
import { IdempotentRequests } from '../evaluation/idempotent-requests';
import { callerOf } from '../management/routes';
import { BatchUpload } from './batch-upload';

/** How long an upload waits for another with the same idempotency key. */
const WAIT_MS = 30_000;
/** Shorter than the claim of an idempotency key, so that no other request seals meanwhile. */
const SEAL_MS = 20_000;

export interface AcceptedBatch {
  id: string;
  total: number;
}

@Injectable()
export class BatchService {
  constructor(
    private readonly management: ManagementClient,
    private readonly uploads: BatchUpload,
    private readonly idempotent: IdempotentRequests,
  ) {}

  /**
   * Stores the lines, then lets them run.
   * @throws what `BatchUpload` throws; with an idempotency key also InvalidRequest for another body,
   * StillRunning
   */
  async create(
    stream: AsyncIterable<Buffer>,
    principal: Principal,
    key: string | undefined,
  ): Promise<AcceptedBatch & { replayed?: true }> {
    this.idempotent.check(key);
    const caller = callerOf(principal);
    const { id, lines, fingerprint } = await this.uploads.receive(stream, principal);
    try {
      const request = ['batch', fingerprint];
      const accepted = await this.idempotent.run(
        { caller, key, request, waitMs: WAIT_MS, id },
        async (first) =>
          (await this.sealedBefore(principal, first, id)) ?? this.seal(principal, id, lines),
      );
      if (accepted.id !== id) await this.uploads.discard(principal, id);
      return accepted;
    } catch (error) {
      await this.uploads.discard(principal, id);
      throw error;
    }
  }

  /** @throws UnknownId */
  get(principal: Principal, id: string): Promise<BatchRecord> {
    return this.management.ask(getBatch, { caller: callerOf(principal), id });
  }

  /** @throws UnknownId */
  cancel(principal: Principal, id: string): Promise<BatchRecord> {
    return this.management.ask(cancelBatch, { caller: callerOf(principal), id });
  }

  /**
   * Returns the lines that have ended as JSON lines, page by page as they are read.
   * @param after index of the last line that the caller has; -1: none
   * @throws UnknownId
   */
  async results(principal: Principal, id: string, after: number): Promise<Readable> {
    const first = await this.page(principal, id, after);
    return Readable.from(this.pagesFrom(first, principal, id), { objectMode: false });
  }

  private async *pagesFrom(
    first: BatchResultPage,
    principal: Principal,
    id: string,
  ): AsyncGenerator<string> {
    let page = first;
    for (;;) {
      const last = page.results.at(-1);
      if (!last) return;
      yield page.results.map((result) => `${JSON.stringify(result)}\n`).join('');
      if (!page.more) return;
      page = await this.page(principal, id, last.index);
    }
  }

  private page(principal: Principal, id: string, after: number): Promise<BatchResultPage> {
    return this.management.ask(listBatchResults, { caller: callerOf(principal), id, after });
  }

  private async seal(principal: Principal, id: string, lines: number): Promise<AcceptedBatch> {
    const caller = callerOf(principal);
    const { total } = await this.management.ask(sealBatch, { caller, id, total: lines }, SEAL_MS);
    return { id, total };
  }

  /** Finds the batch of a process that died between sealing it and storing its response. */
  private async sealedBefore(
    principal: Principal,
    first: string,
    id: string,
  ): Promise<AcceptedBatch | undefined> {
    if (first === id) return undefined;
    try {
      const { total } = await this.get(principal, first);
      return { id: first, total };
    } catch (error) {
      if (error instanceof AppError && error.kind === 'not_found') return undefined;
      throw error;
    }
  }
}
