import {
  ANSWER_RETENTION_MS,
  type Caller,
  claimIdempotencyKey,
  type ClaimState,
  completeIdempotencyKey,
  type IdempotencyClaim,
  releaseIdempotencyKey,
} from '@touchstone/contracts';
import type { RunningManagement } from '../management.fixture';
import { IdempotencyService } from './idempotency.service';

const CLAIM: IdempotencyClaim = { key: 'order 7', fingerprint: 'f', id: 'first', leaseMs: 1_000 };

/** Describes idempotency keys, on a running service. */
export const describeIdempotency = (running: () => RunningManagement): void => {
  const claim = (caller: Caller, parts: Partial<IdempotencyClaim> = {}): Promise<ClaimState> =>
    running().ask(claimIdempotencyKey, { caller, ...CLAIM, ...parts });
  const complete = (caller: Caller, response: string): Promise<unknown> =>
    running().ask(completeIdempotencyKey, { caller, key: CLAIM.key, response });

  it('are claimed by one of five requests at once', async () => {
    const caller = await running().newCaller();
    const claims = await Promise.all(['1', '2', '3', '4', '5'].map((id) => claim(caller, { id })));
    expect(claims.map(({ state }) => state).sort()).toEqual([
      'claimed',
      'running',
      'running',
      'running',
      'running',
    ]);
  });

  it('answer with the response of the first request', async () => {
    const caller = await running().newCaller();
    await claim(caller);
    await complete(caller, '{"score":7}');
    await complete(caller, '{"score":8}');
    await expect(claim(caller, { id: 'second' })).resolves.toEqual({
      state: 'done',
      response: '{"score":7}',
    });
  });

  it.each(['while the first request runs', 'after its end'])(
    'refuse another request %s',
    async (when) => {
      const caller = await running().newCaller();
      await claim(caller);
      if (when === 'after its end') await complete(caller, '{}');
      await expect(claim(caller, { fingerprint: 'other' })).resolves.toEqual({ state: 'mismatch' });
    },
  );

  it('belong to a workspace', async () => {
    const [caller, other] = [await running().newCaller(), await running().newCaller()];
    await claim(caller);
    await expect(claim(other, { fingerprint: 'other', id: 'second' })).resolves.toEqual({
      state: 'claimed',
      id: 'second',
    });
  });

  it('keep the id of a request that died, for the one that takes over', async () => {
    const caller = await running().newCaller();
    await claim(caller);
    running().clock.advance(1_001);
    await expect(claim(caller, { id: 'second' })).resolves.toEqual({
      state: 'claimed',
      id: 'first',
    });
    await expect(claim(caller, { id: 'third' })).resolves.toEqual({ state: 'running' });
  });

  it('are free at once after a request that failed', async () => {
    const caller = await running().newCaller();
    await claim(caller);
    await running().ask(releaseIdempotencyKey, { caller, key: CLAIM.key });
    await expect(claim(caller)).resolves.toMatchObject({ state: 'claimed' });
  });

  it('are forgotten after 24 hours', async () => {
    const caller = await running().newCaller();
    await claim(caller);
    await complete(caller, '{}');
    running().clock.advance(ANSWER_RETENTION_MS + 1);
    await expect(claim(caller, { fingerprint: 'other', id: 'second' })).resolves.toEqual({
      state: 'claimed',
      id: 'second',
    });
    running().clock.advance(ANSWER_RETENTION_MS + 1);
    await running().get(IdempotencyService).sweep();
    await expect(rows()).resolves.toEqual([]);
  });

  it('show neither key nor response in their row', async () => {
    const caller = await running().newCaller();
    await claim(caller);
    await complete(caller, '{"reason":"a word of mouth"}');
    const stored = JSON.stringify(await rows());
    expect(stored).not.toContain(CLAIM.key);
    expect(stored).not.toContain('a word of mouth');
  });

  const rows = (): Promise<unknown[]> =>
    running().sql(`SELECT * FROM "${running().schema}"."idempotency_key"`);
};
