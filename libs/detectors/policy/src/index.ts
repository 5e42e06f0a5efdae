import { defineFamily } from '@touchstone/detection';
import { policyDetector } from './assertions/policy.detector';
import { instructionsFollowingDetector } from './instructions/instructions-following.detector';
import { syntaxDetector } from './syntax/syntax.detector';

export const policyFamily = defineFamily('policy', __filename, () => ({
  policy: policyDetector(),
  instructions_following: instructionsFollowingDetector(),
  syntax: syntaxDetector(),
}));
