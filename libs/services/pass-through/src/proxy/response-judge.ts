import { Injectable } from '@nestjs/common';
import type { ModelAnswer } from '../dialects/dialect';
import { UnreadableAnswer } from '../errors';
import type { Exchange } from '../exchange/exchange';
import { GuardrailEvaluator, unjudged } from '../guardrails/guardrail-evaluator';
import type { Judgement } from '../guardrails/judgement';
import { contentWith } from '../guardrails/response-content';
import { PassThroughSettings } from '../pass-through.config';
import { readAnswer, shortBody, wholeBody } from '../streaming/read-response';
import { isCompressed, mediaTypeOf } from '../upstream/headers';
import type { UpstreamAnswer } from '../upstream/upstream';
import { UpstreamClient } from '../upstream/upstream-client';

/**
 * Bound of a short body in bytes, by the content length that the vendor states, which HTTP
 * enforces.
 */
const SHORT_BYTES = 65_536;

export const isEventStream = ({ headers }: UpstreamAnswer): boolean =>
  mediaTypeOf(headers['content-type']) === 'text/event-stream';

/** Returns true for a response that may hold a model's text, unlike errors and redirects. */
export const isModelAnswer = ({ statusCode }: UpstreamAnswer): boolean =>
  statusCode >= 200 && statusCode < 300 && statusCode !== 204;

export const isShort = ({ headers }: UpstreamAnswer, maxBytes = SHORT_BYTES): boolean => {
  const { 'content-length': length, 'content-type': type = '' } = headers;
  return (
    typeof length === 'string' &&
    Number(length) <= maxBytes &&
    String(type).startsWith('application/json')
  );
};

/** Sends requests upstream, reads the answers and has guardrails evaluate them. */
@Injectable()
export class ResponseJudge {
  constructor(
    private readonly upstream: UpstreamClient,
    private readonly evaluator: GuardrailEvaluator,
    private readonly settings: PassThroughSettings,
  ) {}

  /** @throws UpstreamFailure, ShareExceeded */
  send({
    incoming,
    prepared,
    body,
    log,
  }: Pick<Exchange, 'incoming' | 'prepared' | 'log'> &
    Partial<Pick<Exchange, 'body'>>): Promise<UpstreamAnswer> {
    log.attempted();
    return log.vendor(this.upstream.send(incoming, prepared, body));
  }

  /**
   * Reads the whole body. Short bodies are not counted as held: a connection's buffers take as
   * much.
   */
  readWhole({ incoming }: Exchange, answer: UpstreamAnswer): Promise<Buffer> {
    const { answerBytes } = this.settings;
    return isShort(answer, Math.min(SHORT_BYTES, answerBytes))
      ? shortBody(answer.body)
      : wholeBody(answer.body, answerBytes, (bytes) => incoming.held.take(bytes));
  }

  /** Judges a whole body; each guardrail's `on_error` decides on an unreadable one. */
  judgeBody(exchange: Exchange, answer: UpstreamAnswer, bytes: Buffer): Promise<Judgement[]> {
    let read: ModelAnswer | null = null;
    try {
      if (!isCompressed(answer.headers))
        read = readAnswer(bytes, exchange.dialect, isEventStream(answer));
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
    }
    return this.judgeAnswer(exchange, read);
  }

  /** Judges the whole answer, and logs the judgements. @param answer `null` if unreadable */
  async judgeAnswer(
    { guardrails, request, incoming: { caller }, log }: Exchange,
    answer: ModelAnswer | null,
  ): Promise<Judgement[]> {
    if (answer !== null) log.answered(answer);
    const judgements =
      answer === null
        ? unjudged(guardrails, 'response')
        : await log.guardrails(
            'response',
            this.evaluator.judge(guardrails, 'response', contentWith(request.content, answer), {
              caller,
            }),
          );
    log.note(judgements);
    return judgements;
  }

  /** Judges part of a stream; logs the judgements only if one of them stops it. */
  async judgePart(
    { guardrails, request, incoming: { caller }, log }: Exchange,
    text: string | null,
  ): Promise<Judgement[]> {
    if (text === null) return [];
    const content = contentWith(request.content, { texts: [text], toolCalls: [] });
    const judgements = await log.guardrails(
      'response',
      this.evaluator.judge(guardrails, 'response', content, { caller, unrecorded: true }),
    );
    if (judgements.some(({ decision }) => decision.enforced)) log.note(judgements);
    return judgements;
  }
}
