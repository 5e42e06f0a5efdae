/** A number with what it measures. */
export interface Quantity {
  /** Values it may have in the base unit of its dimension; several where notation is ambiguous. */
  amounts: readonly number[];
  /** `count` without a unit; else `time`, `money:eur`, `clock` (minutes), `year`, `ratio`, … */
  dimension: string;
  /** Size of the unit as written; quantities of one unit are compared exactly. */
  factor: number;
}
