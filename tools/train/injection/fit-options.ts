export interface FitOptions {
  seed: number;
  epochs: number;
  rate: number;
  /** Ridge penalty on the inputs at each visit. */
  ridge: number;
  /** Share of features left out at each visit. */
  dropout: number;
  /**
   * Number of texts beyond which an origin gains no more weight: the default, and exceptions by
   * origin.
   */
  fullSize: number;
  fullSizes: Readonly<Record<string, number>>;
  /** Weight of an idea or a rule relative to an n-gram. */
  ideaWeight: number;
}

export const DEFAULTS: FitOptions = {
  seed: 1,
  epochs: 10,
  rate: 0.05,
  ridge: 1e-3,
  dropout: 0.3,
  fullSize: 9000,
  fullSizes: {},
  ideaWeight: 2,
};
