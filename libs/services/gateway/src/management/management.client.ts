import { Injectable } from '@nestjs/common';
import { managementQueue, type RequestContract } from '@touchstone/contracts';
import { AppError, Deadline, DeadlineExceeded, Unavailable } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { UnknownId } from '../http/errors';

/** What callers of this process wait for at most: they can come again. */
const ANSWER_MS = 5_000;
/** For what every request needs: known answers serve on when there is none. */
export const LOOK_UP_MS = 1_500;

const NOUNS: Readonly<Record<string, string>> = {
  'api-key': 'API key',
  definition: 'evaluation definition',
  guardrail: 'guardrail or rule',
  evaluation: 'evaluation',
};

/** What an id can look like; anything else is unknown without asking, and never reaches a query. */
const ID = /^[A-Za-z0-9_-]{1,100}$/;

const isAway = (error: unknown): boolean => error instanceof DeadlineExceeded || (error instanceof AppError && error.kind === 'unavailable');

/** Asks the management service. */
@Injectable()
export class ManagementClient {
  constructor(private readonly messages: MessagingClient) {}

  /**
   * @throws UnknownId for an id that the workspace does not have, Unavailable when the service is away or silent, and what else it throws
   */
  async ask<Request, Response>(contract: RequestContract<Request, Response>, body: Request, withinMs = ANSWER_MS): Promise<Response> {
    const noun = NOUNS[contract.pattern.split('.', 1)[0] ?? ''] ?? 'record';
    const { id } = body as { id?: unknown };
    if (id !== undefined && !ID.test(String(id))) throw new UnknownId(noun);
    try {
      return await this.messages.call(contract, body, { queue: managementQueue, deadline: Deadline.in(withinMs) });
    } catch (error) {
      if (isAway(error)) throw new Unavailable('The management service is away; try again.');
      if (error instanceof AppError && error.kind === 'not_found') throw new UnknownId(noun);
      throw error;
    }
  }
}
