import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const traces = new AsyncLocalStorage<string>();

/** Runs `work` as part of a trace (W3C Trace Context); an absent or malformed one is replaced by a new one. */
export const withTrace = <T>(traceparent: string | undefined, work: () => T): T =>
  traceparent !== undefined && traceparent === currentTrace()
    ? work()
    : traces.run(isTrace(traceparent) ? traceparent : newTrace(), work);

const isTrace = (traceparent: string | undefined): traceparent is string =>
  traceparent !== undefined && TRACEPARENT.test(traceparent);

/** The `traceparent` of the work under way. */
export const currentTrace = (): string | undefined => traces.getStore();

// Node draws the randomness of its UUIDs for many at once; asked for bytes, it goes to the system each time.
const randomHex = (): string => randomUUID().replaceAll('-', '');

const newTrace = (): string => `00-${randomHex()}-${randomHex().slice(16)}-01`;
