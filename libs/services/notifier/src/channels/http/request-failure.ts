import { errors } from 'undici';
import { AppError } from '@touchstone/kernel';
import { isCertificateError } from '../certificate-error';

/** Reasons by the code of undici, Node or OpenSSL: without addresses and text of the receiver. */
const TEXTS: readonly (readonly [code: RegExp, text: string])[] = [
  [/^UND_ERR_CONNECT_TIMEOUT$|^ETIMEDOUT$/, 'The connection to the receiver took too long.'],
  [/^ECONNREFUSED$/, 'The receiver refused the connection.'],
  [/^E(?:HOST|NET)UNREACH$/, 'The receiver cannot be reached over the network.'],
  [/^UND_ERR_HEADERS_OVERFLOW$/, 'The headers of the response are too large.'],
  [/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/, 'The receiver took too long to respond.'],
  [
    /^UND_ERR_SOCKET$|^ECONNRESET$|^EPIPE$/,
    'The receiver closed the connection before it responded.',
  ],
  [/^ERR_SSL|^ERR_TLS|^EPROTO$/, 'No encrypted connection to the receiver could be established.'],
];

/** Describes in one sentence why there is no response. */
export const describeRequestFailure = (error: unknown): string => {
  if (error instanceof AppError) return error.message;
  if (error instanceof errors.HTTPParserError) return 'The receiver did not respond with HTTP.';
  const { code } = error as { code?: unknown };
  if (isCertificateError(code)) return "The receiver's certificate was not accepted.";
  const known = typeof code === 'string' && TEXTS.find(([pattern]) => pattern.test(code));
  if (known) return known[1];
  return `The connection to the receiver failed${typeof code === 'string' && /^\w{1,60}$/.test(code) ? ` (${code})` : ''}.`;
};
