import type { DelegatedCheck } from './delegated-rule';
import { parseDelegation } from './delegation';
import { describeRequirement } from './describe-requirement';
import { isOpen } from './is-open';
import { parseRequirement } from './parse';
import { describeProposition } from './propositions/describe-proposition';
import { parseProposition } from './propositions/parse-proposition';
import { parseToolRule } from './tool-rules/parse-tool-rule';
import type { KnownTool } from './tool-rules/toolbox';

/** How an assertion was understood; the reading is empty where only a judge can decide it. */
export interface Explanation {
  by: 'rule' | 'tools' | 'checks' | 'judge';
  reading: string;
}

const CATEGORIES = {
  dangerous_content: 'dangerous content',
  harassment: 'harassment',
  hate_speech: 'hate speech',
  sexual_content: 'sexual content',
};

const found = (check: DelegatedCheck): string => {
  switch (check.check) {
    case 'safety':
      return check.categories.map((category) => CATEGORIES[category]).join(', ');
    case 'pii':
      return 'personal data';
    case 'prompt_injections':
      return 'a prompt injection';
    case 'topic_scoping':
      return `anything but ${check.topics.join(', ')}`;
  }
};

/**
 * Says in plain English how an assertion is understood.
 * @param tools those that the assertion may describe instead of naming them
 */
export const explain = (
  assertion: string,
  tools: readonly (KnownTool | string)[] = [],
): Explanation => {
  if (parseToolRule(assertion, tools))
    return { by: 'tools', reading: 'The tool calls decide this rule.' };
  const delegated = parseDelegation(assertion);
  if (delegated) {
    const side = { input: 'The input', output: 'The output', any: 'The text' }[delegated.side];
    return {
      by: 'checks',
      reading: `${side} must not contain ${delegated.checks.map(found).join(' or ')}.`,
    };
  }
  const requirement = parseRequirement(assertion);
  if (requirement && !isOpen(assertion))
    return { by: 'rule', reading: describeRequirement(requirement) };
  const proposition = requirement || tools.length > 0 ? undefined : parseProposition(assertion);
  return proposition
    ? { by: 'rule', reading: describeProposition(proposition) }
    : { by: 'judge', reading: '' };
};
