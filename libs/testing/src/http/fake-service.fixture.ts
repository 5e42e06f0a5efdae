import type { Page, RequestContract, WorkQueue } from '@touchstone/contracts';
import { AppError, Unavailable } from '@touchstone/kernel';
import type { InProcessBroker } from '@touchstone/messaging';
import { deferred } from '../eventually';

export class Missing extends AppError {
  readonly kind = 'not_found';
  readonly code = 'id.unknown';
}

type Owned<T> = T & { workspace: string };
export const without = <T extends object, K extends keyof T & string>(record: T, field: K): Omit<T, K> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field)) as Omit<T, K>;
export const paged = <T>(items: T[], { limit, offset }: Page): T[] => items.slice(offset, offset + limit);

/** Rows by workspace: those of other workspaces are invisible. */
export class Rows<T extends { id: string }> {
  private readonly rows = new Map<string, Owned<T>>();

  put(workspace: string, row: T): T {
    this.rows.set(row.id, { ...row, workspace });
    return row;
  }

  get(workspace: string, id: string): T {
    const row = this.rows.get(id);
    if (row?.workspace !== workspace) throw new Missing('Nothing here.');
    return without(row, 'workspace') as unknown as T;
  }

  all(workspace: string): T[] {
    return [...this.rows.values()].filter((row) => row.workspace === workspace).map((row) => without(row, 'workspace') as unknown as T);
  }

  delete(workspace: string, id: string): { id: string } {
    this.get(workspace, id);
    this.rows.delete(id);
    return { id };
  }
}

export const attempt = <T>(work: () => T): T | Error => {
  try {
    return work();
  } catch (error) {
    return error as Error;
  }
};

/** Base of fake services without a database, on real messages. */
export abstract class FakeService {
  /** All received requests, in order. */
  readonly asked: { pattern: string; body: Record<string, unknown> }[] = [];
  failure: Error | undefined;
  private held: Promise<void> | undefined;

  protected constructor(
    private readonly messages: InProcessBroker,
    private readonly queue: WorkQueue,
  ) {}

  away(): void {
    this.failure = new Unavailable('The database is away.');
  }

  back(): void {
    this.failure = undefined;
  }

  /** Holds answers back until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = deferred();
    this.held = promise;
    return () => {
      this.held = undefined;
      resolve();
    };
  }

  timesAsked({ pattern }: RequestContract<unknown, unknown>): number {
    return this.asked.filter((request) => request.pattern === pattern).length;
  }

  lastAsked<Request>({ pattern }: RequestContract<Request, unknown>): Request {
    return this.asked.filter((request) => request.pattern === pattern).at(-1)?.body as Request;
  }

  protected serve<Request, Response>({ pattern }: RequestContract<Request, Response>, answer: (request: Request) => Response): Promise<void> {
    return this.messages.serve(this.queue, pattern, async ({ body }) => {
      this.asked.push({ pattern, body: body as Record<string, unknown> });
      // Held requests are answered with the state at their arrival.
      const [failure, settled] = [this.failure, this.failure ?? attempt(() => answer(body as Request))];
      await this.held;
      if (failure !== undefined) throw failure;
      if (settled instanceof Error) throw settled;
      return settled;
    });
  }
}
