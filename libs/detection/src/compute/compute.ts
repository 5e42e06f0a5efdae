import type { Check, CheckRequest, Content, Family, Finding } from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';
import type { Detector, DetectorFamily } from '../detector';

/** Where the built-in engines compute. */
export abstract class Compute {
  /**
   * Has the family's detector of `request.check` examine the content.
   * @throws what the detector throws; DeadlineExceeded after `remainingMs`; ComputeFull; ThreadLost.
   */
  abstract examine<F extends Family>(
    family: DetectorFamily<F>,
    request: CheckRequest,
    content: Content,
    remainingMs: number,
  ): Promise<Finding[]>;

  /** Frees what it holds; work under way is given up. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** More work is waiting than may wait. */
export class ComputeFull extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'detection.compute_full';
}

/** The thread died under its work: it ran out of memory or ended itself. */
export class ThreadLost extends AppError {
  readonly kind = 'unavailable';
  readonly code = 'detection.thread_lost';
}

/** @throws Error when the family has none: a message reached a worker of another family. */
export const detectorOf = <F extends Family>(family: DetectorFamily<F>, check: Check): Detector => {
  const detector = (family.detectors() as Partial<Record<Check, Detector>>)[check];
  if (!detector) throw new Error(`The ${family.family} family has no detector for ${check}.`);
  return detector;
};
