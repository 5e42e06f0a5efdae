import { createHash } from 'node:crypto';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import {
  ANSWER_RETENTION_MS,
  type Caller,
  type ClaimState,
  type IdempotencyClaim,
} from '@touchstone/contracts';
import type { SealedPlace, Secrets } from '@touchstone/kernel';
import { PeriodicTask, tableOf } from '@touchstone/storage';
import { MANAGEMENT_SECRETS } from '../management.config';
import { ManagementStore } from '../management.store';
import { idempotencyKeyEntity } from './idempotency-key.entity';
import { IdempotencyKeyRepository } from './idempotency-key.repository';

const HOUR_MS = 3_600_000;
/** Keeps statements short: on the embedded database all other queries wait for them. */
const ROWS = 1_000;

// The key itself may hold anything a caller chose, so only its digest is stored.
const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const placeOf = ({ workspace }: Caller, digest: string): SealedPlace => ({
  workspace,
  table: 'idempotency_key',
  row: digest,
});

/** Stores the response of each request with an idempotency key, for 24 hours. */
@Injectable()
export class IdempotencyService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly hourly = new PeriodicTask(HOUR_MS, () => this.sweep());
  private stopped = false;

  constructor(
    private readonly store: ManagementStore,
    @Inject(MANAGEMENT_SECRETS) private readonly secrets: Secrets,
  ) {}

  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    return this.hourly.stop();
  }

  async claim(
    caller: Caller,
    { key, fingerprint, id, leaseMs }: IdempotencyClaim,
  ): Promise<ClaimState> {
    const { now } = this.store;
    const digest = digestOf(key);
    const claim = {
      digest,
      fingerprint,
      subject: id,
      claimed_until: new Date(now.getTime() + leaseMs),
      expires_at: new Date(now.getTime() + ANSWER_RETENTION_MS),
    };
    return this.store.read(async (manager) => {
      const keys = new IdempotencyKeyRepository(manager, caller);
      const subject = await keys.claim(claim, now);
      if (subject !== null) return { state: 'claimed', id: subject };
      const found = await keys.find(digest);
      if (found === null) return { state: 'running' };
      if (found.fingerprint !== fingerprint) return { state: 'mismatch' };
      if (found.response === null) return { state: 'running' };
      return {
        state: 'done',
        response: this.secrets.unseal(found.response, placeOf(caller, digest)),
      };
    });
  }

  async complete(caller: Caller, key: string, response: string): Promise<void> {
    const digest = digestOf(key);
    const sealed = this.secrets.seal(response, placeOf(caller, digest));
    await this.store.read((manager) =>
      new IdempotencyKeyRepository(manager, caller).complete(digest, sealed),
    );
  }

  async release(caller: Caller, key: string): Promise<void> {
    await this.store.read((manager) =>
      new IdempotencyKeyRepository(manager, caller).release(digestOf(key), this.store.now),
    );
  }

  /** Deletes keys at the end of their retention. */
  async sweep(): Promise<void> {
    while (!this.stopped && (await this.deleteSome()) === ROWS);
  }

  private deleteSome(): Promise<number> {
    return this.store.read(async (manager) => {
      const table = tableOf(manager, idempotencyKeyEntity);
      const [, deleted] = await manager.query<[unknown, number]>(
        `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
           SELECT ctid FROM ${table} WHERE "expires_at" <= $1 LIMIT ${ROWS} FOR UPDATE SKIP LOCKED))`,
        [this.store.now],
      );
      return deleted;
    });
  }
}
