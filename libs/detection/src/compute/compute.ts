import type { Check, CheckRequest, Content, Family, Outcome } from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';
import type { Detector, DetectorFamily } from '../detector';

/** Runs the built-in engines. */
export abstract class Compute {
  /**
   * Runs the family's detector of `request.check` on the content. Workspaces share the computing
   * resources fairly.
   * @throws what the detector throws; DeadlineExceeded after `remainingMs`; ComputeFull;
   * ThreadLost.
   */
  abstract examine<F extends Family>(
    family: DetectorFamily<F>,
    request: CheckRequest,
    content: Content,
    remainingMs: number,
    workspace: string,
  ): Promise<Outcome[]>;

  /** Releases all resources and aborts running work. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** The queue of waiting work is full. */
export class ComputeFull extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'detection.compute_full';
}

/** The thread ended during its work: it ran out of memory or exited. */
export class ThreadLost extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'detection.thread_lost';
}

/** @throws Error if the family has none: a message reached a worker of another family. */
export const detectorOf = <F extends Family>(family: DetectorFamily<F>, check: Check): Detector => {
  const detector = (family.detectors() as Partial<Record<Check, Detector>>)[check];
  if (!detector) throw new Error(`The ${family.family} family has no detector for ${check}.`);
  return detector;
};
