import { UnknownProvider } from '@touchstone/clients';
import { DeadlineExceeded, printableLine } from '@touchstone/kernel';
import { AddressRefused } from '@touchstone/outgoing';
import { UpstreamFailure, UpstreamUnreachable } from '../errors';
import { CredentialUnreadable } from '../providers/credential-unreadable';
import { carrierOf } from '../providers/service-key';
import { wholeBody } from '../streaming/read-response';
import { mediaTypeOf } from '../upstream/headers';
import type { UpstreamAnswer } from '../upstream/upstream';
import { hasVendorError, vendorMessage } from '../upstream/vendor-message';

const LONGEST_SENTENCE = 300;
/** The part of a vendor's error that is searched for its sentence; a short answer has less. */
const ERROR_BYTES = 65_536;
/** Codes of Node, undici and OpenSSL: `ECONNREFUSED`, `CERT_HAS_EXPIRED`. */
const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;

/** The request of a test, for the sentence on its answer. */
interface Asked {
  /** Method and path. */
  operation: string;
  /** The answer is a model's, which is short; a list of models is not read. */
  isQuestion: boolean;
  /** Credential that the vendor may repeat. */
  secret: string | undefined;
}

/**
 * Returns a sentence on an answer that is no success; `null` if it is one. Consumes the body.
 * @throws UpstreamFailure, DeadlineExceeded for a model's answer that does not end
 */
export const problemOfAnswer = async (
  { statusCode, headers, body }: UpstreamAnswer,
  asked: Asked,
): Promise<string | null> => {
  if (statusCode < 200 || statusCode >= 300)
    return refusal(await beginningOf(body), `status ${statusCode}`, asked);
  const isJson = mediaTypeOf(headers['content-type']) === 'application/json';
  if (isJson && asked.isQuestion) {
    // Some vendors begin with 200, and answer with an error afterwards.
    const text = (await wholeBody(body, ERROR_BYTES)).toString('utf8');
    return hasVendorError(text) ? refusal(text, `an error and status ${statusCode}`, asked) : null;
  }
  body.on('error', () => undefined).destroy();
  return isJson
    ? null
    : `What answered ${asked.operation} with status ${statusCode} sent no JSON, as a model vendor does; check the address.`;
};

const refusal = (body: string, how: string, { operation, secret }: Asked): string => {
  const sentence = vendorMessage(body);
  if (sentence === undefined) return `The model vendor answered ${operation} with ${how}.`;
  // Searched as a whole: what is cut off could end in a part of the credential.
  return secret !== undefined && carrierOf(new Set([secret]))(sentence)
    ? `The model vendor answered ${operation} with ${how}, in a sentence that repeats the credential and is left out here.`
    : printableLine(sentence, LONGEST_SENTENCE);
};

const beginningOf = async (body: UpstreamAnswer['body']): Promise<string> =>
  (await wholeBody(body, ERROR_BYTES).catch(() => Buffer.of())).toString('utf8');

/** Returns a sentence on why there was no answer; `undefined` for a failure of this service. */
export const problemOfFailure = (error: unknown): string | undefined => {
  if (error instanceof UpstreamUnreachable) return unreached(error.cause);
  if (error instanceof DeadlineExceeded) return 'The model vendor did not answer in time.';
  const isOfVendor =
    error instanceof UpstreamFailure ||
    error instanceof UnknownProvider ||
    error instanceof CredentialUnreadable;
  return isOfVendor ? error.message : undefined;
};

const unreached = (cause: unknown): string => {
  if (cause instanceof AddressRefused) return cause.message;
  const code = String((cause as { code?: unknown } | undefined)?.code ?? '');
  return `The model vendor could not be reached${CODE.test(code) ? ` (${code})` : ''}.`;
};
