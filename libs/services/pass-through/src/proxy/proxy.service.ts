import { Injectable } from '@nestjs/common';
import { GuardrailCache } from '@touchstone/clients';
import type { Content, GuardrailRecord, Message } from '@touchstone/contracts';
import { errorAnswer } from '@touchstone/http-edge';
import type { Dialect, JsonObject, ModelRequest } from '../dialects/dialect';
import { dialectFor } from '../dialects/dialect-for';
import { unreadIn } from '../dialects/reading/documents';
import { vendorError } from '../dialects/writing/vendor-error';
import { UnreadableRequest, UpstreamFailure } from '../errors';
import type { Exchange } from '../exchange/exchange';
import { ExchangePublisher } from '../exchange/exchange.publisher';
import { ExchangeLog } from '../exchange/exchange-log';
import { resolveActions } from '../guardrails/guardrail-actions';
import { GuardrailEvaluator, unjudged, watching } from '../guardrails/guardrail-evaluator';
import { canStop, type Judgement, SIDES } from '../guardrails/judgement';
import { PassThroughSettings } from '../pass-through.config';
import { mayRefer, PromptReferences, seemsToRefer } from '../prompt-references/prompt-references';
import { demandServed } from '../providers/served';
import { unchangedResponse, UpstreamClient } from '../upstream/upstream-client';
import { type Bounds, contentProblem } from './body-bounds';
import { stopped, written } from './outcome';
import type { ProxyRequest, ProxyResponse } from './proxy-request';
import { jsonBodyOf } from './request-body';
import { ResponseHandler } from './response-handler';

const isWatching = (guardrail: GuardrailRecord): boolean =>
  SIDES.some((side) => watching([guardrail], side).length > 0);

/** A request in a dialect that can be read, and the guardrails that watch it. */
type Traffic = Pick<Exchange, 'incoming' | 'log' | 'dialect' | 'guardrails'>;

interface ReadRequest {
  body: JsonObject;
  request: ModelRequest;
  /** Path of a document in the body that cannot be read. */
  unread: string | undefined;
}

interface ExpandedRequest extends ReadRequest {
  isExpanded: boolean;
  filledIn: Message[];
}

/** Proxies traffic to model vendors: request, guardrails, upstream, response, exchange. */
@Injectable()
export class ProxyService {
  constructor(
    private readonly upstream: UpstreamClient,
    private readonly responses: ResponseHandler,
    private readonly guardrails: GuardrailCache,
    private readonly evaluator: GuardrailEvaluator,
    private readonly promptReferences: PromptReferences,
    private readonly exchanges: ExchangePublisher,
    private readonly settings: PassThroughSettings,
  ) {}

  /**
   * @throws MalformedRequest for a path that holds the service key; OperationNotServed; Unavailable
   * where guardrails, prompts or credentials cannot be loaded
   */
  async handle(incoming: ProxyRequest): Promise<ProxyResponse> {
    this.upstream.demandKeylessPath(incoming);
    const log = new ExchangeLog(incoming, (...events) => this.exchanges.publish(...events));
    try {
      const response = await this.proxy(incoming, log);
      return { ...response, headers: { ...response.headers, ...log.headers } };
    } catch (error) {
      const response = failureResponse(incoming, error);
      log.finish('failed', response?.status ?? errorAnswer(error).status);
      if (response === undefined) throw error;
      return response;
    }
  }

  private async proxy(incoming: ProxyRequest, log: ExchangeLog): Promise<ProxyResponse> {
    const guardrails = (await this.guardrails.of(incoming.caller)).filter(isWatching);
    const match = dialectFor(incoming.provider.family, incoming.target, incoming.method);
    if (typeof match === 'object') return this.guard({ incoming, log, dialect: match, guardrails });
    const isRefused = match === 'unreadable' && guardrails.some(canStop);
    if (isRefused)
      throw new UnreadableRequest(
        'Guardrails are active and cannot read what this operation carries, so it is not let through.',
      );
    demandServed(incoming.provider, incoming.target, incoming.method, match);
    if (match === 'textless')
      return this.forward(guardrails.some(canStop) ? { ...incoming, body: null } : incoming, log);
    noteUnread(log, guardrails);
    return this.forward(incoming, log);
  }

  private async forward(incoming: ProxyRequest, log: ExchangeLog): Promise<ProxyResponse> {
    log.attempted();
    const answer = await log.vendor(this.upstream.send(incoming, this.upstream.prepare(incoming)));
    log.finish('passed', answer.statusCode);
    return unchangedResponse(answer);
  }

  private async guard(traffic: Traffic): Promise<ProxyResponse> {
    const { incoming, log, dialect, guardrails } = traffic;
    const mayMatter = guardrails.length > 0 || mayRefer(incoming.body);
    const read =
      mayMatter && readRequest(incoming, dialect, this.settings, guardrails.some(canStop));
    if (!read) {
      noteUnread(log, guardrails);
      return this.responses.pass({
        incoming,
        log,
        dialect,
        prepared: readable(this.upstream.prepare(incoming)),
      });
    }
    const expanded = await this.expand(read, traffic);
    const judging = this.judge(expanded, traffic);
    const prepared = readable(this.upstream.prepare(incoming));
    const judgements = await judging;
    log.note(judgements);
    const stop = stopped(resolveActions(judgements));
    if (stop !== undefined) return written({ dialect, request: expanded.request, log }, stop);
    return this.forwardRead(expanded, prepared, traffic);
  }

  /** Inserts the prompts that a request refers to. */
  private async expand(
    read: ReadRequest,
    { incoming, log, dialect }: Traffic,
  ): Promise<ExpandedRequest> {
    const { body, revisions, filledIn } = await this.promptReferences.expanded(
      read.body,
      read.request.messages,
      dialect,
      incoming.caller,
    );
    const request =
      body === read.body ? read.request : dialect.readRequest(body, incoming.target.path);
    log.requested(request.model, request.stream);
    log.expandedFrom(revisions);
    return { body, request, unread: read.unread, isExpanded: revisions.length > 0, filledIn };
  }

  private async judge(
    { request, unread, filledIn }: ExpandedRequest,
    { incoming, log, guardrails }: Traffic,
  ): Promise<Judgement[]> {
    if (unread !== undefined) return unjudged(guardrails, 'request');
    const content = beginningWith(filledIn, request.content);
    return log.guardrails(
      'request',
      this.evaluator.judge(guardrails, 'request', content, { caller: incoming.caller }),
    );
  }

  /** Forwards a request that no guardrail has stopped. */
  private forwardRead(
    { body, request, isExpanded }: ExpandedRequest,
    prepared: Exchange['prepared'],
    { incoming, log, dialect, guardrails }: Traffic,
  ): Promise<ProxyResponse> {
    if (guardrails.length === 0 && !isExpanded)
      return this.responses.pass({ incoming, log, dialect, prepared });
    const bytes = Buffer.from(JSON.stringify(body));
    incoming.held.take(bytes.length);
    return this.responses.handle({
      incoming,
      log,
      dialect,
      request,
      guardrails,
      prepared: rewritten(prepared),
      body: bytes,
    });
  }
}

/** Prepends messages, so that the user's last message stays the last. */
const beginningWith = (messages: readonly Message[], content: Content): Content => ({
  ...content,
  messages: [...messages, ...content.messages],
});

/** Logs unread traffic that no guardrail may stop. */
const noteUnread = (log: ExchangeLog, guardrails: readonly GuardrailRecord[]): void => {
  for (const side of SIDES) log.note(unjudged(guardrails, side));
};

/**
 * Reads a request; `null` if it is unreadable and no guardrail needs it.
 * @throws UnreadableRequest
 */
const readRequest = (
  incoming: ProxyRequest,
  dialect: Dialect,
  bounds: Bounds,
  isNeeded: boolean,
): ReadRequest | null => {
  try {
    const body = jsonBodyOf(incoming, bounds);
    const request = dialect.readRequest(body, incoming.target.path);
    const problem = contentProblem(request.content, bounds);
    if (problem !== undefined) throw new UnreadableRequest(problem);
    const unread = unreadIn(body);
    if (isNeeded && unread !== undefined)
      throw new UnreadableRequest(
        `${unread}: expected text, an image, audio or video; guardrails are active and cannot read this document.`,
      );
    return { body, request, unread };
  } catch (error) {
    if (!(error instanceof UnreadableRequest) || isNeeded) throw error;
    if (incoming.caller.userReferences !== false && seemsToRefer(incoming.body))
      throw new UnreadableRequest(
        `This request refers to a stored prompt and cannot be read: ${error.message}`,
      );
    return null;
  }
};

const withHeaders = (
  prepared: Exchange['prepared'],
  headers: Record<string, string>,
): Exchange['prepared'] => ({ ...prepared, headers: { ...prepared.headers, ...headers } });

/** Asks for an uncompressed answer, which can be read. */
const readable = (prepared: Exchange['prepared']): Exchange['prepared'] =>
  withHeaders(prepared, { 'accept-encoding': 'identity' });
/**
 * Sets the content type of the rewritten body, which is UTF-8 whatever charset the caller stated.
 */
const rewritten = (prepared: Exchange['prepared']): Exchange['prepared'] =>
  withHeaders(prepared, { 'content-type': 'application/json' });

/** Writes our own failure in the vendor's error shape; `undefined` for other errors. */
const failureResponse = ({ provider }: ProxyRequest, error: unknown): ProxyResponse | undefined => {
  if (error instanceof UnreadableRequest)
    return vendorError(provider.family, 400, 'unreadable_request', error.message);
  return error instanceof UpstreamFailure
    ? vendorError(provider.family, error.status, error.code, error.message)
    : undefined;
};
