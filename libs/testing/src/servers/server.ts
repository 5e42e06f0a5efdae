/** Where a server for the tests may come from, in the order in which it is tried. */
export const SOURCES = ['configured', 'local', 'compose', 'debian'] as const;
export type Source = (typeof SOURCES)[number];

/** A server that answers. */
export interface FoundServer {
  address: string;
  source: Source;
  /** Runs one of the server's own command-line programs beside it, where that is possible. */
  run?(program: string, args: readonly string[]): Promise<unknown>;
  /** Only where the tests started it. */
  stop?(): Promise<void>;
}

/** A kind of server that suites need, and how to come by one. */
export interface TestServer {
  name: string;
  /** Names the configured address; addresses of another scheme (`memory:`, `pglite:`) count as none. */
  variable: string;
  scheme: RegExp;
  /** What it may be reached at on this machine. */
  local: readonly string[];
  compose: { service: string; port: number; address(authority: string): string };
  debian: {
    packages: readonly string[];
    isInstalled(): boolean;
    start(): Promise<Omit<FoundServer, 'source'>>;
  };
  /** @throws Error when no tests can run at this address */
  probe(address: string): Promise<void>;
}
