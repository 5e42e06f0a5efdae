import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import type { CheckRequest, Content, Family, Finding } from '@touchstone/contracts';
import { DeadlineExceeded, Limiter, RemoteError, withTimeLimit } from '@touchstone/kernel';
import type { DetectorFamily } from '../detector';
import { Compute, ComputeFull, ThreadLost } from './compute';
import { sharedMs, type ThreadReply, type ThreadTask } from './thread-task';

// Beside this file, with the same ending: `.js` once built, `.ts` under a loader.
const WORKER = join(__dirname, `detect.worker${extname(__filename)}`);

/** How long a detector may go without looking at its deadline before its thread is killed. */
const GRACE_MS = 250;
const IDLE_MS = 30_000;

export interface ThreadOptions {
  /** One fewer than there are cores by default, so that the event loop keeps one. */
  maxThreads?: number;
  /** Tasks that may wait for a thread. */
  maxWaiting?: number;
  /** Heap of one thread, in MiB. */
  heapMb?: number;
  /** Node's options for the threads. Where the code is not compiled (in specs) they need a loader: `TYPESCRIPT_LOADER` of the testing library. */
  execArgv?: string[];
}

/** Computes in threads, started when needed and ended when idle. A detector that crashes or never ends takes its thread with it, nothing else. */
export class ThreadedCompute extends Compute {
  private readonly pool: Piscina<ThreadTask, ThreadReply>;
  private readonly limiter: Limiter;
  private readonly underWay = new Set<AbortController>();
  private started = false;

  constructor({
    maxThreads = Math.max(1, availableParallelism() - 1),
    maxWaiting = 1000,
    heapMb = 512,
    execArgv,
  }: ThreadOptions = {}) {
    super();
    this.pool = new Piscina({
      filename: WORKER,
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      ...(execArgv && { execArgv }),
    });
    this.pool.on('workerCreate', () => (this.started = true));
    this.pool.on('error', (error: unknown) => this.giveUpStarting(error));
    // The pool's own queue has no bound for tasks that can be aborted, and forgets those waiting for a thread that was killed. So none wait there.
    this.limiter = new Limiter(
      maxThreads,
      maxWaiting,
      () => new ComputeFull('Too much content is waiting to be examined.'),
    );
  }

  async examine<F extends Family>(
    { family, file }: DetectorFamily<F>,
    request: CheckRequest,
    content: Content,
    remainingMs: number,
  ): Promise<Finding[]> {
    const task = { family, file, request, content, endsAtMs: sharedMs() + remainingMs };
    const reply = await withTimeLimit(remainingMs, (patience) =>
      this.limiter.run(() => this.inThread(task), patience),
    );
    if ('findings' in reply) return reply.findings;
    throw 'error' in reply ? asThrown(reply.error) : reply.bug;
  }

  override async close(): Promise<void> {
    await this.pool.destroy();
  }

  private inThread(task: ThreadTask): Promise<ThreadReply> {
    return withTimeLimit(task.endsAtMs - sharedMs() + GRACE_MS, async (signal) => {
      const stop = new AbortController();
      signal.addEventListener('abort', () => stop.abort());
      this.underWay.add(stop);
      try {
        return await this.pool.run(task, { signal: stop.signal });
      } catch (cause) {
        signal.throwIfAborted();
        throw Object.assign(new ThreadLost('The examination broke off: its thread ended.'), {
          cause,
        });
      } finally {
        this.underWay.delete(stop);
      }
    });
  }

  /** The pool reports what died without a task. An idle thread is no loss; where none ever started, tasks would wait in vain. */
  private giveUpStarting(error: unknown): void {
    if (!this.started) this.underWay.forEach((stop) => stop.abort(error));
  }
}

const asThrown = (record: ConstructorParameters<typeof RemoteError>[0]): Error =>
  record.code === 'deadline_exceeded'
    ? new DeadlineExceeded(record.message)
    : new RemoteError(record);
