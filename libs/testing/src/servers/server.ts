/** Sources of a server for the tests, in the order in which they are tried. */
export const SOURCES = ['configured', 'local', 'compose', 'debian'] as const;
export type Source = (typeof SOURCES)[number];

/** A server that accepts connections. */
export interface FoundServer {
  address: string;
  source: Source;
  /**
   * Runs one of the server's own command-line programs on its machine; absent where that is
   * impossible.
   */
  run?(program: string, args: readonly string[]): Promise<unknown>;
  /** Stops the server; present only if the tests started it. */
  stop?(): Promise<void>;
}

/** A kind of server that suites need, and the ways to find or start one. */
export interface TestServer {
  name: string;
  /**
   * Variable with the configured address; addresses of another scheme (`memory:`, `pglite:`) are
   * ignored.
   */
  variable: string;
  scheme: RegExp;
  /** Addresses to try on this machine. */
  local: readonly string[];
  compose: { service: string; port: number; address(authority: string): string };
  debian: {
    packages: readonly string[];
    isInstalled(): boolean;
    start(): Promise<Omit<FoundServer, 'source'>>;
  };
  /** @throws Error if no tests can run at this address */
  probe(address: string): Promise<void>;
}
