import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DefinitionCache } from '@touchstone/clients';
import { AppError } from '@touchstone/kernel';
import type { ModelAnswer } from '../dialects/dialect';
import { UpstreamFailure } from '../errors';
import type { Exchange } from '../exchange/exchange';
import { resolveActions } from '../guardrails/guardrail-actions';
import { definitionOf, watching } from '../guardrails/guardrail-evaluator';
import { type StreamMode, streamModeFor } from '../guardrails/stream-mode';
import { PassThroughSettings } from '../pass-through.config';
import { within, withKeepAlive } from '../streaming/keep-alive';
import { observedAnswer, shortBody } from '../streaming/read-response';
import { observed, observeResponse } from '../streaming/response-observer';
import { answerHeaders, isCompressed } from '../upstream/headers';
import type { UpstreamAnswer } from '../upstream/upstream';
import { unchangedResponse } from '../upstream/upstream-client';
import { failed, type Outcome, stopped, written, writtenInStream } from './outcome';
import type { ProxyResponse } from './proxy-request';
import { isEventStream, isModelAnswer, isShort, ResponseJudge } from './response-judge';
import { windowedStream } from './windowed-stream';

/**
 * Milliseconds until a held stream sends its status to keep the connection alive; before, the
 * outcome can still set the status.
 */
const SILENT_MS = 10_000;
const COMMENT_EVERY_MS = 5_000;

/** The part of an exchange needed to forward it; without a `body`, the caller's is forwarded. */
type Passing = Pick<Exchange, 'incoming' | 'log' | 'dialect' | 'prepared'> & { body?: Buffer };

/** Receives the whole answer after it has been forwarded; `null` if it could not be read. */
type OnAnswer = (answer: ModelAnswer | null) => Promise<unknown>;

/**
 * Sends the request to the vendor, has the response judged before or after its release, and
 * responds to the caller.
 */
@Injectable()
export class ResponseHandler {
  constructor(
    private readonly judge: ResponseJudge,
    private readonly definitions: DefinitionCache,
    private readonly settings: PassThroughSettings,
  ) {}

  /** @throws UpstreamFailure */
  async handle(exchange: Exchange): Promise<ProxyResponse> {
    if (exchange.dialect.requestOnly) return this.pass(exchange);
    const mode = await this.modeOf(exchange);
    if (mode === 'observe')
      return this.pass(exchange, (answer) => this.judge.judgeAnswer(exchange, answer));
    if (mode === 'window') return this.window(exchange);
    const decided = this.decide(exchange);
    if (!exchange.request.stream || exchange.request.asArray)
      return written(exchange, await decided);
    const soon = await within(decided, SILENT_MS);
    return soon === undefined ? this.keepAlive(exchange, decided) : written(exchange, soon);
  }

  /** Forwards the response without delay. */
  async pass(exchange: Passing, onAnswer?: OnAnswer): Promise<ProxyResponse> {
    const { dialect, log } = exchange;
    const answer = await this.judge.send(exchange);
    if (!isModelAnswer(answer)) return finished(exchange, answer);
    log.streams(isEventStream(answer));
    if (isShort(answer)) return this.passShort(exchange, answer, onAnswer);
    const observer = observeResponse(
      dialect,
      { streamed: isEventStream(answer), compressed: isCompressed(answer.headers) },
      { maxBytes: this.settings.answerBytes, held: exchange.incoming.held },
      (read, broken) => {
        if (read !== null) log.answered(read);
        void Promise.resolve(onAnswer?.(read)).finally(() =>
          log.finish(broken ? 'failed' : 'passed', answer.statusCode),
        );
      },
    );
    return { ...unchangedResponse(answer), body: observed(answer.body, observer) };
  }

  /** Forwards a short body in one piece, since a stream would cost more than it carries. */
  private async passShort(
    { dialect, log }: Passing,
    answer: UpstreamAnswer,
    onAnswer?: OnAnswer,
  ): Promise<ProxyResponse> {
    const bytes = await shortBody(answer.body);
    const read = observedAnswer(bytes, dialect);
    if (read !== null) log.answered(read);
    void Promise.resolve(onAnswer?.(read)).finally(() => log.finish('passed', answer.statusCode));
    return { ...unchangedResponse(answer), body: bytes };
  }

  private async modeOf({ guardrails, request, incoming }: Exchange): Promise<StreamMode> {
    const watchers = watching(guardrails, 'response');
    if (!request.stream || request.asArray)
      return streamModeFor(watchers.map((guardrail) => ({ guardrail, checks: null })));
    const checked = watchers.map(async (guardrail) => ({
      guardrail,
      checks: await this.checksOf(incoming.caller, definitionOf(guardrail, 'response')),
    }));
    return streamModeFor(await Promise.all(checked));
  }

  private async checksOf(caller: Exchange['incoming']['caller'], definition = '') {
    const found = await this.definitions.get(caller, definition).catch(() => null);
    return found && found.checks.map(({ check }) => check);
  }

  /** Sends and judges, and repeats both as often as guardrails require. */
  private async decide(exchange: Exchange): Promise<Outcome> {
    for (let retries = 0; ; retries++) {
      const answer = await this.judge.send(exchange);
      if (!isModelAnswer(answer)) return { kind: 'vendor', response: unchangedResponse(answer) };
      const bytes = await exchange.log.vendor(this.judge.readWhole(exchange, answer));
      const action = resolveActions(await this.judge.judgeBody(exchange, answer, bytes));
      if (action.kind === 'retry' && retries < action.cap) {
        exchange.incoming.held.give(bytes.length);
        continue;
      }
      const final = action.kind === 'retry' ? action.otherwise : action;
      return stopped(final) ?? released(answer, bytes);
    }
  }

  /**
   * Sends the status at once and comments until the outcome is known, then writes the outcome into
   * the stream.
   */
  private keepAlive(exchange: Exchange, decided: Promise<Outcome>): ProxyResponse {
    const outcome = decided.catch((error: unknown): Outcome => {
      if (!(error instanceof UpstreamFailure || error instanceof AppError)) throw error;
      return { kind: 'failed', refusal: failed(error.message, {}, error.code) };
    });
    const body = withKeepAlive(outcome, COMMENT_EVERY_MS, (result) =>
      writtenInStream(exchange, result),
    );
    return {
      status: 200,
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
      body: Readable.from(body),
    };
  }

  private async window(exchange: Exchange): Promise<ProxyResponse> {
    const answer = await this.judge.send(exchange);
    if (!isModelAnswer(answer)) return finished(exchange, answer);
    if (!isEventStream(answer) || isCompressed(answer.headers))
      return written(exchange, await this.decideWhole(exchange, answer));
    const { answerBytes } = this.settings;
    return {
      status: answer.statusCode,
      headers: answerHeaders({ ...answer.headers, 'content-length': undefined }),
      body: Readable.from(windowedStream(exchange, answer, this.judge, answerBytes)),
    };
  }

  /**
   * Decides on a whole body where the vendor answers a request for a stream with one body, or with
   * a compressed one.
   */
  private async decideWhole(exchange: Exchange, answer: UpstreamAnswer): Promise<Outcome> {
    const bytes = await this.judge.readWhole(exchange, answer);
    const judgements = await this.judge.judgeBody(exchange, answer, bytes);
    return stopped(resolveActions(judgements)) ?? released(answer, bytes);
  }
}

const released = ({ statusCode, headers }: UpstreamAnswer, bytes: Buffer): Outcome => ({
  kind: 'released',
  status: statusCode,
  headers: answerHeaders(headers),
  bytes,
});

/** Forwards an answer without a model's text, such as an error. */
const finished = ({ log }: Pick<Exchange, 'log'>, answer: UpstreamAnswer): ProxyResponse => {
  log.finish('passed', answer.statusCode);
  return unchangedResponse(answer);
};
