import {
  earlierMessages,
  earlierTurns,
  groundingContext,
  inputField,
  instructionFields,
  outputField,
  toolCalls,
} from '../evaluation/content-fields';
import { defineCheck } from './define-check';
import { deprecated, modeField, switchField } from './request-field';

export const reliabilityChecks = {
  hallucinations: defineCheck({
    family: 'reliability',
    title: 'Hallucinations',
    judges:
      'claims that contradict what was given, themselves or what can be recomputed; those that can be compared with nothing need the judge',
    clean: 'NOT_HALLUCINATED',
    otherLabels: ['HALLUCINATED'],
    needs: ['output'],
    switches: {
      hallucinations_check: switchField('Check for factual inaccuracies or hallucinations.'),
    },
    options: { hallucinations_mode: modeField('the hallucination check') },
    definitionNames: { hallucinationsCheck: 'hallucinations_check' },
    parameters: () => ({}),
    reads: (content) => [outputField(content), inputField(content), ...earlierMessages(content)],
    sample: { hallucinations_check: true },
  }),

  grounding: defineCheck({
    family: 'reliability',
    title: 'Grounding',
    judges:
      'the output against system and developer messages (multi-turn: the whole conversation; without messages: the input)',
    clean: 'GROUNDED',
    otherLabels: ['INFERABLE', 'UNGROUNDED'],
    needs: ['output', 'context'],
    switches: { grounding_check: switchField('Check that the output is grounded in the context.') },
    options: {
      grounding_mode: modeField('the grounding check'),
      grounding_multi_turn_mode: switchField(
        'Ground in the full conversation instead of the system prompt.',
      ),
    },
    parameters: (fields) => ({ multiTurn: fields.grounding_multi_turn_mode ?? false }),
    fieldsFor: ({ multiTurn }) => ({
      grounding_check: true,
      ...(multiTurn && { grounding_multi_turn_mode: true }),
    }),
    reads: (content, { multiTurn }) => [
      outputField(content),
      ...groundingContext(content, multiTurn),
    ],
    sample: { grounding_check: true, grounding_multi_turn_mode: true },
  }),

  tuq: defineCheck({
    family: 'reliability',
    title: 'Tool use',
    judges:
      'tool choice, parameter names and values; without `messages` and `available_tools` the request is refused',
    clean: 'VALID_CALL',
    otherLabels: ['TOOL_ERROR', 'PARAM_NAME_ERROR', 'PARAM_VALUE_ERROR'],
    needs: ['tool call', 'tool definition'],
    switches: {
      tool_use_quality_check: switchField(
        'Check tool selection and usage; needs messages and available_tools.',
      ),
      tool_selection_quality_check: deprecated(
        switchField('Older name of tool_use_quality_check.'),
      ),
    },
    options: {
      tuq_mode: modeField('the tool use check'),
      tsq_mode: deprecated(modeField('the tool use check')),
    },
    mistakenNames: ['functionCallsCheck', 'tuq_check'],
    parameters: () => ({}),
    // There is no text beside a tool call that a skipped part could have changed.
    reads: () => [],
    alsoReads: (content) => [
      ...[
        inputField(content),
        outputField(content),
        ...earlierTurns(content),
        ...instructionFields(content),
      ].map((field) => field?.text),
      ...content.messages.filter(({ role }) => role === 'tool').map((message) => message.content),
      ...content.tools,
      ...toolCalls(content).map(({ call }) => call),
    ],
    parses: () => true,
    parts: (content) => toolCalls(content).map(() => ({ name: 'tuq' })),
    sample: { tool_use_quality_check: true },
  }),

  consistency: defineCheck({
    family: 'reliability',
    title: 'Consistency',
    judges: 'the output against earlier turns',
    clean: 'CONSISTENT',
    otherLabels: ['INCONSISTENT'],
    needs: ['output', 'earlier turn'],
    switches: { consistency_check: switchField('Check the output against the earlier turns.') },
    options: { consistency_mode: modeField('the consistency check') },
    definitionNames: { consistencyCheck: 'consistency_check' },
    parameters: () => ({}),
    reads: (content) => [outputField(content), ...earlierTurns(content)],
    alsoReads: (content) => [inputField(content)?.text],
    sample: { consistency_check: true },
  }),
};
