import type { Dispatcher } from 'undici';
import { type Caller, isProviderName } from '@touchstone/contracts';
import { MalformedRequest } from '../http/errors';
import type { Answered, Asked } from './asked';
import { presentedCredential } from './providers/credential';
import type { CredentialStyle, Provider } from './providers/provider';
import type { Providers } from './providers/providers';
import { carrierOf } from './providers/service-key';
import { answerHeaders, type Headers, requestHeaders } from './upstream/headers';
import type { Upstream, UpstreamAnswer } from './upstream/upstream';

/** What a workspace has set up for a vendor. */
export interface Integration {
  /** Takes the place of the vendor's address. A workspace chose it, so only this dispatcher may go there. */
  upstream?: { url: URL; dispatcher: Dispatcher };
  /** The stored credential as a header; absent without one. @throws CredentialUnreadable */
  credential?(style: CredentialStyle): [name: string, value: string];
}

export abstract class Integrations {
  /** @param provider the vendor's one name, lower case @throws Unavailable where none can be had that is not remembered */
  abstract of(
    caller: Pick<Caller, 'workspace'>,
    provider: string,
  ): Promise<Integration | undefined>;
}

/** A vendor as one workspace reaches it. */
export interface Vendor {
  provider: Provider;
  integration: Integration | undefined;
}

/**
 * @param name as it stands in the request's address
 * @throws UnknownProvider for a name that neither the installation nor the workspace knows, Unavailable like `Integrations`
 */
export const vendorOf = async (
  { providers, integrations }: { providers: Providers; integrations: Integrations },
  caller: Pick<Caller, 'workspace'>,
  name: string,
): Promise<Vendor> => {
  const key = providers.find(name)?.name ?? name.toLowerCase();
  const integration = isProviderName(key) ? await integrations.of(caller, key) : undefined;
  const own = integration?.upstream;
  return {
    provider: own === undefined ? providers.get(name) : providers.at(key, own.url),
    integration,
  };
};

/** Hands requests on to their vendors, and nothing with them that is not the vendor's. */
export class Relay {
  constructor(
    private readonly upstream: Upstream,
    /** Lower case. */
    private readonly keyHeaderNames: readonly string[],
  ) {}

  /** @throws MalformedRequest for a path that holds the service key: it can neither be dropped nor go to the vendor, nor into the record of the exchange */
  demandKeylessPath(asked: Asked): void {
    const isCarrier = carrierOf(this.serviceKeys(asked));
    const { pathname } = new URL(asked.target.path, asked.target.origin);
    if ([pathname, asked.target.operation, ...pathname.split('/')].some(isCarrier))
      throw new MalformedRequest(
        'The path holds the API key of this service, which stays here; take it out.',
      );
  }

  /** Headers and path for the vendor; the caller's own credential, else the workspace's. @throws CredentialUnreadable */
  prepared(asked: Asked): Prepared {
    const { headers, provider, target, integration } = asked;
    const { pathname, search } = new URL(target.path, target.origin);
    const presented = presentedCredential(
      provider.credential,
      headers,
      search.slice(1),
      this.serviceKeys(asked),
    );
    const kept = requestHeaders(headers, new Set([...this.keyHeaderNames, ...presented.withheld]));
    // Of a body that is passed on as a stream the length is the caller's to say.
    if (
      asked.body !== null &&
      !Buffer.isBuffer(asked.body) &&
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

  private serviceKeys({ headers }: Asked): ReadonlySet<string> {
    return new Set(this.keyHeaderNames.flatMap((name) => headers[name] ?? []));
  }

  /** @throws UpstreamUnreachable, UpstreamSilent, and the signal's reason */
  send(
    { method, signal, body: asIs }: Asked,
    prepared: Prepared,
    body = asIs,
  ): Promise<UpstreamAnswer> {
    return this.upstream.request({ method, signal, body, ...prepared });
  }
}

export interface Prepared {
  origin: string;
  path: string;
  headers: Headers;
  dispatcher?: Dispatcher;
}

/** The vendor's answer, byte for byte. */
export const asItCame = ({ statusCode, headers, body }: UpstreamAnswer): Answered => ({
  status: statusCode,
  headers: answerHeaders(headers),
  body,
});
