import type { Content } from '@touchstone/contracts';
import type { JudgeQuestion } from '@touchstone/inference';

/** Judge question about one call that matches its definition. */
export const toolUseQuestion = (content: Content, call: string, tools: string): JudgeQuestion => ({
  instruction:
    'Decide whether the tool call serves the conversation. The call already fits the definition of the tool; judge only whether this ' +
    'is the right tool for what the user asked, and whether each argument has the value that the conversation gives or clearly implies.',
  labels: [
    {
      label: 'VALID_CALL',
      meaning:
        'The right tool with values that follow from the conversation or are sensible defaults.',
      violation: false,
    },
    {
      label: 'TOOL_ERROR',
      meaning:
        'Another of the tools should have been called, or none of them can do what was asked.',
      violation: true,
    },
    {
      label: 'PARAM_VALUE_ERROR',
      meaning:
        'The right tool, but a value contradicts the conversation, is made up, or is a placeholder.',
      violation: true,
    },
  ],
  exhibits: [
    { title: 'conversation', text: conversation(content) },
    { title: 'available tools', text: tools },
    { title: 'tool call', text: call },
  ],
});

const conversation = ({ input, messages }: Content): string =>
  [
    ...(input === null ? [] : [`user: ${input}`]),
    ...messages
      .filter(({ content }) => content !== null)
      .map(({ role, content }) => `${role}: ${content}`),
  ].join('\n');
