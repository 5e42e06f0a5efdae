import { HttpException, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppError, type ErrorKind } from '@touchstone/kernel';
import { MethodRefused, RateExceeded, ShareExceeded } from './errors';

/** HTTP status of each kind of error; the only such mapping. */
const STATUS: Record<ErrorKind, number> = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  rate_limited: 429,
  unavailable: 503,
  timeout: 504,
};

const UNAVAILABLE_RETRY_SECONDS = 2;
const OUR_FAULT = 'Something went wrong on our side. The request was not judged; please try again.';
const logger = new Logger('Gateway');

export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: { error: string; [detail: string]: unknown };
}

const headersFor = (error: AppError): Record<string, string> => {
  if (error instanceof MethodRefused) return { allow: error.allowed.join(', ') };
  if (error instanceof RateExceeded || error instanceof ShareExceeded)
    return { 'retry-after': String(error.retryAfterSeconds) };
  return error.kind === 'unavailable' ? { 'retry-after': String(secondsUntilFree(error)) } : {};
};

const secondsUntilFree = ({ details }: AppError): number =>
  typeof details?.retry_after === 'number' ? details.retry_after : UNAVAILABLE_RETRY_SECONDS;

/**
 * Converts an error to a response. For an error other than an `AppError` the response contains no
 * detail.
 */
export const errorAnswer = (error: unknown): ErrorAnswer => {
  if (error instanceof AppError)
    return {
      status: STATUS[error.kind],
      headers: headersFor(error),
      body: { ...error.details, error: error.message },
    };
  if (error instanceof HttpException && error.getStatus() < 500)
    return { status: error.getStatus(), headers: {}, body: { error: error.message } };
  return { status: 500, headers: {}, body: { error: OUR_FAULT } };
};

/** Returns the stack without the message, which may quote the caller's data. */
const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

export const sendError = (reply: FastifyReply, error: unknown): FastifyReply => {
  const { status, headers, body } = errorAnswer(error);
  if (status === 500)
    logger.error(
      error instanceof Error ? `${error.name}\n${frames(error)}` : `A ${typeof error} was thrown`,
    );
  return reply.sent
    ? reply
    : reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
};
