import type { JudgeQuestion } from '@touchstone/inference';

/** Judge question about an output and the turns before it. */
export const consistencyQuestion = (turns: string, output: string): JudgeQuestion => ({
  instruction:
    'Decide whether the output is consistent with the earlier turns of the conversation: what the user said of himself and the matter, ' +
    'and what the assistant said, recommended or promised. A correction that is marked as one is consistent. New information is consistent.',
  labels: [
    {
      label: 'CONSISTENT',
      meaning: 'Nothing in the output contradicts an earlier turn.',
      violation: false,
    },
    {
      label: 'INCONSISTENT',
      meaning:
        'A statement of the output contradicts what was said earlier and does not correct it openly.',
      violation: true,
    },
  ],
  exhibits: [
    { title: 'earlier turns', text: turns },
    { title: 'output', text: output },
  ],
});
