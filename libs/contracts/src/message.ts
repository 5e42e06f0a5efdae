declare const types: unique symbol;

/**
 * A message that is answered. Its name is noun, verb and version; within a version fields are only
 * added.
 */
export interface RequestContract<Request, Response> {
  readonly pattern: string;
  readonly [types]?: [Request, Response];
}

/** A message without a reply. Its name is noun, past participle and version. */
export interface EventContract<Event> {
  readonly pattern: string;
  readonly [types]?: Event;
}

/** Queued work, kept until it is done. Nobody waits for a reply. */
export interface WorkContract<Work> {
  readonly pattern: string;
  readonly [types]?: Work;
}

/** The payload of a request. */
export type RequestOf<Contract> =
  Contract extends RequestContract<infer Request, unknown> ? Request : never;

export const request = <Request, Response>(
  pattern: string,
): RequestContract<Request, Response> => ({ pattern });
export const event = <Event>(pattern: string): EventContract<Event> => ({ pattern });
export const work = <Work>(pattern: string): WorkContract<Work> => ({ pattern });

/**
 * A queue of work; one of its consumers replies to each message. Publishers and consumers declare
 * it identically, so it is defined once.
 */
export interface WorkQueue {
  readonly name: string;
  /** Messages that a consumer handles at once. */
  readonly prefetch: number;
  /**
   * Survives a broker restart and has a delivery limit and a dead-letter queue. Live work does not:
   * its callers would be gone.
   */
  readonly durable?: boolean;
}

/**
 * A subscription to events: `shared` delivers each once per service, `broadcast` once per process.
 */
export interface Subscription {
  /** Names the durable queue of a shared subscription. */
  readonly service: string;
  readonly kind: 'shared' | 'broadcast';
}
