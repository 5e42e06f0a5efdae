import { readingOf } from '@touchstone/detectors/safety';
import type { Example } from './examples';

type TextReading = ReturnType<typeof readingOf>;

/** An example with the features of its passages. */
export type Sample = Omit<Example, 'text'> & TextReading;

export const samplesOf = (examples: readonly Example[]): Sample[] =>
  examples.map(({ text, ...rest }) => ({ ...rest, ...readingOf(text) }));
