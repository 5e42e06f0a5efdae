/** Collects what the modules of this process add to its report. */
export class ProcessFacts {
  /** Name of the judge model; `undefined` without one. */
  judgeModel: string | undefined;
}
