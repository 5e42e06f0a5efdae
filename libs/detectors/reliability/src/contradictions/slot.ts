/** A value that a clause gives, comparable with others of its kind. */
export interface Slot {
  kind: string;
  value: number;
  text: string;
  approximate: boolean;
  /** True for an upper or lower limit, which other values may respect. */
  limit: boolean;
  /** True behind `only`: then other limits are excluded too. */
  exact: boolean;
}

export const slot = (
  kind: string,
  value: number,
  text: string,
  extra: Partial<Slot> = {},
): Slot => ({
  kind,
  value,
  text,
  approximate: false,
  limit: false,
  exact: false,
  ...extra,
});
