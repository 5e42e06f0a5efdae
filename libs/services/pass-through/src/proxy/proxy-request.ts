import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Provider } from '@touchstone/clients';
import type { Principal } from '@touchstone/contracts';
import type { Integration } from '../providers/integrations';
import type { Target } from '../providers/target';
import type { Held } from './held-bodies';

/** A request for a vendor. */
export interface VendorRequest {
  provider: Provider;
  target: Target;
  /** The integration of the caller's workspace; if it names an address, `target` is there. */
  integration?: Integration | undefined;
  method: string;
  headers: IncomingHttpHeaders;
  /** A buffer for JSON; a stream for every other type. */
  body: Buffer | Readable | null;
  caller: Principal;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
}

/** A request for a vendor, as received. */
export interface ProxyRequest extends VendorRequest {
  /** Counts the bytes of the exchange in memory; released with the response. */
  held: Held;
}

/** The response to the caller. */
export interface ProxyResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Readable | Buffer | string | null;
}
