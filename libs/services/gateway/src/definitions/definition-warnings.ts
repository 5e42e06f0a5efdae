import { isOnlyCompared, isOpen } from '@touchstone/assertions';
import { type DefinitionFields, enablesCheck } from '@touchstone/contracts';

const withoutChecks = (fields: DefinitionFields): string[] =>
  enablesCheck(fields)
    ? []
    : [
        'The definition enables no check: invoking it checks nothing, and no rule or guardrail can use it. Enable one, for example with "pii_check": true.',
      ];

const LONGEST_SHOWN = 120;
const shown = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;

const warningOn = (assertion: string): string[] => {
  if (isOpen(assertion))
    return [
      `Only a judge model can decide the assertion "${shown(assertion)}": where none is configured, it is NOT_EVALUATED. Word it as something to count or find, or configure one.`,
    ];
  return isOnlyCompared(assertion)
    ? [
        `No built-in rule knows what the assertion "${shown(assertion)}" forbids: outputs are compared with its words. Without a judge model, those that this cannot decide are NOT_EVALUATED.`,
      ]
    : [];
};

const openAssertions = ({ assertions }: DefinitionFields): string[] =>
  (Array.isArray(assertions) ? assertions : []).flatMap((assertion) =>
    typeof assertion === 'string' ? warningOn(assertion) : [],
  );

/**
 * Lists what a stored definition will not check, one sentence each, for the response to the request
 * that saves it.
 */
export const definitionWarnings = (fields: DefinitionFields): string[] => [
  ...withoutChecks(fields),
  ...openAssertions(fields),
];
