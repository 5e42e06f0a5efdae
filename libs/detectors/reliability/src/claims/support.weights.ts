/**
 * Weights of the support model, in the order of `FEATURES`, the bias last. Fitted, none below zero;
 * see ../grounding/MODEL-CARD.md.
 */
export const WEIGHTS: readonly number[] = [
  1.47, 1.2, 0.97, 1, 0.73, 0.27, 2.09, 3.7, 1.2, 2.02, 2.35, 0.81, 0.86, 0.32, 2.1, 1.09, -2.41,
];
