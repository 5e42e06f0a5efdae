import type {
  Check,
  CheckRequest,
  ChecksOf,
  Content,
  Family,
  Finding,
} from '@touchstone/contracts';
import type { Judge } from '@touchstone/inference';
import type { Deadline } from '@touchstone/kernel';

/** One check to be done on one content. */
export interface Task<C extends Check = Check> {
  request: CheckRequest<C>;
  content: Content;
  deadline: Deadline;
}

/**
 * Answers one check. Requirements of the catalogue are met when it is called. It throws when it cannot decide
 * (`NotEvaluable` when it can say why); it never invents a verdict.
 */
export interface Detector<C extends Check = Check> {
  /** The built-in engines: pure computation, nothing awaited. Long content is examined in a worker thread. Calls `deadline.check()` between windows. */
  examine(task: Task<C>): Finding[];
  /** The judge's part, called when a judge is configured; `examined` is what the built-in engines found. Decides itself whether `mode` or an undecided finding asks for the judge. */
  consult?(task: Task<C>, examined: Finding[], judge: Judge): Promise<Finding[]>;
}

/** The detectors of one family, made when first needed. */
export interface DetectorFamily<F extends Family = Family> {
  readonly family: F;
  /** The file a worker thread loads to have this family too. */
  readonly file: string;
  detectors(): { [C in Check]?: Detector<C> };
}

/** The compiler demands a detector for every check that the catalogue gives the family. */
export const defineFamily = <F extends Family>(
  family: F,
  file: string,
  make: () => { [C in ChecksOf<F>]: Detector<C> },
): DetectorFamily<F> => {
  let made: { [C in Check]?: Detector<C> } | undefined;
  return { family, file, detectors: () => (made ??= make() as { [C in Check]?: Detector<C> }) };
};
