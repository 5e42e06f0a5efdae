import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ManagementClient } from '@touchstone/clients';
import {
  type Caller,
  claimIdempotencyKey,
  type ClaimState,
  completeIdempotencyKey,
  releaseIdempotencyKey,
  type RequestOf,
} from '@touchstone/contracts';
import { InvalidRequest } from '@touchstone/http-edge';
import { AppError, Deadline, newId } from '@touchstone/kernel';

/** A claim outlives the wait of its request by this, so that it lapses only if the process died. */
const LEASE_MARGIN_MS = 10_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;
const LONGEST_KEY = 255;

/** Another request with the same idempotency key has not ended. */
export class StillRunning extends AppError {
  readonly kind = 'conflict';
  readonly code = 'idempotency.running';

  constructor() {
    super('A request with this Idempotency-Key is still running; try again.');
  }
}

export interface IdempotentRequest {
  caller: Caller;
  /** Value of the `Idempotency-Key` header; without one, every request runs. */
  key: string | undefined;
  /** The route and the body: what must be the same whenever the key is. */
  request: unknown;
  /** How long the caller waits. */
  waitMs: number;
  /** Id of the evaluation or batch; new by default. */
  id?: string;
}

/** Runs requests with the same idempotency key once; the others receive the same response. */
@Injectable()
export class IdempotentRequests {
  constructor(private readonly management: ManagementClient) {}

  /**
   * @param run makes the response, which must be JSON data, for the evaluation or batch of this id
   * @throws InvalidRequest for a key that is malformed or was used for another request,
   * StillRunning, Unavailable, and what `run` throws
   */
  async run<Response extends object>(
    { caller, key, request, waitMs, id = newId() }: IdempotentRequest,
    run: (id: string) => Promise<Response>,
  ): Promise<Response & { replayed?: true }> {
    this.check(key);
    if (key === undefined) return run(id);
    const fingerprint = fingerprintOf(request);
    const claim = await this.claim(
      { caller, key, fingerprint, id, leaseMs: waitMs + LEASE_MARGIN_MS },
      Deadline.in(waitMs),
    );
    if (claim.state === 'done')
      return { ...(JSON.parse(claim.response) as Response), replayed: true };
    try {
      const response = await run(claim.id);
      await this.management.ask(completeIdempotencyKey, {
        caller,
        key,
        response: JSON.stringify(response),
      });
      return response;
    } catch (error) {
      await this.management.ask(releaseIdempotencyKey, { caller, key }).catch(() => undefined);
      throw error;
    }
  }

  /** @throws InvalidRequest for a malformed key */
  check(key: string | undefined): void {
    if (key !== undefined && (key.length === 0 || key.length > LONGEST_KEY))
      throw new InvalidRequest(`Idempotency-Key: expected 1 to ${LONGEST_KEY} characters.`);
  }

  /** Claims the key, waiting for the request that holds it. */
  private async claim(
    body: RequestOf<typeof claimIdempotencyKey>,
    deadline: Deadline,
  ): Promise<Extract<ClaimState, { state: 'claimed' | 'done' }>> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const claim = await this.management.ask(claimIdempotencyKey, body);
      if (claim.state === 'mismatch')
        throw new InvalidRequest(
          'Idempotency-Key: expected the request that this key was first used for; another request needs a key of its own.',
        );
      if (claim.state !== 'running') return claim;
      if (deadline.passed) throw new StillRunning();
      await wait(Math.min(pauseMs, deadline.remainingMs));
    }
  }
}

const fingerprintOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
