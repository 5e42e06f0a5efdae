/**
 * Classifies failures by the caller's possible reaction; the gateway maps each kind to an HTTP
 * status.
 */
export type ErrorKind =
  | 'malformed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'precondition_failed'
  | 'too_large'
  | 'unsupported_media'
  | 'invalid'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout';

/** The serialised form of an `AppError`, the same on both sides of a broker. */
export interface ErrorRecord {
  kind: ErrorKind;
  code: string;
  message: string;
  details?: Record<string, unknown>;
}

/** A failure the caller can act on. Anything else that is thrown is a bug. */
export abstract class AppError extends Error {
  abstract readonly kind: ErrorKind;
  abstract readonly code: string;

  constructor(
    message: string,
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
    this.name = new.target.name;
  }

  toRecord(): ErrorRecord {
    return {
      kind: this.kind,
      code: this.code,
      message: this.message,
      ...(this.details && { details: this.details }),
    };
  }
}

/**
 * A dependency is down. If a message handler throws it, the consumer waits instead of losing the
 * message.
 */
export class Unavailable extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'unavailable';
}

/** The caller's deadline passed before the work was done. */
export class DeadlineExceeded extends AppError {
  readonly kind = 'timeout';
  readonly code = 'deadline_exceeded';
}

/** An `AppError` raised in another process. */
export class RemoteError extends AppError {
  readonly kind: ErrorKind;
  readonly code: string;

  constructor(record: ErrorRecord) {
    super(record.message, record.details);
    this.kind = record.kind;
    this.code = record.code;
  }
}
