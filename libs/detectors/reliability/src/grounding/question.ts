import type { JudgeQuestion } from '@touchstone/inference';

/** Judge question about an output and its context. */
export const groundingQuestion = (context: string, output: string): JudgeQuestion => ({
  instruction:
    'Decide whether the output is grounded in the context. Use only the context, no knowledge of your own. ' +
    'Every factual claim of the output has to be stated by the context or follow from it. Greetings, questions and offers of help claim nothing.',
  labels: [
    {
      label: 'GROUNDED',
      meaning:
        'Every claim is stated in the context, in whatever words or language, or there is no claim.',
      violation: false,
    },
    {
      label: 'INFERABLE',
      meaning: 'Not stated, but every claim follows from the context by common sense.',
      violation: false,
    },
    {
      label: 'UNGROUNDED',
      meaning: 'At least one claim is not supported by the context or contradicts it.',
      violation: true,
    },
  ],
  exhibits: [
    { title: 'context', text: context },
    { title: 'output', text: output },
  ],
});
