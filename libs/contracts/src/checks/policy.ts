import {
  inputField,
  instructionFields,
  outputField,
  targetFields,
  toolCalls,
} from '../evaluation/content-fields';
import { defineCheck } from './define-check';
import {
  deprecated,
  modeField,
  type RequestField,
  switchField,
  targetField,
  textListField,
} from './request-field';
import { syntaxComplaint } from './syntax-complaint';
import { type SyntaxRuleName, syntaxRules } from './syntax-rules';

const syntaxField = (description: string): RequestField<Record<string, unknown>> => ({
  description,
  schema: { type: 'object', additionalProperties: true },
  complaint: syntaxComplaint,
  example: { json: { args: '' }, length: { args: '200' } },
});

const PARSED: readonly SyntaxRuleName[] = ['javascript', 'python', 'sql'];

export const policyChecks = {
  policy: defineCheck({
    family: 'policy',
    title: 'Policy',
    judges: 'each sentence of the list against the content',
    clean: 'COMPLIES',
    otherLabels: ['WARNING', 'VIOLATES'],
    needs: ['target text'],
    switches: {
      assertions: textListField('Policy assertions, each checked against the content.', [
        'The response must not mention competitors.',
      ]),
    },
    options: {
      assertions_mode: modeField('the assertions'),
      policy_target: targetField('the assertions'),
      policy_multi_turn_mode: switchField('Check the assertions against the full conversation.'),
      policy_include_tools: switchField('Let assertions refer to tool definitions and tool calls.'),
    },
    mistakenNames: ['policy_check', 'assertions_check'],
    parameters: (fields) => ({
      assertions: fields.assertions ?? [],
      target: fields.policy_target ?? 'both',
      multiTurn: fields.policy_multi_turn_mode ?? false,
      includeTools: fields.policy_include_tools ?? false,
    }),
    fieldsFor: ({ assertions, target, multiTurn, includeTools }) => ({
      assertions,
      ...(target !== 'both' && { policy_target: target }),
      ...(multiTurn && { policy_multi_turn_mode: true }),
      ...(includeTools && { policy_include_tools: true }),
    }),
    reads: (content, { target, multiTurn }) => targetFields(content, target, multiTurn),
    alsoReads: (content, { assertions, includeTools }) => [
      ...assertions,
      ...(includeTools ? [...content.tools, ...toolCalls(content).map(({ call }) => call)] : []),
    ],
    parts: (_content, { assertions }) =>
      assertions.map((assertion) => ({ name: 'policy', data: assertion, claim: assertion })),
    namesParts: true,
    sample: {
      assertions: [
        'must not mention competitors',
        'must be in English',
        'must not contain "guaranteed refund"',
      ],
    },
  }),

  instructions_following: defineCheck({
    family: 'policy',
    title: 'Instructions following',
    judges: "the output against each instruction it was given, which is the result's `data`",
    clean: 'FOLLOWED',
    otherLabels: ['WARNING', 'NOT_FOLLOWED'],
    needs: ['output', 'instruction'],
    switches: {
      instructions_following_check: switchField(
        'Check the output against the instructions in system and user text.',
      ),
    },
    options: {},
    parameters: () => ({}),
    reads: (content) => [outputField(content), ...instructionFields(content)],
    alsoReads: (content) => [inputField(content)?.text],
    dataIsContent: true,
    sample: { instructions_following_check: true },
  }),

  syntax: defineCheck({
    family: 'policy',
    title: 'Syntax',
    judges:
      'valid `json`, `javascript`, `python`, `sql` (`args` may name a dialect, such as `postgresql` or `tsql`); bounds on `length` (characters) and `word count`',
    clean: 'VALID',
    otherLabels: ['INVALID'],
    needs: ['input or output'],
    switches: {
      syntax_checks: syntaxField(
        'From json, javascript, python, sql, length or "word count" to {"args": "…"}; or {"js": true, "string_length": 100}. null, false, 0 and "" ask for nothing.',
      ),
      syntaxChecks: deprecated(syntaxField('Same as syntax_checks.')),
    },
    options: {},
    parameters: (fields) => {
      const rules = syntaxRules(fields.syntaxChecks, fields.syntax_checks);
      return rules.length > 0 ? { rules } : undefined;
    },
    fieldsFor: ({ rules }) => ({
      syntax_checks: Object.fromEntries(rules.map(({ name, args }) => [name, { args }])),
    }),
    reads: (content) => [outputField(content) ?? inputField(content)],
    alsoReads: (_content, { rules }) => rules,
    parses: ({ rules }) => rules.some(({ name }) => PARSED.includes(name)),
    sample: { syntax_checks: { length: { args: '1-200000' } } },
  }),
};
