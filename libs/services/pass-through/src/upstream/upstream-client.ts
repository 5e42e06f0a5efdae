import { finished } from 'node:stream';
import type { Dispatcher } from 'undici';
import { MalformedRequest } from '@touchstone/http-edge';
import { inSpan } from '@touchstone/kernel';
import { presentedCredential } from '../providers/credential';
import { carrierOf } from '../providers/service-key';
import type { ProxyResponse, VendorRequest } from '../proxy/proxy-request';
import type { ConnectionShares } from './connection-shares';
import { answerHeaders, type Headers, requestHeaders } from './headers';
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream';

/** Forwards requests to their vendors, without the service key and headers of this hop. */
export class UpstreamClient {
  constructor(
    private readonly upstream: Upstream,
    /** Headers in which the service key is sent, lower case. */
    private readonly keyHeaderNames: readonly string[],
    private readonly shares: ConnectionShares,
  ) {}

  /**
   * @throws MalformedRequest for a path that contains the service key, which can be neither dropped
   * there nor forwarded nor recorded
   */
  demandKeylessPath(incoming: VendorRequest): void {
    const isCarrier = carrierOf(this.serviceKeys(incoming));
    const { pathname } = new URL(incoming.target.path, incoming.target.origin);
    if ([pathname, incoming.target.operation, ...pathname.split('/')].some(isCarrier))
      throw new MalformedRequest(
        'The path holds the API key of this service, which stays here; take it out.',
      );
  }

  /**
   * Prepares headers and path for the vendor, with the caller's own credential, else the
   * workspace's.
   * @throws CredentialUnreadable
   */
  prepare(incoming: VendorRequest): Prepared {
    const { headers, provider, target, integration } = incoming;
    const { pathname, search } = new URL(target.path, target.origin);
    const presented = presentedCredential(
      provider.credential,
      headers,
      search.slice(1),
      this.serviceKeys(incoming),
    );
    const kept = requestHeaders(headers, new Set([...this.keyHeaderNames, ...presented.withheld]));
    // A streamed body keeps the length that the caller states.
    if (
      incoming.body !== null &&
      !Buffer.isBuffer(incoming.body) &&
      headers['content-length'] !== undefined
    )
      kept['content-length'] = headers['content-length'];
    const stored = presented.own ? undefined : integration?.credential?.(provider.credential);
    const dispatcher = integration?.upstream?.dispatcher;
    return {
      origin: target.origin,
      path: presented.query === '' ? pathname : `${pathname}?${presented.query}`,
      headers: stored === undefined ? kept : { ...kept, [stored[0]]: stored[1] },
      ...(dispatcher && { dispatcher }),
    };
  }

  private serviceKeys({ headers }: VendorRequest): ReadonlySet<string> {
    return new Set(this.keyHeaderNames.flatMap((name) => headers[name] ?? []));
  }

  /** @throws ShareExceeded, UpstreamUnreachable, UpstreamSilent, and the signal's reason */
  async send(
    { method, signal, body: asIs, caller, provider }: VendorRequest,
    prepared: Prepared,
    body = asIs,
  ): Promise<UpstreamAnswer> {
    const release = await this.shares.take(prepared.origin, caller.workspace, signal);
    try {
      const answer = await this.request({ method, signal, body, ...prepared }, provider.name);
      finished(answer.body, release);
      return answer;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** The span ends with the headers: the caller reads the body. */
  private request(request: UpstreamRequest, provider: string): Promise<UpstreamAnswer> {
    const attributes = { 'http.request.method': request.method, 'gen_ai.provider.name': provider };
    return inSpan('vendor', { kind: 'client', attributes }, async (span) => {
      const answer = await this.upstream.request(request);
      span?.set({ 'http.response.status_code': answer.statusCode });
      return answer;
    });
  }
}

export interface Prepared {
  origin: string;
  path: string;
  headers: Headers;
  dispatcher?: Dispatcher;
}

/** Returns the vendor's response, byte for byte. */
export const unchangedResponse = ({
  statusCode,
  headers,
  body,
}: UpstreamAnswer): ProxyResponse => ({
  status: statusCode,
  headers: answerHeaders(headers),
  body,
});
