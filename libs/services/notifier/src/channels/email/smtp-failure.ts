import { AppError } from '@touchstone/kernel';
import { isCertificateProblem } from '../certificate';
import { plain } from '../words/plain';

/** As nodemailer throws it. */
interface SmtpError {
  code?: string;
  /** Of the network or of OpenSSL. */
  originalCode?: string;
  response?: string;
  responseCode?: number;
}

const MOST_WORDS = 200;

const TEXTS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server did not let us sign in.',
  ECONNECTION: 'The connection to the mail server was lost or refused.',
  EDNS: 'The name of the mail server does not resolve.',
  EENVELOPE: 'The mail server did not accept sender or recipient.',
  EMESSAGE: 'The mail server did not accept the message.',
  EPROTOCOL: 'What the mail server says is not SMTP.',
  ESOCKET: 'The connection to the mail server failed.',
  ETIMEDOUT: 'The mail server took too long.',
  ETLS: 'No encrypted connection to the mail server could be made.',
};

/** What the server said after its code, without the secrets that it may have been told. */
const wordsOf = (response: string, secrets: readonly string[]): string => {
  const words = plain(response.replace(/^\d{3}[ -]?/, ''), MOST_WORDS);
  return words === '' || secrets.some((secret) => words.includes(secret)) ? '' : `: ${words}`;
};

/** Without one of the server's codes there was no answer. @param secrets what the server's words must not bring back */
export const smtpFailure = (
  error: unknown,
  secrets: readonly string[],
): { statusCode: number | null; error: string } => {
  if (error instanceof AppError) return { statusCode: null, error: error.message };
  const { code = '', originalCode, response = '', responseCode } = error as SmtpError;
  if (isCertificateProblem(originalCode))
    return { statusCode: null, error: 'The certificate of the mail server was not accepted.' };
  if (responseCode === undefined)
    return { statusCode: null, error: TEXTS[code] ?? 'Sending over the mail server failed.' };
  const verdict = responseCode < 500 ? 'put the e-mail off' : 'refused the e-mail for good';
  return {
    statusCode: responseCode,
    error: `The mail server ${verdict} with ${responseCode}${wordsOf(response, secrets)}`,
  };
};
