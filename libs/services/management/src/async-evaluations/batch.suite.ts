import {
  ANSWER_RETENTION_MS,
  appendToBatch,
  type BatchLine,
  type BatchRecord,
  type BatchResult,
  type Caller,
  cancelBatch,
  discardBatch,
  getBatch,
  listBatchResults,
  openBatch,
  sealBatch,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { aJob, eventually } from '@touchstone/testing';
import type { RunningManagement } from '../management.fixture';
import { type AggregatorStub, answerTo } from './aggregator-stub.fixture';
import { Expiry } from './expiry';

const linesOf = ({ workspace, keyId }: Caller, count: number): BatchLine[] =>
  Array.from({ length: count }, () => {
    const id = newId();
    return { id, job: aJob({ id, workspace, keyId }) };
  });
const INVALID: BatchLine = { id: newId(), error: 'input: expected a text.' };

/** Describes batches, on a running service. */
export const describeBatches = (
  running: () => RunningManagement,
  aggregator: () => AggregatorStub,
): void => {
  const upload = async (caller: Caller, lines: readonly BatchLine[]): Promise<BatchRecord> => {
    const { ask } = running();
    const { id } = await ask(openBatch, { caller, id: newId() });
    for (let from = 0; from < lines.length; from += 3)
      await ask(appendToBatch, { caller, id, from, lines: lines.slice(from, from + 3) });
    return ask(sealBatch, { caller, id, total: lines.length });
  };
  const read = (caller: Caller, id: string) => running().ask(getBatch, { caller, id });
  const untilEnded = (caller: Caller, id: string): Promise<unknown> =>
    eventually(async () => (await read(caller, id)).status === 'done');
  const results = async (caller: Caller, id: string): Promise<BatchResult[]> => {
    const all: BatchResult[] = [];
    for (let more = true; more;) {
      const after = all.at(-1)?.index ?? -1;
      const page = await running().ask(listBatchResults, { caller, id, after });
      all.push(...page.results);
      more = page.more;
    }
    return all;
  };
  const statesOf = async (id: string): Promise<string[]> => {
    const rows = await running().sql<{ state: string }>(
      `SELECT "state" FROM "${running().schema}"."async_evaluation" WHERE "batch" = $1`,
      [id],
    );
    return rows.map(({ state }) => state);
  };

  it('runs every valid line, and reports the others', async () => {
    const caller = await running().newCaller();
    const lines = [...linesOf(caller, 2), { ...INVALID, id: newId() }, ...linesOf(caller, 5)];
    const { id, ...sealed } = await upload(caller, lines);
    expect(sealed).toEqual({ status: 'running', total: 8, done: 0, failed: 1 });
    await untilEnded(caller, id);
    await expect(read(caller, id)).resolves.toMatchObject({ total: 8, done: 7, failed: 1 });
    expect(await results(caller, id)).toEqual(
      lines.map((line, index) =>
        'job' in line
          ? { index, id: line.id, ...answerTo(line.job) }
          : { index, id: line.id, error: line.error },
      ),
    );
  });

  it('has ended at once without a valid line', async () => {
    const caller = await running().newCaller();
    await expect(upload(caller, [{ ...INVALID, id: newId() }])).resolves.toMatchObject({
      status: 'done',
      total: 1,
      failed: 1,
    });
  });

  it('reads results while it runs, and goes on after those it has read', async () => {
    const caller = await running().newCaller();
    const lines = [{ ...INVALID, id: newId() }, ...linesOf(caller, 3)];
    const release = aggregator().hold();
    const { id } = await upload(caller, lines);
    expect((await results(caller, id)).map(({ index }) => index)).toEqual([0]);
    release();
    await untilEnded(caller, id);
    const page = await running().ask(listBatchResults, { caller, id, after: 1 });
    expect(page.results.map(({ index }) => index)).toEqual([2, 3]);
  });

  it('reads more results than one page has', async () => {
    const caller = await running().newCaller();
    const lines = Array.from({ length: 450 }, () => ({ ...INVALID, id: newId() }));
    const { id } = await upload(caller, lines);
    expect((await results(caller, id)).map(({ index }) => index)).toEqual(
      lines.map((_line, index) => index),
    );
  });

  it('passes over many invalid lines at once', async () => {
    const caller = await running().newCaller();
    const invalid = Array.from({ length: 3 * CONCURRENCY }, () => ({ ...INVALID, id: newId() }));
    const release = aggregator().hold();
    const { id } = await upload(caller, [...invalid, ...linesOf(caller, 1)]);
    await eventually(async () => (await statesOf(id)).includes('queued'));
    release();
    await untilEnded(caller, id);
  });

  it('ends with an error for each line that cannot be read any more', async () => {
    const caller = await running().newCaller();
    const release = aggregator().hold();
    const { id } = await upload(caller, linesOf(caller, CONCURRENCY + 2));
    await eventually(async () => (await statesOf(id)).includes('queued'));
    await running().sql(
      `UPDATE "${running().schema}"."async_evaluation" SET "job" = 'other' WHERE "batch" = $1 AND "state" = 'waiting'`,
      [id],
    );
    release();
    await untilEnded(caller, id);
    await expect(read(caller, id)).resolves.toMatchObject({ done: CONCURRENCY, failed: 2 });
    expect((await results(caller, id)).at(-1)).toMatchObject({
      error: expect.stringContaining('cannot be read any more'),
    });
  });

  it('does not exist before its upload has ended', async () => {
    const caller = await running().newCaller();
    const { id } = await running().ask(openBatch, { caller, id: newId() });
    await expect(read(caller, id)).rejects.toMatchObject({ kind: 'not_found' });
    await expect(results(caller, id)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('stores each line once when a part of the upload is delivered twice', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const lines = linesOf(caller, 3);
    const { id } = await ask(openBatch, { caller, id: newId() });
    await ask(appendToBatch, { caller, id, from: 0, lines });
    await ask(appendToBatch, { caller, id, from: 0, lines });
    await expect(ask(sealBatch, { caller, id, total: 3 })).resolves.toMatchObject({ total: 3 });
    await untilEnded(caller, id);
    await expect(ask(sealBatch, { caller, id, total: 3 })).resolves.toMatchObject({ done: 3 });
  });

  it('does not run when lines are missing', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const { id } = await ask(openBatch, { caller, id: newId() });
    await ask(appendToBatch, { caller, id, from: 0, lines: linesOf(caller, 2) });
    await expect(ask(sealBatch, { caller, id, total: 3 })).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  it('stops when it is cancelled, twice or not, and keeps what was answered', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const release = aggregator().hold();
    const { id } = await upload(caller, linesOf(caller, 40));
    await eventually(async () => (await statesOf(id)).includes('queued'));
    const cancelled = await ask(cancelBatch, { caller, id });
    expect(cancelled).toMatchObject({ status: 'cancelled', total: 40 });
    await expect(ask(cancelBatch, { caller, id })).resolves.toMatchObject({ status: 'cancelled' });
    release();
    const other = await upload(caller, linesOf(caller, 1));
    await untilEnded(caller, other.id);
    const ended = await results(caller, id);
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.filter((line) => 'error' in line).length).toBe(40 - CONCURRENCY);
  });

  it('stays as it is when it is cancelled after its end', async () => {
    const caller = await running().newCaller();
    const { id } = await upload(caller, linesOf(caller, 1));
    await untilEnded(caller, id);
    await expect(running().ask(cancelBatch, { caller, id })).resolves.toMatchObject({
      status: 'done',
      done: 1,
    });
  });

  it('lets a small batch of another workspace pass one that is large', async () => {
    const [big, small] = [await running().newCaller(), await running().newCaller()];
    const release = aggregator().hold();
    await upload(big, linesOf(big, 120));
    const { id } = await upload(small, linesOf(small, 10));
    const before = aggregator().seen.length;
    release();
    await untilEnded(small, id);
    const { seen } = aggregator();
    const last = seen.findLastIndex(({ workspace }) => workspace === small.workspace);
    const between = seen.slice(before, last).filter(({ workspace }) => workspace === big.workspace);
    expect(between.length).toBeLessThan(2 * CONCURRENCY);
  });

  it('is unknown to another workspace, whatever it is asked for', async () => {
    const { ask, newCaller } = running();
    const [caller, other] = [await newCaller(), await newCaller()];
    const { id } = await upload(caller, linesOf(caller, 1));
    const { id: open } = await ask(openBatch, { caller, id: newId() });
    for (const attempt of [
      () => ask(getBatch, { caller: other, id }),
      () => ask(cancelBatch, { caller: other, id }),
      () => ask(listBatchResults, { caller: other, id, after: -1 }),
      () => ask(appendToBatch, { caller: other, id: open, from: 0, lines: linesOf(other, 1) }),
      () => ask(sealBatch, { caller: other, id: open, total: 0 }),
      () => ask(discardBatch, { caller: other, id: open }),
    ])
      await expect(attempt()).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('leaves nothing behind when its upload breaks off', async () => {
    const { ask, newCaller, get } = running();
    const caller = await newCaller();
    const { id } = await ask(openBatch, { caller, id: newId() });
    await ask(appendToBatch, { caller, id, from: 0, lines: linesOf(caller, 2) });
    await ask(discardBatch, { caller, id });
    await expect(
      ask(appendToBatch, { caller, id, from: 2, lines: linesOf(caller, 1) }),
    ).rejects.toMatchObject({ kind: 'not_found' });
    await get(Expiry).sweep();
    expect(await statesOf(id)).toEqual([]);
  });

  it('expires with its lines after its retention', async () => {
    const { clock, get, newCaller } = running();
    const caller = await newCaller();
    const { id } = await upload(caller, linesOf(caller, 2));
    await untilEnded(caller, id);
    clock.advance(ANSWER_RETENTION_MS + 1_000);
    await get(Expiry).sweep();
    await expect(read(caller, id)).rejects.toMatchObject({ kind: 'not_found' });
    expect(await statesOf(id)).toEqual([]);
  });
};

/** The default, which the fixture's service has. */
const CONCURRENCY = 32;
