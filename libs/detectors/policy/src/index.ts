import { defineFamily } from '@touchstone/detection';
import { policyDetector } from './assertions/policy.detector';
import { instructionsFollowingDetector } from './instructions/instructions-following.detector';
import { syntaxDetector } from './syntax/syntax.detector';

export { checkWithComparison, comparisonOf, conditionsHold } from './propositions/compare';
export { FEATURES as PROPOSITION_FEATURES } from './propositions/features';
export {
  MODEL_FILE as PROPOSITION_MODEL_FILE,
  logOdds as propositionLogOdds,
  type PropositionModel,
} from './propositions/model';

export const policyFamily = defineFamily('policy', __filename, () => ({
  policy: policyDetector(),
  instructions_following: instructionsFollowingDetector(),
  syntax: syntaxDetector(),
}));
