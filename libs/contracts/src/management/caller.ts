import type { WorkQueue } from '../message';

export const managementQueue: WorkQueue = { name: 'management.live', prefetch: 64 };

/**
 * The key on whose behalf a service acts; its workspace bounds every query, and the audit log names
 * the key.
 */
export interface Caller {
  workspace: string;
  keyId: string;
}

/** A request of a caller, with the fields of `T`. */
export type CallerRequest<T = object> = { caller: Caller } & T;

export interface Page {
  limit: number;
  offset: number;
}
