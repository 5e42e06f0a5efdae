import type {
  Check,
  CheckRequest,
  ChecksOf,
  Content,
  Family,
  Outcome,
} from '@touchstone/contracts';
import type { Judge } from '@touchstone/inference';
import type { Deadline } from '@touchstone/kernel';

/** One check of one content. */
export interface Task<C extends Check = Check> {
  request: CheckRequest<C>;
  content: Content;
  deadline: Deadline;
}

/**
 * Performs one check. The catalogue's requirements are met when it is called. It throws if it
 * cannot decide (`NotEvaluable` with a known cause); it never invents a verdict.
 */
export interface Detector<C extends Check = Check> {
  /**
   * Runs the built-in engines: pure, synchronous computation. Long content is examined in a worker
   * thread. Calls `deadline.check()` between windows.
   */
  examine(task: Task<C>): Outcome[];
  /**
   * Consults the judge, if one is configured; `examined` are the outcomes of the built-in engines.
   * Decides itself if `mode` or an outcome `needs_judge` requires the judge.
   */
  consult?(task: Task<C>, examined: Outcome[], judge: Judge): Promise<Outcome[]>;
}

/** The detectors of one family, created when first needed. */
export interface DetectorFamily<F extends Family = Family> {
  readonly family: F;
  /** The file that a worker thread loads to create this family. */
  readonly file: string;
  detectors(): { [C in Check]?: Detector<C> };
}

/** Defines a family; the compiler requires a detector for each of its checks in the catalogue. */
export const defineFamily = <F extends Family>(
  family: F,
  file: string,
  make: () => { [C in ChecksOf<F>]: Detector<C> },
): DetectorFamily<F> => {
  let made: { [C in Check]?: Detector<C> } | undefined;
  return { family, file, detectors: () => (made ??= make() as { [C in Check]?: Detector<C> }) };
};
