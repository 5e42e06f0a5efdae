import { Readable } from 'node:stream';
import type { ExchangeOutcome } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import type { Answered } from './asked';
import type { Refusal } from './dialects/dialect';
import type { Exchange } from './exchange';
import type { Course } from './guard/course';
import { wholeBody } from './stream/reading';
import { type Headers, mediaTypeOf } from './upstream/headers';

/** What an exchange comes to, before it is written for the caller. */
export type Final =
  /** The vendor's own word that nobody has to judge: an error, say. */
  | { kind: 'vendor'; answered: Answered }
  | { kind: 'released'; status: number; headers: Headers; bytes: Buffer }
  | { kind: 'refused'; refusal: Refusal }
  /** Nothing came of it, and no guardrail is to blame. */
  | { kind: 'failed'; refusal: Refusal }
  | { kind: 'answered'; text: string };

const BLOCKED_STATUS = 400;
const FAILED_STATUS = 502;

/** What a course comes to when it is not to let pass. */
export const stopped = (course: Course): Final | undefined => {
  if (course.kind === 'refuse') return { kind: 'refused', refusal: course.refusal };
  return course.kind === 'answer' ? { kind: 'answered', text: course.text } : undefined;
};

const OUTCOMES: Record<Final['kind'], ExchangeOutcome> = {
  vendor: 'passed',
  released: 'passed',
  refused: 'blocked',
  failed: 'failed',
  answered: 'answered',
};

/** As an answer of its own, with the status it deserves. */
export const written = (
  { dialect, request, log }: Pick<Exchange, 'dialect' | 'request' | 'log'>,
  final: Final,
): Answered => {
  const answered = answerOf(final, dialect, request);
  log.finish(OUTCOMES[final.kind], answered.status);
  return answered;
};

const answerOf = (
  final: Final,
  dialect: Exchange['dialect'],
  request: Exchange['request'],
): Answered => {
  switch (final.kind) {
    case 'vendor':
      return final.answered;
    case 'released':
      return { status: final.status, headers: final.headers, body: final.bytes };
    case 'refused':
      return dialect.refuse(final.refusal, BLOCKED_STATUS);
    case 'failed':
      return dialect.refuse(final.refusal, FAILED_STATUS);
    case 'answered':
      return dialect.answerWith(final.text, request);
  }
};

/** Inside a stream that has begun: what fails now can only be said in the vendor's in-stream form. */
export const writtenInStream = async function* (
  { dialect, request, log }: Pick<Exchange, 'dialect' | 'request' | 'log'>,
  final: Final,
): AsyncGenerator<Buffer | string> {
  log.finish(OUTCOMES[final.kind], 200);
  switch (final.kind) {
    case 'refused':
    case 'failed':
      return yield dialect.refuseInStream(final.refusal);
    case 'vendor':
      return yield dialect.refuseInStream(await retold(final.answered));
    case 'released':
      return yield mediaTypeOf(final.headers['content-type']) === 'text/event-stream'
        ? final.bytes
        : dialect.refuseInStream(
            failed('The model vendor answered with one body in place of a stream.'),
          );
    default:
      return yield answerOf(final, dialect, request).body as Buffer | string;
  }
};

/** Of a vendor's error, before its sentence is looked for. */
const ERROR_BYTES = 65_536;

/** A vendor's error, once its status can no longer be passed on. */
const retold = async ({ status, body }: Answered): Promise<Refusal> => {
  const bytes =
    body instanceof Readable
      ? await wholeBody(body, ERROR_BYTES).catch(() => Buffer.of())
      : Buffer.of();
  return failed(sentenceIn(bytes.toString('utf8')) ?? 'The model vendor answered with an error.', {
    status,
  });
};

const sentenceIn = (text: string): string | undefined => {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return isJsonObject(error) && typeof error['message'] === 'string'
      ? error['message']
      : undefined;
  } catch {
    return undefined;
  }
};

export const failed = (
  message: string,
  details: Refusal['details'] = {},
  code = 'upstream_error',
): Refusal => ({ message, code, details });
