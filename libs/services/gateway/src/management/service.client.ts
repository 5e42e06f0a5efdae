import type { RequestContract, WorkQueue } from '@touchstone/contracts';
import {
  AppError,
  Deadline,
  DeadlineExceeded,
  type Readiness,
  Unavailable,
} from '@touchstone/kernel';
import type { MessagingClient } from '@touchstone/messaging';

/** What callers of this process wait for at most: they can come again. */
const ANSWER_MS = 5_000;
/** For what every request needs: known answers serve on when there is none. */
export const LOOK_UP_MS = 1_500;

/** What an id can look like; anything else is unknown without asking, and never reaches a query. */
const ID = /^[A-Za-z0-9_-]{1,100}$/;

export const isId = (text: string): boolean => ID.test(text);

const isAway = (error: unknown): boolean =>
  error instanceof DeadlineExceeded || (error instanceof AppError && error.kind === 'unavailable');

export interface Service {
  /** For example `management`. */
  name: string;
  queue: WorkQueue;
  /** What a message's first word is called in a sentence. */
  nouns: Readonly<Record<string, string>>;
  /** What a `not_found` becomes. */
  unknown: (noun: string, body: unknown) => AppError;
  /** What the process's readiness says while the service cannot answer, and under which name. */
  trouble: { name: string; sentence: string };
}

/** Asks one of our other services. */
export abstract class ServiceClient {
  private away = false;

  protected constructor(
    private readonly messages: MessagingClient,
    readiness: Readiness,
    private readonly service: Service,
  ) {
    // No reason against sending work here: what is known serves on.
    readiness.addTrouble(service.trouble.name, () =>
      this.away ? service.trouble.sentence : undefined,
    );
  }

  /**
   * @throws what `unknown` makes of an id that the workspace does not have, Unavailable when the service is away or silent, and what else it throws
   */
  async ask<Request, Response>(
    contract: RequestContract<Request, Response>,
    body: Request,
    withinMs = ANSWER_MS,
  ): Promise<Response> {
    const { name, queue, nouns, unknown } = this.service;
    const noun = nouns[contract.pattern.split('.', 1)[0] ?? ''] ?? 'record';
    const { id } = body as { id?: unknown };
    if (id !== undefined && !isId(String(id))) throw unknown(noun, body);
    try {
      return await this.noted(
        this.messages.call(contract, body, { queue, deadline: Deadline.in(withinMs) }),
      );
    } catch (error) {
      if (isAway(error)) throw new Unavailable(`The ${name} service is away; try again.`);
      if (error instanceof AppError && error.kind === 'not_found') throw unknown(noun, body);
      throw error;
    }
  }

  private async noted<Response>(answer: Promise<Response>): Promise<Response> {
    this.away = await answer.then(() => false, isAway);
    return answer;
  }
}
