import type { WorkQueue } from '@touchstone/contracts';

/** The five queues of the messaging benchmark, the same for ours and for the floor. */
export const FAN_OUT: readonly WorkQueue[] = ['one', 'two', 'three', 'four', 'five'].map(
  (name) => ({ name: `bench.${name}`, prefetch: 32 }),
);
export const FAN_OUT_NAMES = FAN_OUT.map(({ name }) => name);

export const PATTERN = 'bench.run.v1';

/** About as large as a family's reply. */
export const REPLY = {
  family: 'security',
  mode: 'speed',
  computeMs: 1.25,
  checks: ['one', 'two'].map((check) => ({
    check,
    findings: [
      {
        name: check,
        score: 100,
        label: 'BENIGN',
        confidence_score: 90,
        reason: 'Nothing was found.',
        flagged: false,
        quote: '',
      },
    ],
  })),
};

/** Makes a message whose JSON has about `bytes` bytes. */
export const messageOf = (bytes: number): object => ({
  id: 'bench',
  content: 'An ordinary sentence, again and again. '.repeat(bytes / 39),
});
