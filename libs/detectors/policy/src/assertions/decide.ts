import {
  type CheckRequest,
  type Content,
  type Field,
  type Finding,
  toolCalls,
} from '@touchstone/contracts';
import { bypass, clear, flag, warn } from '@touchstone/detection';
import { check, type Outcome } from '../constraints/check';
import { asksForPresence, type Requirement } from '../constraints/constraint';
import { parseRequirement } from '../constraints/parse';
import { textsOf } from './text';
import { checkToolRule } from './tool-rules/check-tool-rule';
import { parseToolRule } from './tool-rules/parse-tool-rule';

/** Reason of an assertion that no rule can read. */
export const OPEN = 'this assertion needs a judge model, and none is configured.';

type PolicyRequest = CheckRequest<'policy'>;

/** How sure a rule is that decided: it counts and compares. */
const CERTAINTY = 0.98;
const DOUBT = 0.5;

/** One assertion by rule: complies, violates or borderline; bypassed when it is open or its side is missing. */
export const decide = (assertion: string, request: PolicyRequest, content: Content): Finding => {
  const extras = { data: assertion, claim: assertion };
  const names = [
    ...content.tools.map(({ name }) => name),
    ...toolCalls(content).map(({ call }) => call.name),
  ];
  const toolRule = parseToolRule(assertion, names);
  if (toolRule && !request.includeTools)
    return bypass(
      'policy',
      'this assertion speaks of tool calls, and tools are not included in the check.',
      extras,
    );
  if (toolRule) return findingOf(checkToolRule(toolRule, content), assertion);
  const requirement = parseRequirement(assertion);
  if (!requirement) return bypass('policy', OPEN, extras);
  const texts = textsOf(content, request, requirement);
  if (texts.length === 0)
    return bypass(
      'policy',
      `this assertion speaks of the ${requirement.side}, and the target has none.`,
      extras,
    );
  const outcome = worst(requirement, texts, request.multiTurn);
  // Examples were looked for and not found: whether the rule is kept in other words is open.
  if (requirement.constraint.kind === 'breach' && outcome.holds === 'unknown')
    return bypass('policy', OPEN, extras);
  return findingOf(outcome, assertion);
};

/** The worse of the texts; over a whole conversation, what must occur need occur only once. */
const worst = (
  { constraint }: Requirement,
  texts: readonly Field[],
  multiTurn: boolean,
): Outcome => {
  const examined =
    multiTurn && texts.length > 1 && asksForPresence(constraint)
      ? [{ path: 'conversation', text: texts.map(({ text }) => text).join('\n\n') }]
      : texts;
  const outcomes = examined.map(({ path, text }) => ({ path, ...check(constraint, text) }));
  const severity = [false, 'unknown', 'borderline', true] as const;
  const [first] = severity.flatMap((holds) =>
    outcomes.filter((outcome) => outcome.holds === holds),
  );
  const { path, ...outcome } = first as (typeof outcomes)[number];
  return outcomes.length > 1 ? { ...outcome, reason: `${path}: ${outcome.reason}` } : outcome;
};

const findingOf = ({ holds, reason, quote }: Outcome, assertion: string): Finding => {
  const extras = { quote, data: assertion, claim: assertion };
  if (holds === 'unknown')
    return { name: 'policy', cause: reason, data: assertion, claim: assertion };
  if (holds === 'borderline') return warn('policy', DOUBT, `Borderline: ${reason}`, extras);
  return holds
    ? clear('policy', 'COMPLIES', CERTAINTY, reason, extras)
    : flag('policy', 'VIOLATES', CERTAINTY, reason, extras);
};
