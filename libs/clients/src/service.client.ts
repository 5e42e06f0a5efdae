import type { RequestContract, WorkQueue } from '@touchstone/contracts';
import {
  AppError,
  Deadline,
  DeadlineExceeded,
  type Readiness,
  Unavailable,
} from '@touchstone/kernel';
import type { MessagingClient } from '@touchstone/messaging';

/** Maximum time that a caller of this process waits; it can retry. */
const ANSWER_MS = 5_000;
/**
 * Timeout of look-ups that every request needs: cached values are served when there is no response.
 */
export const LOOK_UP_MS = 1_500;

/** Format of an id; anything else is unknown without a request and never reaches a query. */
const ID = /^[A-Za-z0-9_-]{1,100}$/;

export const isId = (text: string): boolean => ID.test(text);

const isAway = (error: unknown): boolean =>
  error instanceof DeadlineExceeded || (error instanceof AppError && error.kind === 'unavailable');

export interface Service {
  /** Name of the service, for example `management`. */
  name: string;
  queue: WorkQueue;
  /** Nouns by the first word of a message name. */
  nouns: Readonly<Record<string, string>>;
  /** Converts a `not_found` to an error of the caller. */
  unknown: (noun: string, body: unknown) => AppError;
  /** Reported in the process's readiness while the service does not respond. */
  trouble: { name: string; sentence: string };
}

/** Sends requests to another service. */
export abstract class ServiceClient {
  private away = false;

  protected constructor(
    private readonly messages: MessagingClient,
    readiness: Readiness,
    private readonly service: Service,
  ) {
    // Trouble, not unreadiness: cached values are still served.
    readiness.addTrouble(service.trouble.name, () =>
      this.away ? service.trouble.sentence : undefined,
    );
  }

  /**
   * @throws the error of `unknown` for an id that the workspace does not have, Unavailable when the
   * service is unavailable or does not respond in time, and every other error of the service
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
