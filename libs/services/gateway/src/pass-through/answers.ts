import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ExchangeOutcome } from '@touchstone/contracts';
import { Definitions } from '../definitions/definitions';
import type { Answered } from './asked';
import type { ModelAnswer, Refusal } from './dialects/dialect';
import { UnreadableAnswer, UpstreamFailure, UpstreamTooLong } from './errors';
import type { Exchange } from './exchange';
import { failed, type Final, stopped, written, writtenInStream } from './final';
import { contentWith } from './guard/answer-content';
import { courseOf } from './guard/course';
import { definitionOf, Guard, unjudged, watching } from './guard/guard';
import type { Judged } from './guard/judged';
import { type StreamMode, streamModeFor } from './guard/stream-mode';
import { PassThroughSettings } from './pass-through.config';
import { asItCame, Relay } from './relay';
import { overhear } from './stream/overheard';
import { patiently, within } from './stream/patience';
import { frames, overheardIn, readAnswer, shallow, shortBody, wholeBody } from './stream/reading';
import { tapped } from './stream/tap';
import { JudgedWindow } from './stream/window';
import { answerHeaders, isCompressed, mediaTypeOf } from './upstream/headers';
import type { UpstreamAnswer } from './upstream/upstream';

/** Until then a held stream can still get the status it deserves. */
const SILENT_MS = 10_000;
const COMMENT_EVERY_MS = 5_000;

const isEventStream = ({ headers }: UpstreamAnswer): boolean =>
  mediaTypeOf(headers['content-type']) === 'text/event-stream';
/** Errors and redirects hold no model's text. */
const isModels = ({ statusCode }: UpstreamAnswer): boolean =>
  statusCode >= 200 && statusCode < 300 && statusCode !== 204;

/** In bytes; by the length that the vendor names, which is held to. */
const SHORT_BYTES = 65_536;
const isShort = ({ headers }: UpstreamAnswer, mostBytes = SHORT_BYTES): boolean => {
  const { 'content-length': length, 'content-type': type = '' } = headers;
  return (
    typeof length === 'string' &&
    Number(length) <= mostBytes &&
    String(type).startsWith('application/json')
  );
};

/** What passing on takes; without a body of its own, the caller's goes on as it comes. */
type Passing = Pick<Exchange, 'asked' | 'log' | 'dialect' | 'prepared'> & { body?: Buffer };

/** Judges what vendors answer, before or after the caller gets it. */
@Injectable()
export class Answers {
  constructor(
    private readonly relay: Relay,
    private readonly guard: Guard,
    private readonly definitions: Definitions,
    private readonly settings: PassThroughSettings,
  ) {}

  /** @throws UpstreamFailure */
  async of(exchange: Exchange): Promise<Answered> {
    if (exchange.dialect.requestOnly) return this.passing(exchange);
    const mode = await this.modeOf(exchange);
    if (mode === 'observe')
      return this.passing(exchange, (answer) => this.judged(exchange, answer));
    if (mode === 'window') return this.windowed(exchange);
    const decided = this.decided(exchange);
    if (!exchange.request.stream || exchange.request.asArray)
      return written(exchange, await decided);
    const soon = await within(decided, SILENT_MS);
    return soon === undefined ? this.late(exchange, decided) : written(exchange, soon);
  }

  private async modeOf({ guardrails, request, asked }: Exchange): Promise<StreamMode> {
    const watchers = watching(guardrails, 'response');
    if (!request.stream || request.asArray)
      return streamModeFor(watchers.map((guardrail) => ({ guardrail, checks: null })));
    const checked = watchers.map(async (guardrail) => ({
      guardrail,
      checks: await this.checksOf(asked.caller, definitionOf(guardrail, 'response')),
    }));
    return streamModeFor(await Promise.all(checked));
  }

  private async checksOf(caller: Exchange['asked']['caller'], definition = '') {
    const found = await this.definitions.get(caller, definition).catch(() => null);
    return found && found.checks.map(({ check }) => check);
  }

  /** Asks, judges, and asks again as often as guardrails want it. */
  private async decided(exchange: Exchange): Promise<Final> {
    for (let retries = 0; ; retries++) {
      const answer = await this.ask(exchange);
      if (!isModels(answer)) return { kind: 'vendor', answered: asItCame(answer) };
      const bytes = await exchange.log.vendor(this.whole(answer));
      const course = courseOf(await this.judgedBytes(exchange, answer, bytes));
      if (course.kind === 'retry' && retries < course.cap) continue;
      const released: Final = {
        kind: 'released',
        status: answer.statusCode,
        headers: answerHeaders(answer.headers),
        bytes,
      };
      return stopped(course.kind === 'retry' ? course.otherwise : course) ?? released;
    }
  }

  private whole(answer: UpstreamAnswer): Promise<Buffer> {
    const { answerBytes } = this.settings;
    return isShort(answer, Math.min(SHORT_BYTES, answerBytes))
      ? shortBody(answer.body)
      : wholeBody(answer.body, answerBytes);
  }

  private ask({
    asked,
    prepared,
    body,
    log,
  }: Pick<Passing, 'asked' | 'prepared' | 'body' | 'log'>): Promise<UpstreamAnswer> {
    log.attempted();
    return log.vendor(this.relay.send(asked, prepared, body));
  }

  private judgedBytes(
    exchange: Exchange,
    answer: UpstreamAnswer,
    bytes: Buffer,
  ): Promise<Judged[]> {
    let read: ModelAnswer | null = null;
    try {
      if (!isCompressed(answer.headers))
        read = readAnswer(bytes, exchange.dialect, isEventStream(answer));
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
    }
    return this.judged(exchange, read);
  }

  /** Of the answer as a whole; noted. */
  private async judged(
    { guardrails, request, asked: { caller }, log }: Exchange,
    answer: ModelAnswer | null,
  ): Promise<Judged[]> {
    if (answer !== null) log.answered(answer);
    const judged =
      answer === null
        ? unjudged(guardrails, 'response')
        : await log.guardrails(
            this.guard.judge(guardrails, 'response', contentWith(request.content, answer), {
              caller,
            }),
          );
    log.note(judged);
    return judged;
  }

  /** The status has to be said now: what comes of it is told inside the stream. */
  private late(exchange: Exchange, decided: Promise<Final>): Answered {
    const told = decided.catch((error: unknown): Final => {
      if (!(error instanceof UpstreamFailure)) throw error;
      return { kind: 'failed', refusal: failed(error.message, {}, error.code) };
    });
    const body = patiently(told, COMMENT_EVERY_MS, (final) => writtenInStream(exchange, final));
    return {
      status: 200,
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
      body: Readable.from(body),
    };
  }

  /** Nothing is held up. @param heard is given the answer once all of it has passed, `null` where it could not be read */
  async passing(
    exchange: Passing,
    heard?: (answer: ModelAnswer | null) => Promise<unknown>,
  ): Promise<Answered> {
    const { dialect, log } = exchange;
    const answer = await this.ask(exchange);
    const answered = asItCame(answer);
    if (!isModels(answer)) return finished(exchange, answer, 'passed');
    log.streams(isEventStream(answer));
    if (isShort(answer)) return this.atOnce(exchange, answer, heard);
    const listener = overhear(
      dialect,
      { streamed: isEventStream(answer), compressed: isCompressed(answer.headers) },
      this.settings.answerBytes,
      (overheard, broken) => {
        if (overheard !== null) log.answered(overheard);
        void Promise.resolve(heard?.(overheard)).finally(() =>
          log.finish(broken ? 'failed' : 'passed', answer.statusCode),
        );
      },
    );
    return { ...answered, body: tapped(answer.body, listener) };
  }

  /** A short body as one piece: streams cost more than they carry. */
  private async atOnce(
    { dialect, log }: Passing,
    answer: UpstreamAnswer,
    heard?: (answer: ModelAnswer | null) => Promise<unknown>,
  ): Promise<Answered> {
    const bytes = await shortBody(answer.body);
    const overheard = overheardIn(bytes, dialect);
    if (overheard !== null) log.answered(overheard);
    void Promise.resolve(heard?.(overheard)).finally(() => log.finish('passed', answer.statusCode));
    return { ...asItCame(answer), body: bytes };
  }

  private async windowed(exchange: Exchange): Promise<Answered> {
    const answer = await this.ask(exchange);
    if (!isModels(answer)) return finished(exchange, answer, 'passed');
    if (!isEventStream(answer) || isCompressed(answer.headers))
      return written(exchange, await this.wholeOf(exchange, answer));
    return {
      status: answer.statusCode,
      headers: answerHeaders({ ...answer.headers, 'content-length': undefined }),
      body: Readable.from(this.behindWindow(exchange, answer)),
    };
  }

  /** A vendor that answers a wish for a stream with one body, or with what nobody here can read. */
  private async wholeOf(exchange: Exchange, answer: UpstreamAnswer): Promise<Final> {
    const bytes = await this.whole(answer);
    const released: Final = {
      kind: 'released',
      status: answer.statusCode,
      headers: answerHeaders(answer.headers),
      bytes,
    };
    return stopped(courseOf(await this.judgedBytes(exchange, answer, bytes))) ?? released;
  }

  private async *behindWindow(
    exchange: Exchange,
    { body, statusCode }: UpstreamAnswer,
  ): AsyncGenerator<Buffer | string> {
    const { dialect, log } = exchange;
    const window = new JudgedWindow<Buffer>();
    const reader = dialect.openStream();
    try {
      for await (const { raw, pieces, closed } of frames(body, reader, this.settings.answerBytes)) {
        window.add(raw, pieces, closed);
        if (!window.isDue) continue;
        const stop = stopped(courseOf(await this.judgedPart(exchange, window.next())));
        if (stop !== undefined) return yield* writtenInStream(exchange, stop);
        yield* window.release();
      }
      const stop = stopped(
        courseOf(
          await this.judged(
            exchange,
            shallow(() => reader.answer()),
          ),
        ),
      );
      if (stop !== undefined) return yield* writtenInStream(exchange, stop);
      yield* window.release(true);
      log.finish('passed', statusCode);
    } catch (error) {
      const told = toldOf(error);
      // What the vendor's connection came to, the caller's comes to as well.
      if (told === undefined) throw error;
      return yield* writtenInStream(exchange, { kind: 'failed', refusal: told });
    } finally {
      log.finish('failed', statusCode);
      body.destroy();
    }
  }

  private async judgedPart(
    { guardrails, request, asked: { caller }, log }: Exchange,
    text: string | null,
  ): Promise<Judged[]> {
    if (text === null) return [];
    const content = contentWith(request.content, { texts: [text], toolCalls: [] });
    const judged = await log.guardrails(
      this.guard.judge(guardrails, 'response', content, { caller, unrecorded: true }),
    );
    if (judged.some(({ decision }) => decision.enforced)) log.note(judged);
    return judged;
  }
}

/** What of a stream's failures is the gateway's own to tell. */
const toldOf = (error: unknown): Refusal | undefined => {
  if (error instanceof UnreadableAnswer) return failed(error.message, {}, 'unreadable_answer');
  return error instanceof UpstreamTooLong ? failed(error.message, {}, error.code) : undefined;
};

const finished = (
  { log }: Pick<Exchange, 'log'>,
  answer: UpstreamAnswer,
  outcome: ExchangeOutcome,
): Answered => {
  log.finish(outcome, answer.statusCode);
  return asItCame(answer);
};
