/** Score from which a category counts as violated, for rules and model alike. */
export const FLAGGED = 0.5;
/** Score of the rules from which they decide alone. */
const CERTAIN = 0.75;
/**
 * Score of the model from which a violation is plausible: below it, the model itself has no finding,
 * and one of the rules is doubted.
 */
export const LEAST_PLAUSIBLE = 0.3;
/** Score that is left to a doubted finding: a weak sign. */
const DOUBTED = 0.45;

/** Returns the score of a finding of the rules in a passage to which the model gave a score. */
export const temperedBy = (modelScore: number, ruleScore: number): number =>
  ruleScore >= CERTAIN || modelScore >= LEAST_PLAUSIBLE ? ruleScore : Math.min(ruleScore, DOUBTED);
