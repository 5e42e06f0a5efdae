import {
  acceptEvaluation,
  ANSWER_RETENTION_MS,
  asyncAcceptedQueue,
  type AsyncAnswer,
  asyncAnswersQueue,
  type AsyncEvaluation,
  type Caller,
  evaluationCompleted,
  type EvaluationJob,
  getEvaluation,
  runAsyncEvaluation,
  storeAsyncAnswer,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { aJob, eventually } from '@touchstone/testing';
import { aCompletion, type RunningManagement } from '../management.fixture';
import { type AggregatorStub, answerTo } from './aggregator-stub.fixture';
import { Dispatcher, LEASE_MS } from './dispatcher';
import { Expiry } from './expiry';

const jobOf = ({ workspace, keyId }: Caller, parts: Partial<EvaluationJob> = {}): EvaluationJob =>
  aJob({ id: newId(), workspace, keyId, ...parts });

/** Describes evaluations that no caller waits for, on a running service. */
export const describeAsyncEvaluations = (
  running: () => RunningManagement,
  aggregator: () => AggregatorStub,
): void => {
  const accept = async (caller: Caller, job: EvaluationJob): Promise<void> => {
    await running().ask(acceptEvaluation, { caller, job });
  };
  const read = (caller: Caller, id: string) => running().ask(getEvaluation, { caller, id });
  const rowOf = async (id: string): Promise<Record<string, unknown> | undefined> =>
    (
      await running().sql<Record<string, unknown>>(
        `SELECT * FROM "${running().schema}"."async_evaluation" WHERE "id" = $1`,
        [id],
      )
    )[0];
  const answered = (job: EvaluationJob, score: number): Promise<void> =>
    running().broker.enqueue([asyncAnswersQueue], storeAsyncAnswer.pattern, {
      id: job.id,
      workspace: job.workspace,
      answer: { ...aCompletion().answer, score },
      timings: [],
    } satisfies AsyncAnswer);

  it('is pending from its acceptance until its answer is stored', async () => {
    const caller = await running().newCaller();
    const job = jobOf(caller);
    const release = aggregator().hold();
    await accept(caller, job);
    await expect(read(caller, job.id)).resolves.toEqual({ status: 'pending' });
    release();
    await eventually(async () => (await read(caller, job.id)).status !== 'pending');
    await expect(read(caller, job.id)).resolves.toEqual({ ...answerTo(job), content: null });
  });

  it('is unknown to another workspace, pending or not', async () => {
    const [caller, other] = [await running().newCaller(), await running().newCaller()];
    const job = jobOf(caller);
    const release = aggregator().hold();
    await accept(caller, job);
    await expect(read(other, job.id)).rejects.toMatchObject({ kind: 'not_found' });
    release();
    await eventually(async () => (await read(caller, job.id)).status !== 'pending');
    await expect(read(other, job.id)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('keeps neither content nor answer readable in its row', async () => {
    const caller = await running().newCaller();
    const job = jobOf(caller, { content: { ...aJob().content, input: 'a word of mouth' } });
    const release = aggregator().hold();
    await accept(caller, job);
    expect(JSON.stringify(await rowOf(job.id))).not.toContain('a word of mouth');
    release();
    await eventually(async () => (await read(caller, job.id)).status !== 'pending');
    const row = await rowOf(job.id);
    expect(row).toMatchObject({ job: null, state: 'done' });
    expect(JSON.stringify(row)).not.toContain('evaluationResults');
  });

  it('keeps the first of two answers', async () => {
    const caller = await running().newCaller();
    const job = jobOf(caller);
    const release = aggregator().hold();
    await accept(caller, job);
    await answered(job, 61);
    await eventually(async () => (await read(caller, job.id)).status !== 'pending');
    await answered(job, 62);
    release();
    const last = jobOf(caller);
    await accept(caller, last);
    await eventually(async () => (await read(caller, last.id)).status !== 'pending');
    await expect(read(caller, job.id)).resolves.toMatchObject({ score: 61 });
  });

  it('keeps an answer that overtakes its evaluation', async () => {
    const caller = await running().newCaller();
    const job = jobOf(caller);
    await answered(job, 61);
    await eventually(async () => (await read(caller, job.id)).status !== 'pending');
    await running().broker.enqueue([asyncAcceptedQueue], runAsyncEvaluation.pattern, { job });
    const last = jobOf(caller);
    await running().broker.enqueue([asyncAcceptedQueue], runAsyncEvaluation.pattern, { job: last });
    await eventually(async () => (await read(caller, last.id)).status === 'pending');
    await expect(read(caller, job.id)).resolves.toMatchObject({ score: 61 });
  });

  it('has no answer yet while only the history has its verdicts, which may lack the texts', async () => {
    const caller = await running().newCaller();
    const job = jobOf(caller);
    const read = () => running().ask(getEvaluation, { caller, id: job.id, isAsync: true });
    await running().broker.emit(
      evaluationCompleted.pattern,
      aCompletion({ id: job.id, workspace: caller.workspace }),
    );
    await eventually(() => running().ask(getEvaluation, { caller, id: job.id }));
    await expect(read()).rejects.toMatchObject({ kind: 'not_found' });
    await answered(job, 61);
    await expect(eventually(read)).resolves.toMatchObject({ score: 61 });
  });

  it('is not kept when its queue does not accept it', async () => {
    const caller = await running().newCaller();
    const job = jobOf(caller);
    await aggregator().whileFull(async () => {
      await expect(accept(caller, job)).rejects.toMatchObject({ kind: 'unavailable' });
    });
    await expect(read(caller, job.id)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('runs once when its acceptance is delivered twice', async () => {
    const caller = await running().newCaller();
    const job = jobOf(caller);
    const release = aggregator().hold();
    await accept(caller, job);
    await accept(caller, job);
    release();
    await eventually(async () => (await read(caller, job.id)).status !== 'pending');
    expect(await rowOf(job.id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('is queued again when its answer does not come, and abandoned in the end', async () => {
    const service = running();
    const caller = await service.newCaller();
    const job = jobOf(caller);
    const lose = aggregator().lose(job.id);
    await accept(caller, job);
    await eventually(() => lose.seen.length === 1);
    for (const times of [2, 3, 4]) {
      service.clock.advance(LEASE_MS + 1);
      service.get(Dispatcher).wake();
      await eventually(() => lose.seen.length === times);
    }
    expect(lose.seen.map(({ abandoned }: AsyncEvaluation) => abandoned ?? false)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    lose.stop();
  });

  it('is not queued again while the aggregators are behind', async () => {
    const service = running();
    const caller = await service.newCaller();
    const job = jobOf(caller);
    const lose = aggregator().lose(job.id);
    await accept(caller, job);
    await eventually(() => lose.seen.length === 1);
    const { due_at: before } = (await rowOf(job.id)) ?? {};
    await aggregator().whileBehind(async () => {
      service.clock.advance(LEASE_MS + 1);
      service.get(Dispatcher).wake();
      await eventually(async () => Number((await rowOf(job.id))?.['due_at']) > Number(before));
    });
    expect(await rowOf(job.id)).toMatchObject({ state: 'queued', attempts: 1 });
    expect(lose.seen).toHaveLength(1);
    lose.stop();
    await answered(job, 61);
  });

  it('says so when it cannot be read any more, instead of waiting for ever', async () => {
    const service = running();
    const caller = await service.newCaller();
    const job = jobOf(caller);
    const lose = aggregator().lose(job.id);
    await accept(caller, job);
    await eventually(() => lose.seen.length === 1);
    await service.sql(
      `UPDATE "${service.schema}"."async_evaluation" SET "job" = 'other' WHERE "id" = $1`,
      [job.id],
    );
    service.clock.advance(LEASE_MS + 1);
    service.get(Dispatcher).wake();
    await eventually(() =>
      expect(read(caller, job.id)).rejects.toMatchObject({ code: 'evaluation.unreadable' }),
    );
    expect(await rowOf(job.id)).toMatchObject({ state: 'failed', job: null });
    lose.stop();
  });

  it('expires after its retention', async () => {
    const service = running();
    const caller = await service.newCaller();
    const job = jobOf(caller);
    await accept(caller, job);
    await eventually(async () => (await read(caller, job.id)).status !== 'pending');
    service.clock.advance(ANSWER_RETENTION_MS - 1_000);
    await service.get(Expiry).sweep();
    await expect(read(caller, job.id)).resolves.toMatchObject({ score: 97 });
    service.clock.advance(2_000);
    await service.get(Expiry).sweep();
    await expect(read(caller, job.id)).rejects.toMatchObject({ kind: 'not_found' });
  });
};
