import { allFields, untrustedFields } from '../evaluation/content-fields';
import { defineCheck } from './define-check';
import { switchField } from './request-field';

export const securityChecks = {
  prompt_injections: defineCheck({
    family: 'security',
    title: 'Prompt injections',
    judges:
      'attempts to overrule instructions, in input, user and tool messages; where a guardrail looks at answers, in the answer',
    clean: 'BENIGN',
    otherLabels: ['INJECTION'],
    needs: ['untrusted text'],
    switches: { prompt_injections: switchField('Check for prompt injection attempts.') },
    options: {},
    definitionNames: { promptInjections: 'prompt_injections' },
    mistakenNames: ['prompt_injections_check', 'jailbreak_check'],
    parameters: () => ({}),
    reads: untrustedFields,
    sample: { prompt_injections: true },
  }),

  pii: defineCheck({
    family: 'security',
    title: 'Personal data',
    judges: 'personal, financial, government, contact and health identifiers, in every text',
    clean: 'NO_PII_FOUND',
    otherLabels: ['PII_FOUND'],
    needs: ['text'],
    switches: { pii_check: switchField('Check for personally identifiable information.') },
    options: {},
    definitionNames: { piiCheck: 'pii_check' },
    parameters: () => ({}),
    reads: allFields,
    sample: { pii_check: true },
  }),
};
