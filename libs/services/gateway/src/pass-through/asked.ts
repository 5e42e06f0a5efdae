import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Principal } from '@touchstone/contracts';
import type { Provider } from './providers/provider';
import type { Target } from './providers/target';
import type { Integration } from './relay';

/** One request for a vendor, as it came in. */
export interface Asked {
  provider: Provider;
  target: Target;
  /** What the caller's workspace has set up for the vendor; `target` leads to its address where it names one. */
  integration?: Integration | undefined;
  method: string;
  headers: IncomingHttpHeaders;
  /** JSON is there as a whole; everything else comes as a stream. */
  body: Buffer | Readable | null;
  caller: Principal;
  /** Fires when the caller has gone. */
  signal: AbortSignal;
}

/** What the caller gets. */
export interface Answered {
  status: number;
  headers: Record<string, string | string[]>;
  body: Readable | Buffer | string | null;
}
