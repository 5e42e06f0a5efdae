import { AppError, printableLine } from '@touchstone/kernel';
import { isCertificateError } from '../certificate-error';

/** The shape of nodemailer's errors. */
interface SmtpError {
  code?: string;
  /** Code of the network or of OpenSSL. */
  originalCode?: string;
  response?: string;
  responseCode?: number;
}

const MAX_RESPONSE_LENGTH = 200;

const TEXTS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server rejected the user name or password.',
  ECONNECTION: 'The connection to the mail server was lost or refused.',
  EDNS: 'The name of the mail server does not resolve.',
  EENVELOPE: 'The mail server did not accept sender or recipient.',
  EMESSAGE: 'The mail server did not accept the message.',
  EPROTOCOL: 'The mail server did not respond with SMTP.',
  ESOCKET: 'The connection to the mail server failed.',
  ETIMEDOUT: 'The mail server took too long to respond.',
  ETLS: 'No encrypted connection to the mail server could be established.',
};

/** Returns the server's text after its code, unless it contains one of the secrets. */
const quoteOf = (response: string, secrets: readonly string[]): string => {
  const words = printableLine(response.replace(/^\d{3}[ -]?/, ''), MAX_RESPONSE_LENGTH);
  return words === '' || secrets.some((secret) => words.includes(secret)) ? '' : `: ${words}`;
};

/**
 * Describes a failure; the status is `null` without a response of the server.
 * @param secrets a response that contains one is not quoted
 */
export const smtpFailure = (
  error: unknown,
  secrets: readonly string[],
): { statusCode: number | null; error: string } => {
  if (error instanceof AppError) return { statusCode: null, error: error.message };
  const { code = '', originalCode, response = '', responseCode } = error as SmtpError;
  if (isCertificateError(originalCode))
    return { statusCode: null, error: 'The certificate of the mail server was not accepted.' };
  if (responseCode === undefined)
    return { statusCode: null, error: TEXTS[code] ?? 'Sending over the mail server failed.' };
  const verdict = responseCode < 500 ? 'deferred the e-mail' : 'rejected the e-mail';
  return {
    statusCode: responseCode,
    error: `The mail server ${verdict} with ${responseCode}${quoteOf(response, secrets)}`,
  };
};
