import { ShareExceeded } from '@touchstone/http-edge';

export interface ShareOptions {
  /** Limit of connections to one vendor. */
  total: number;
  /** Limit of connections of one workspace to a vendor. */
  perWorkspace: number;
  /** Milliseconds that a request waits for a connection. */
  waitMs: number;
}

/** Releases the connection; further calls do nothing. */
export type Release = () => void;

/** Receives the connection that became free. */
type Waiting = (release: Release) => void;

/**
 * The requests to one vendor: in flight by workspace, and waiting by workspace in order of arrival.
 */
interface Vendor {
  taken: number;
  takenBy: Map<string, number>;
  waiting: Map<string, Set<Waiting>>;
}

/**
 * Divides the connections to each vendor among workspaces: each has a maximum share, and a
 * connection that becomes free goes to the waiting workspace with the fewest. undici's pool alone
 * serves in order of arrival, so that slow streams of one workspace would delay all others.
 */
export class ConnectionShares {
  private readonly vendors = new Map<string, Vendor>();

  constructor(private readonly options: ShareOptions) {}

  /** @throws ShareExceeded when none became free in time, and the signal's reason */
  async take(origin: string, workspace: string, signal: AbortSignal): Promise<Release> {
    signal.throwIfAborted();
    const vendor = this.vendorAt(origin);
    if (vendor.waiting.get(workspace) === undefined && this.isFree(vendor, workspace))
      return this.given(origin, vendor, workspace);
    return this.wait(vendor, workspace, signal);
  }

  /** Number of vendors with requests in flight. */
  get size(): number {
    return this.vendors.size;
  }

  private vendorAt(origin: string): Vendor {
    const known = this.vendors.get(origin) ?? { taken: 0, takenBy: new Map(), waiting: new Map() };
    this.vendors.set(origin, known);
    return known;
  }

  private isFree({ taken, takenBy }: Vendor, workspace: string): boolean {
    return taken < this.options.total && (takenBy.get(workspace) ?? 0) < this.options.perWorkspace;
  }

  private given(origin: string, vendor: Vendor, workspace: string): Release {
    vendor.taken += 1;
    vendor.takenBy.set(workspace, (vendor.takenBy.get(workspace) ?? 0) + 1);
    let isBack = false;
    return () => {
      if (!isBack) this.giveBack(origin, vendor, workspace);
      isBack = true;
    };
  }

  private giveBack(origin: string, vendor: Vendor, workspace: string): void {
    vendor.taken -= 1;
    const left = (vendor.takenBy.get(workspace) ?? 1) - 1;
    if (left > 0) vendor.takenBy.set(workspace, left);
    else vendor.takenBy.delete(workspace);
    this.serveWaiting(origin, vendor);
    if (vendor.taken === 0) this.vendors.delete(origin);
  }

  private serveWaiting(origin: string, vendor: Vendor): void {
    for (let next = this.nextOf(vendor); next !== undefined; next = this.nextOf(vendor)) {
      const [first] = vendor.waiting.get(next) ?? [];
      first?.(this.given(origin, vendor, next));
    }
  }

  /**
   * Returns the waiting workspace with the fewest connections; the first if several have as few.
   */
  private nextOf(vendor: Vendor): string | undefined {
    const takenBy = (workspace: string): number => vendor.takenBy.get(workspace) ?? 0;
    const waiting = [...vendor.waiting.keys()].filter((workspace) =>
      this.isFree(vendor, workspace),
    );
    return waiting.reduce<string | undefined>(
      (best, each) => (best === undefined || takenBy(each) < takenBy(best) ? each : best),
      undefined,
    );
  }

  private wait(vendor: Vendor, workspace: string, signal: AbortSignal): Promise<Release> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        forget(vendor, workspace, waiting);
      };
      const fail = (error: Error): void => {
        end();
        reject(error);
      };
      const waiting: Waiting = (release) => {
        end();
        resolve(release);
      };
      const leave = (): void => fail(signal.reason as Error);
      const timer = setTimeout(
        () => fail(new ShareExceeded('connections to this model vendor')),
        this.options.waitMs,
      ).unref();
      signal.addEventListener('abort', leave, { once: true });
      vendor.waiting.set(workspace, (vendor.waiting.get(workspace) ?? new Set()).add(waiting));
    });
  }
}

const forget = ({ waiting }: Vendor, workspace: string, one: Waiting): void => {
  const all = waiting.get(workspace);
  all?.delete(one);
  if (all?.size === 0) waiting.delete(workspace);
};
