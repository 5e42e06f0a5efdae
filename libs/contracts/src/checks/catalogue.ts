import type { CheckDescriptor } from './define-check';
import { policyChecks } from './policy';
import { reliabilityChecks } from './reliability';
import { safetyChecks } from './safety';
import { securityChecks } from './security';
import { topicChecks } from './topic';
import type { Family, Mode } from './vocabulary';

/** Every public check by its name, which is the type of its result. */
export const CHECKS = {
  ...securityChecks,
  ...safetyChecks,
  ...reliabilityChecks,
  ...policyChecks,
  ...topicChecks,
};

export type Check = keyof typeof CHECKS;

/** The order of the answer (decisions, section 3). Checks that are not listed here come after. */
const REPORTED_FIRST: readonly Check[] = [
  'prompt_injections',
  'pii',
  'safety',
  'hallucinations',
  'grounding',
  'tuq',
  'policy',
  'topic_scoping',
  'instructions_following',
  'consistency',
  'syntax',
];

/** All checks in the order of the answer. */
export const CHECK_NAMES: Check[] = [
  ...new Set([...REPORTED_FIRST, ...(Object.keys(CHECKS) as Check[])]),
];

export type ChecksOf<F extends Family> = {
  [C in Check]: (typeof CHECKS)[C]['family'] extends F ? C : never;
}[Check];

/** Parameters that the detector of each check receives beside the mode. */
export type CheckParameters = {
  [C in Check]: NonNullable<ReturnType<(typeof CHECKS)[C]['parameters']>>;
};

/** A requested check with its mode and parameters. */
export type CheckRequest<C extends Check = Check> = {
  [K in C]: { check: K; mode: Mode } & CheckParameters[K];
}[C];

/** Returns a descriptor without the types of its own fields and parameters. */
export const descriptorOf = (check: Check): CheckDescriptor => CHECKS[check];

/** Distinguishes the checks of this version from those that only a newer process knows. */
export const isKnownCheck = (check: string): check is Check => Object.hasOwn(CHECKS, check);

export const familyOf = (check: Check): Family => CHECKS[check].family;
