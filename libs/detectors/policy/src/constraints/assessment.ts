/**
 * Result of a check. `borderline`: two valid ways of counting disagree. `unknown`: the text does
 * not allow a verdict.
 */
export type Holds = true | false | 'borderline' | 'unknown';

export interface Assessment {
  holds: Holds;
  /** A sentence with the counts. */
  reason: string;
  /** The excerpt that decided; `""` when there is none. */
  quote: string;
  /** Certainty of a decision, 0 to 1; absent for one that counts and compares. */
  certainty?: number;
}
