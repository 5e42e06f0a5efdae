import { pastedIn } from '@touchstone/detectors/security/prompt-injection';
import { collected } from './collected';
import { contrasts } from './contrasts';
import { ORIGIN, ownTexts } from './own-texts';
import { labelledTexts } from './sources';
import type { LabelledText } from './texts';

export const SEED = 20_240_611;
const OWN_TEXTS = 80_000;

/** Of our own documents, one in so many is pasted. */
const OWN_PASTED = 4;

/**
 * Documents as a user pastes them: learned from, not measured. With attacks in them only our own that look like documents: what is an attack in one may be what a user
 * asks for, and other people's attacks often are.
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
      ({ text, attack, origin }) => !attack || (origin === ORIGIN && pastedIn(text).length > 0),
    )
    .map((text) => ({ ...text, channel: 'user', use: 'bare' }));

/** What the trainer learns from and the benchmark measures with: the data sets, then our own texts. */
export const injectionTexts = (data: string): LabelledText[] => {
  const texts = [
    ...labelledTexts(data),
    ...collected(),
    ...contrasts(),
    ...ownTexts(SEED, OWN_TEXTS),
  ];
  return [...texts, ...pasted(texts)];
};
