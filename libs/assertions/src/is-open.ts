import { parseDelegation } from './delegation';
import { parseRequirement } from './parse';
import { parseProposition } from './propositions/parse-proposition';
import { parseToolRule } from './tool-rules/parse-tool-rule';

/**
 * Returns true if only a judge can decide an assertion, except where the content plainly breaks it:
 * no rule parses it, or its rule only knows examples. Tool names are known only with the content;
 * until then a sentence that depends on one counts as open.
 */
export const isOpen = (assertion: string): boolean => {
  if (parseToolRule(assertion, []) || parseDelegation(assertion)) return false;
  const requirement = parseRequirement(assertion);
  return requirement === undefined
    ? !parseProposition(assertion)
    : requirement.constraint.kind === 'breach';
};

/**
 * Returns true if no rule parses an assertion, but replies can be compared with its wording; where the
 * comparison does not decide, only a judge can.
 */
export const isOnlyCompared = (assertion: string): boolean =>
  !parseToolRule(assertion, []) &&
  !parseDelegation(assertion) &&
  parseRequirement(assertion) === undefined &&
  parseProposition(assertion) !== undefined;
