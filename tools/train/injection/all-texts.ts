import { pastedRanges } from '@touchstone/detectors/security/prompt-injection';
import { hardNegatives } from './hard-negatives';
import { labelledTexts } from './sources';
import { ORIGIN, syntheticTexts } from './synthetic-texts';
import type { LabelledText } from './texts';
import { writtenExamples } from './written-examples';

export const SEED = 20_240_611;
const SYNTHETIC_TEXTS = 80_000;

/** One in this many of our own documents is pasted. */
const OWN_PASTED = 4;

/**
 * Returns documents as a user pastes them, for training only. Documents with attacks are only our
 * own that look like documents: an instruction that is an attack in a document may be a user's own
 * request, and attacks of public data sets often are.
 */
const pasted = (texts: readonly LabelledText[]): LabelledText[] =>
  texts
    .filter(
      ({ channel, use, origin }, index) =>
        channel === 'document' &&
        use === 'train' &&
        (origin !== ORIGIN || index % OWN_PASTED === 0),
    )
    .filter(
      ({ text, attack, origin }) => !attack || (origin === ORIGIN && pastedRanges(text).length > 0),
    )
    .map((text) => ({ ...text, channel: 'user', use: 'bare' }));

/** Returns all texts for training and measuring: the public data sets, then our own texts. */
export const injectionTexts = (data: string): LabelledText[] => {
  const texts = [
    ...labelledTexts(data),
    ...writtenExamples(),
    ...hardNegatives(),
    ...syntheticTexts(SEED, SYNTHETIC_TEXTS),
  ];
  return [...texts, ...pasted(texts)];
};
