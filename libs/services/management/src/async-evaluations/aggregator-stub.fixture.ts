import {
  ASYNC_EVALUATION_QUEUES,
  type AsyncAnswer,
  asyncAnswersQueue,
  type AsyncEvaluation,
  type EvaluationAnswer,
  type EvaluationJob,
  runAsyncEvaluation,
  storeAsyncAnswer,
} from '@touchstone/contracts';
import { Unavailable } from '@touchstone/kernel';
import { deferred } from '@touchstone/testing';
import { aCompletion, type RunningManagement } from '../management.fixture';

/** Answers every evaluation that is queued, and lets a test hold or lose them. */
export interface AggregatorStub {
  /** Jobs in the order of their arrival. */
  readonly seen: EvaluationJob[];
  /** Keeps evaluations waiting until the returned function is called. */
  hold(): () => void;
  /** Takes evaluations of this id without an answer. */
  lose(id: string): { seen: AsyncEvaluation[]; stop(): void };
  /** The queues are durable and have a message that waits, meanwhile. */
  whileBehind(work: () => Promise<void>): Promise<void>;
  /** The queues accept nothing meanwhile. */
  whileFull(work: () => Promise<void>): Promise<void>;
}

/** The answer of the stub. */
export const answerTo = ({ id }: EvaluationJob): EvaluationAnswer => {
  const { answer } = aCompletion({ id });
  return answer;
};

export const serveAggregator = async ({
  broker,
}: Pick<RunningManagement, 'broker'>): Promise<AggregatorStub> => {
  const seen: EvaluationJob[] = [];
  const lost = new Map<string, AsyncEvaluation[]>();
  let gate: Promise<void> = Promise.resolve();
  const run = async (evaluation: AsyncEvaluation): Promise<void> => {
    const { job } = evaluation;
    seen.push(job);
    const losing = lost.get(job.id);
    if (losing) return void losing.push(evaluation);
    await gate;
    const answer: AsyncAnswer = {
      id: job.id,
      workspace: job.workspace,
      answer: answerTo(job),
      timings: [],
    };
    await broker.enqueue([asyncAnswersQueue], storeAsyncAnswer.pattern, answer);
  };
  for (const queue of ASYNC_EVALUATION_QUEUES)
    await broker.serve(queue, runAsyncEvaluation.pattern, ({ body }) =>
      run(body as AsyncEvaluation),
    );
  const enqueue = broker.enqueue.bind(broker);
  return {
    seen,
    hold: () => {
      const opened = deferred();
      gate = opened.promise;
      return () => opened.resolve();
    },
    lose: (id) => {
      const taken: AsyncEvaluation[] = [];
      lost.set(id, taken);
      return { seen: taken, stop: () => void lost.delete(id) };
    },
    whileBehind: async (work) => {
      const { isDurable } = broker;
      const countWaiting = broker.countWaiting.bind(broker);
      Object.assign(broker, { isDurable: true, countWaiting: async () => 1 });
      await work().finally(() => Object.assign(broker, { isDurable, countWaiting }));
    },
    whileFull: async (work) => {
      broker.enqueue = async () => Promise.reject(new Unavailable('The queue is full.'));
      await work().finally(() => (broker.enqueue = enqueue));
    },
  };
};
