import {
  asksForPresence,
  parseProposition,
  parseRequirement,
  type Proposition,
  type Requirement,
} from '@touchstone/assertions';
import {
  type CheckRequest,
  type Content,
  type Field,
  type Outcome,
  toolCalls,
} from '@touchstone/contracts';
import { bypass, clear, flag, needsJudge, warn } from '@touchstone/detection';
import type { Assessment } from '../constraints/assessment';
import { checkWithComparison } from '../propositions/compare';
import { isReply, questionBefore, textsOf } from './text';
import { checkToolRule } from './tool-rules/check-tool-rule';
import { mayConcernCalls, toolRuleOf } from './tool-rules/tool-rule-of';

/** A rule that is only compared with texts concerns replies. */
const OF_REPLIES: Pick<Requirement, 'side' | 'commands'> = { side: 'output' };

const UNREADABLE = 'No built-in rule can decide this assertion.';

type PolicyRequest = CheckRequest<'policy'>;

/** Certainty of a decision by rule, which counts and compares. */
const CERTAINTY = 0.98;
const DOUBT = 0.5;

/**
 * Decides one assertion by rule: complies, violates or borderline; bypassed when its side is
 * missing, left to the judge when no rule decides it.
 */
export const decide = (assertion: string, request: PolicyRequest, content: Content): Outcome => {
  const extras = { data: assertion, claim: assertion };
  const toolRule = toolRuleOf(assertion, content);
  if (toolRule && !request.includeTools)
    return bypass(
      'policy',
      'this assertion is about tool calls, but tools are not included in the check; set policy_include_tools',
      extras,
    );
  if (toolRule) return findingOf(checkToolRule(toolRule, content), assertion);
  const requirement = parseRequirement(assertion);
  const proposition = requirement || !hasTools(content) ? parseProposition(assertion) : undefined;
  if (!requirement && !proposition) return needsJudge('policy', UNREADABLE, extras);
  const { side, commands } = requirement ?? OF_REPLIES;
  const texts = textsOf(content, request, { side, ...(commands && { commands }) });
  if (texts.length === 0)
    return bypass(
      'policy',
      side === 'any'
        ? 'there is no text to judge'
        : `this assertion is about the ${side}, but the checked texts include none`,
      extras,
    );
  const found = worst({ requirement, proposition }, texts, request, content);
  return request.includeTools && mayConcernCalls(assertion, content) && !isOfTexts(found, assertion)
    ? needsJudge('policy', OF_CALLS, extras)
    : findingOf(found, assertion);
};

const OF_CALLS = 'The assertion may be about tool calls, which no built-in rule can decide.';
const SPEECH =
  /\b(?:say|tell|mention|state|quote|name|promis|claim|answer|repl|respon|explain|apologi|thank|greet|writ|address|speak|talk|discuss|recommend|advis|suggest|offer|ask|word|sentence|emoji|language|tone)/i;

/** Returns true for a breach by the words of a reply; whether a call breaks a rule is not seen from them. */
const isOfTexts = ({ holds }: Assessment, assertion: string): boolean =>
  holds === false && SPEECH.test(assertion);

/** Outcomes of several texts, the most severe first. */
const SEVERITY: readonly Assessment['holds'][] = [false, 'unknown', 'borderline', true];

/** Where there are tools, a rule that nobody understands may be about them. */
const hasTools = (content: Content): boolean =>
  content.tools.length > 0 || toolCalls(content).length > 0;

interface Rule {
  requirement: Requirement | undefined;
  proposition: Proposition | undefined;
}

/**
 * Combines the outcomes of several texts: the worst decides. In a whole conversation, required
 * content need occur only once.
 */
const worst = (
  { requirement, proposition }: Rule,
  texts: readonly Field[],
  request: PolicyRequest,
  content: Content,
): Assessment => {
  const examined =
    request.multiTurn && texts.length > 1 && requirement && asksForPresence(requirement.constraint)
      ? [{ path: 'conversation', text: texts.map(({ text }) => text).join('\n\n') }]
      : texts;
  const outcomes = examined.map((field) => {
    const question = questionBefore(content, field);
    const scene = { text: field.text, ...(question !== undefined && { question }) };
    const compared = isReply(content, field, request) ? proposition : undefined;
    return { path: field.path, ...checkWithComparison(requirement, compared, scene) };
  });
  const { path, ...outcome } = outcomes.reduce((most, each) =>
    SEVERITY.indexOf(each.holds) < SEVERITY.indexOf(most.holds) ? each : most,
  );
  return outcomes.length > 1 ? { ...outcome, reason: `${path}: ${outcome.reason}` } : outcome;
};

const findingOf = (
  { holds, reason, quote, certainty = CERTAINTY }: Assessment,
  assertion: string,
): Outcome => {
  const part = { data: assertion, claim: assertion };
  if (holds === 'unknown') return needsJudge('policy', reason, part);
  const extras = { quote, ...part };
  if (holds === 'borderline') return warn('policy', DOUBT, `Borderline: ${reason}`, extras);
  return holds
    ? clear('policy', 'COMPLIES', certainty, reason, extras)
    : flag('policy', 'VIOLATES', certainty, reason, extras);
};
