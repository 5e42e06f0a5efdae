import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import type { CheckRequest, Content, Family, Outcome } from '@touchstone/contracts';
import { DeadlineExceeded, rejectedOnAbort, RemoteError, withTimeLimit } from '@touchstone/kernel';
import type { DetectorFamily } from '../detector';
import { Compute, ComputeFull, ThreadLost } from './compute';
import { FairLimiter } from './fair-limiter';
import { isSet, sharedFlag, sharedMs, type ThreadReply, type ThreadTask } from './thread-task';

// In the same folder, with the same extension: `.js` once built, `.ts` under a loader.
const WORKER = join(__dirname, `detect.worker${extname(__filename)}`);

/** Time after its deadline in which a detector may still say what it has. */
const GRACE_MS = 250;
/**
 * Time after its deadline in which a detector must stop before its thread is killed. Its
 * replacement takes about 1 s of computing, several seconds on a busy machine, in which more checks
 * would run out of time.
 */
const OVERRUN_MS = 2_000;
/** Time after the deadline of its first task in which a thread must have loaded the family. */
const LOADING_MS = 60_000;
/**
 * Idle threads end after this time. A thread takes about 200 ms of computing to start, and about 30
 * MiB while it waits.
 */
const IDLE_MS = 300_000;
/** Half of the cores without the event loop's, since a process has two pools. */
const defaultThreads = (): number => Math.max(1, Math.ceil((availableParallelism() - 1) / 2));

export interface ThreadOptions {
  maxThreads?: number;
  /** Tasks that may wait for a thread; one workspace may take half of these slots. */
  maxWaiting?: number;
  /** Scheduling niceness of the threads, 0 to 19; needs the system's support. */
  niceness?: number;
  /** Heap of one thread, in MiB. */
  heapMb?: number;
  /**
   * Node's options for the threads. Code that is not compiled (in specs) needs a loader:
   * `TYPESCRIPT_LOADER` of the testing library.
   */
  execArgv?: string[];
}

/**
 * Runs engines in threads, started when needed and ended when idle. A detector that crashes or
 * never ends loses its thread, nothing else.
 */
export class ThreadedCompute extends Compute {
  private readonly pool: Piscina<ThreadTask, ThreadReply>;
  private readonly limiter: FairLimiter;
  private readonly underWay = new Set<AbortController>();
  private started = false;

  constructor({
    maxThreads = defaultThreads(),
    maxWaiting = 1000,
    niceness = 0,
    heapMb = 512,
    execArgv,
  }: ThreadOptions = {}) {
    super();
    this.pool = new Piscina({
      filename: WORKER,
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      niceIncrement: niceness,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      ...(execArgv && { execArgv }),
    });
    this.pool.on('workerCreate', () => (this.started = true));
    this.pool.on('error', (error: unknown) => this.giveUpStarting(error));
    // The pool's own queue has no bound for tasks that can be aborted, and loses those waiting for
    // a thread that was killed. So tasks do not wait there.
    this.limiter = new FairLimiter(
      { running: maxThreads, waiting: maxWaiting, waitingEach: Math.ceil(maxWaiting / 2) },
      () => new ComputeFull('Too many checks are waiting; try again later.'),
    );
  }

  async examine<F extends Family>(
    { family, file }: DetectorFamily<F>,
    request: CheckRequest,
    content: Content,
    remainingMs: number,
    workspace: string,
  ): Promise<Outcome[]> {
    const task = {
      family,
      file,
      request,
      content,
      endsAtMs: sharedMs() + remainingMs,
      loaded: sharedFlag(),
    };
    const reply = await withTimeLimit(remainingMs + GRACE_MS, (late) =>
      Promise.race([this.inTurn(task, remainingMs, workspace), rejectedOnAbort(late)]),
    );
    if ('outcomes' in reply) return reply.outcomes;
    throw 'error' in reply ? asThrown(reply.error) : reply.bug;
  }

  override async close(): Promise<void> {
    await this.pool.destroy();
  }

  private inTurn(task: ThreadTask, remainingMs: number, workspace: string): Promise<ThreadReply> {
    return withTimeLimit(remainingMs, (signal) =>
      this.limiter.run(workspace, () => this.inThread(task), signal),
    );
  }

  /**
   * Settles when the thread is free again. A thread that outlasts its task's deadline is killed
   * unless it still loads the family.
   */
  private inThread(task: ThreadTask): Promise<ThreadReply> {
    const remainingMs = task.endsAtMs - sharedMs();
    return withTimeLimit(remainingMs + OVERRUN_MS, (late) =>
      withTimeLimit(remainingMs + LOADING_MS, async (neverLoaded) => {
        const stop = new AbortController();
        late.addEventListener('abort', () => isSet(task.loaded) && stop.abort());
        neverLoaded.addEventListener('abort', () => stop.abort());
        this.underWay.add(stop);
        try {
          return await this.pool.run(task, { signal: stop.signal });
        } catch (cause) {
          late.throwIfAborted();
          throw Object.assign(new ThreadLost('The check was interrupted before it finished.'), {
            cause,
          });
        } finally {
          this.underWay.delete(stop);
        }
      }),
    );
  }

  /**
   * Handles the failure of a thread without a task. The loss of an idle thread is harmless; if no
   * thread ever started, tasks would never run.
   */
  private giveUpStarting(error: unknown): void {
    if (!this.started) this.underWay.forEach((stop) => stop.abort(error));
  }
}

const asThrown = (record: ConstructorParameters<typeof RemoteError>[0]): Error =>
  record.code === 'deadline_exceeded'
    ? new DeadlineExceeded(record.message)
    : new RemoteError(record);
