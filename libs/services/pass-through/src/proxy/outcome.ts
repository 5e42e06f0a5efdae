import { Readable } from 'node:stream';
import type { ExchangeOutcome } from '@touchstone/contracts';
import type { Refusal } from '../dialects/dialect';
import type { Exchange } from '../exchange/exchange';
import type { GuardrailAction } from '../guardrails/guardrail-actions';
import { wholeBody } from '../streaming/read-response';
import { type Headers, mediaTypeOf } from '../upstream/headers';
import { vendorMessage } from '../upstream/vendor-message';
import type { ProxyResponse } from './proxy-request';

/** The outcome of an exchange, before a dialect writes it for the caller. */
export type Outcome =
  /** The vendor's own response without a model's text, such as an error. */
  | { kind: 'vendor'; response: ProxyResponse }
  | { kind: 'released'; status: number; headers: Headers; bytes: Buffer }
  | { kind: 'refused'; refusal: Refusal }
  /** The exchange failed without a guardrail stopping it. */
  | { kind: 'failed'; refusal: Refusal }
  | { kind: 'answered'; text: string };

const BLOCKED_STATUS = 400;
const FAILED_STATUS = 502;

/**
 * Returns the outcome of an action that stops the traffic; `undefined` for one that lets it pass.
 */
export const stopped = (action: GuardrailAction): Outcome | undefined => {
  if (action.kind === 'refuse') return { kind: 'refused', refusal: action.refusal };
  return action.kind === 'answer' ? { kind: 'answered', text: action.text } : undefined;
};

const OUTCOMES: Record<Outcome['kind'], ExchangeOutcome> = {
  vendor: 'passed',
  released: 'passed',
  refused: 'blocked',
  failed: 'failed',
  answered: 'answered',
};

/** Writes the outcome as a response of its own, with its status, and ends the log. */
export const written = (
  { dialect, request, log }: Pick<Exchange, 'dialect' | 'request' | 'log'>,
  outcome: Outcome,
): ProxyResponse => {
  const response = responseFor(outcome, dialect, request);
  log.finish(OUTCOMES[outcome.kind], response.status);
  return response;
};

const responseFor = (
  outcome: Outcome,
  dialect: Exchange['dialect'],
  request: Exchange['request'],
): ProxyResponse => {
  switch (outcome.kind) {
    case 'vendor':
      return outcome.response;
    case 'released':
      return { status: outcome.status, headers: outcome.headers, body: outcome.bytes };
    case 'refused':
      return dialect.refuse(outcome.refusal, BLOCKED_STATUS);
    case 'failed':
      return dialect.refuse(outcome.refusal, FAILED_STATUS);
    case 'answered':
      return dialect.answerWith(outcome.text, request);
  }
};

/** Writes the outcome into a stream that has begun, in the vendor's in-stream form. */
export const writtenInStream = async function* (
  { dialect, request, log }: Pick<Exchange, 'dialect' | 'request' | 'log'>,
  outcome: Outcome,
): AsyncGenerator<Buffer | string> {
  const sent = await streamable(outcome);
  log.finish(OUTCOMES[sent.kind], 200);
  switch (sent.kind) {
    case 'refused':
    case 'failed':
      return yield dialect.refuseInStream(sent.refusal);
    case 'released':
      return yield sent.bytes;
    default:
      return yield responseFor(sent, dialect, request).body as Buffer | string;
  }
};

/** Returns the outcome as a stream that has begun can carry it: what is no stream has failed. */
const streamable = async (outcome: Outcome): Promise<Outcome> => {
  if (outcome.kind === 'vendor')
    return { kind: 'failed', refusal: await restated(outcome.response) };
  const isBody =
    outcome.kind === 'released' &&
    mediaTypeOf(outcome.headers['content-type']) !== 'text/event-stream';
  return isBody
    ? {
        kind: 'failed',
        refusal: failed('The model vendor answered with one body in place of a stream.'),
      }
    : outcome;
};

/** The part of a vendor's error that is searched for its message. */
const ERROR_BYTES = 65_536;

/** Restates a vendor's error whose status can no longer be passed on. */
const restated = async ({ status, body }: ProxyResponse): Promise<Refusal> => {
  const bytes =
    body instanceof Readable
      ? await wholeBody(body, ERROR_BYTES).catch(() => Buffer.of())
      : Buffer.of();
  return failed(
    vendorMessage(bytes.toString('utf8')) ?? 'The model vendor answered with an error.',
    {
      status,
    },
  );
};

export const failed = (
  message: string,
  details: Refusal['details'] = {},
  code = 'upstream_error',
): Refusal => ({ message, code, details });
