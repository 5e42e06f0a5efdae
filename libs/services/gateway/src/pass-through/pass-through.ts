import { Injectable } from '@nestjs/common';
import type { Content, GuardrailRecord, Message } from '@touchstone/contracts';
import { Answers } from './answers';
import type { Answered, Asked } from './asked';
import { type Bounds, contentProblem } from './bounds';
import type { Dialect, JsonObject, ModelRequest } from './dialects/dialect';
import { dialectFor } from './dialects/dialect-for';
import { unreadIn } from './dialects/reading/documents';
import { vendorError } from './dialects/writing/vendor-error';
import { UnreadableRequest, UpstreamFailure } from './errors';
import type { Exchange } from './exchange';
import { ExchangePublisher } from './exchange.publisher';
import { ExchangeLog } from './exchange-log';
import { stopped, written } from './final';
import { courseOf } from './guard/course';
import { Guard, unjudged, watching } from './guard/guard';
import { Guardrails } from './guard/guardrails';
import { canStop, SIDES } from './guard/judged';
import { PassThroughSettings } from './pass-through.config';
import { mayRefer, References } from './references/references';
import { asItCame, Relay } from './relay';
import { bodyOf } from './request-body';

const isWatching = (guardrail: GuardrailRecord): boolean =>
  SIDES.some((side) => watching([guardrail], side).length > 0);

/** Takes traffic to model vendors past a workspace's guardrails. */
@Injectable()
export class PassThrough {
  constructor(
    private readonly relay: Relay,
    private readonly answers: Answers,
    private readonly guardrails: Guardrails,
    private readonly guard: Guard,
    private readonly references: References,
    private readonly exchanges: ExchangePublisher,
    private readonly settings: PassThroughSettings,
  ) {}

  /** @throws MalformedRequest for a path that must not leave; Unavailable where guardrails, prompts or credentials cannot be had */
  async answer(asked: Asked): Promise<Answered> {
    this.relay.demandKeylessPath(asked);
    const log = new ExchangeLog(asked, (exchange, alerts) =>
      this.exchanges.publish(exchange, alerts),
    );
    try {
      const answered = await this.served(asked, log);
      return { ...answered, headers: { ...answered.headers, ...log.headers } };
    } catch (error) {
      const answered = failure(asked, error);
      log.finish('failed', answered?.status ?? 500);
      if (answered === undefined) throw error;
      return answered;
    }
  }

  private async served(asked: Asked, log: ExchangeLog): Promise<Answered> {
    const guardrails = (await this.guardrails.of(asked.caller)).filter(isWatching);
    const reading = dialectFor(asked.provider.family, asked.target, asked.method);
    if (typeof reading === 'object') return this.read(asked, log, reading, guardrails);
    if (reading === 'textless')
      return this.direct(guardrails.some(canStop) ? { ...asked, body: null } : asked, log);
    if (guardrails.some(canStop))
      throw new UnreadableRequest(
        'Guardrails are active and cannot read what this operation carries, so it is not let through.',
      );
    noteUnread(log, guardrails);
    return this.direct(asked, log);
  }

  private async direct(asked: Asked, log: ExchangeLog): Promise<Answered> {
    log.attempted();
    const answer = await log.vendor(this.relay.send(asked, this.relay.prepared(asked)));
    log.finish('passed', answer.statusCode);
    return asItCame(answer);
  }

  private async read(
    asked: Asked,
    log: ExchangeLog,
    dialect: Dialect,
    guardrails: readonly GuardrailRecord[],
  ): Promise<Answered> {
    const mayMatter = guardrails.length > 0 || mayRefer(asked.body);
    const read = mayMatter && readRequest(asked, dialect, this.settings, guardrails.some(canStop));
    if (!read) {
      noteUnread(log, guardrails);
      return this.answers.passing({
        asked,
        log,
        dialect,
        prepared: readable(this.relay.prepared(asked)),
      });
    }
    const { body, revisions, filledIn } = await this.references.expanded(
      read.body,
      read.request.messages,
      dialect,
      asked.caller,
    );
    const request =
      body === read.body ? read.request : dialect.readRequest(body, asked.target.path);
    log.requested(request.model, request.stream);
    log.expandedFrom(revisions);
    const judging =
      read.unread === undefined
        ? log.guardrails(
            this.guard.judge(guardrails, 'request', beginningWith(filledIn, request.content), {
              caller: asked.caller,
            }),
          )
        : unjudged(guardrails, 'request');
    const prepared = readable(this.relay.prepared(asked));
    const judged = await judging;
    log.note(judged);
    const stop = stopped(courseOf(judged));
    if (stop !== undefined) return written({ dialect, request, log }, stop);
    const isTheCallers = guardrails.length === 0 && revisions.length === 0;
    if (isTheCallers) return this.answers.passing({ asked, log, dialect, prepared });
    return this.answers.of({
      asked,
      log,
      dialect,
      request,
      guardrails,
      prepared: rewritten(prepared),
      body: Buffer.from(JSON.stringify(body)),
    });
  }
}

/** At the front: the last message of the user stays the last. */
const beginningWith = (messages: readonly Message[], content: Content): Content => ({
  ...content,
  messages: [...messages, ...content.messages],
});

/** Nobody could look at it, and nobody is there to stop it for that. */
const noteUnread = (log: ExchangeLog, guardrails: readonly GuardrailRecord[]): void => {
  for (const side of SIDES) log.note(unjudged(guardrails, side));
};

interface ReadRequest {
  body: JsonObject;
  request: ModelRequest;
  /** The path of a document in it that cannot be read. */
  unread: string | undefined;
}

/** `null` for what cannot be read and need not be. @throws UnreadableRequest */
const readRequest = (
  asked: Asked,
  dialect: Dialect,
  bounds: Bounds,
  isNeeded: boolean,
): ReadRequest | null => {
  try {
    const body = bodyOf(asked, bounds);
    const request = dialect.readRequest(body, asked.target.path);
    const problem = contentProblem(request.content, bounds);
    if (problem !== undefined) throw new UnreadableRequest(problem);
    const unread = unreadIn(body);
    if (isNeeded && unread !== undefined)
      throw new UnreadableRequest(
        `${unread}: expected text, a picture, a sound or a film; guardrails are active and cannot read this document.`,
      );
    return { body, request, unread };
  } catch (error) {
    if (error instanceof UnreadableRequest && !isNeeded) return null;
    throw error;
  }
};

const withHeaders = (
  prepared: Exchange['prepared'],
  headers: Record<string, string>,
): Exchange['prepared'] => ({ ...prepared, headers: { ...prepared.headers, ...headers } });

/** An answer that comes compressed could not be read. */
const readable = (prepared: Exchange['prepared']): Exchange['prepared'] =>
  withHeaders(prepared, { 'accept-encoding': 'identity' });
/** The type is that of what goes out, whatever charset the caller named. */
const rewritten = (prepared: Exchange['prepared']): Exchange['prepared'] =>
  withHeaders(prepared, { 'content-type': 'application/json' });

/** What the gateway says itself, in the vendor's shape; `undefined` for what is not between caller and vendor. */
const failure = ({ provider }: Asked, error: unknown): Answered | undefined => {
  if (error instanceof UnreadableRequest)
    return vendorError(provider.family, 400, 'unreadable_request', error.message);
  return error instanceof UpstreamFailure
    ? vendorError(provider.family, error.status, error.code, error.message)
    : undefined;
};
