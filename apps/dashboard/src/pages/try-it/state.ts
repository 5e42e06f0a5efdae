/** The view in the address. */
export interface TryItState {
  /** Fields of a request for checks, as JSON. */
  checks: string;
  /** Id of a stored definition, in place of `checks`; empty until one is selected. */
  definition: string;
  /** The modes to compare: `speed,quality`. */
  modes: string;
  /** The mode whose details are shown. */
  shown: string;
}
