import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const traces = new AsyncLocalStorage<string | undefined>();

/**
 * Runs `work` as part of a trace (W3C Trace Context); an absent or malformed one is replaced by a
 * new one.
 */
export const withTrace = <T>(traceparent: string | undefined, work: () => T): T =>
  traceparent !== undefined && traceparent === currentTrace()
    ? work()
    : traces.run(isTrace(traceparent) ? traceparent : newTrace(), work);

/**
 * Runs work that serves many requests, such as a loop that one of them wakes up: it must not become
 * part of that one's trace.
 */
export const outsideTraces = <T>(work: () => T): T => traces.run(undefined, work);

export const isTrace = (traceparent: string | undefined): traceparent is string =>
  traceparent !== undefined && TRACEPARENT.test(traceparent);

/** Returns the `traceparent` of the current work. */
export const currentTrace = (): string | undefined => traces.getStore();

/** The caller of a sampled trace records it, and expects others to do so. */
export const isSampled = (traceparent: string): boolean =>
  (Number.parseInt(traceparent.slice(-2), 16) & 1) === 1;

// Node caches the randomness of its UUIDs; `randomBytes` asks the system each time.
const randomHex = (): string => randomUUID().replaceAll('-', '');

/** Not sampled: a trace that is made here has no span. */
const newTrace = (): string => `00-${randomHex()}-${randomHex().slice(16)}-00`;
