/** A date, a time of day, or both, as the value of an argument. */
export interface Moment {
  /** Several if day and month may be swapped. */
  days: readonly number[];
  minutes: number | undefined;
}
