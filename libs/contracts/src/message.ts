declare const types: unique symbol;

/** A message that is answered. Its name is noun, verb and version; within a version fields are only added. */
export interface RequestContract<Request, Response> {
  readonly pattern: string;
  readonly [types]?: [Request, Response];
}

/** A message that nobody answers. Its name is noun, past participle and version. */
export interface EventContract<Event> {
  readonly pattern: string;
  readonly [types]?: Event;
}

/** What a request carries, for whoever takes it. */
export type RequestOf<Contract> =
  Contract extends RequestContract<infer Request, unknown> ? Request : never;

export const request = <Request, Response>(
  pattern: string,
): RequestContract<Request, Response> => ({ pattern });
export const event = <Event>(pattern: string): EventContract<Event> => ({ pattern });

/** A queue of work that one of its consumers answers. Publishers and consumers declare it alike, so it is named once. */
export interface WorkQueue {
  readonly name: string;
  /** Messages a consumer works on at once. */
  readonly prefetch: number;
  /** Survives a broker restart, with a delivery limit and a dead-letter queue; live work does not: its callers are gone by then. */
  readonly durable?: boolean;
}

/** How a process hears of events: `shared` once for each service, `broadcast` once for each process. */
export interface Subscription {
  /** Names the durable queue of a shared subscription. */
  readonly service: string;
  readonly kind: 'shared' | 'broadcast';
}
