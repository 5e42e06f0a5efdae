import { contrasts } from './contrasts';
import { ORIGIN, ownTexts } from './own-texts';
import { labelledTexts } from './sources';
import type { LabelledText } from './texts';

export const SEED = 20_240_611;
const OWN_TEXTS = 80_000;

/** Of our own documents, one in so many is pasted. */
const OWN_PASTED = 4;

/** Harmless documents as a user pastes them: learned from, not measured. */
const pasted = (texts: readonly LabelledText[]): LabelledText[] =>
  texts
    .filter(({ attack, channel, use, origin }, index) => !attack && channel === 'document' && use === 'train' && (origin !== ORIGIN || index % OWN_PASTED === 0))
    .map((text) => ({ ...text, channel: 'user', use: 'bare' }));

/** What the trainer learns from and the benchmark measures with: the data sets, then our own texts. */
export const injectionTexts = (data: string): LabelledText[] => {
  const texts = [...labelledTexts(data), ...contrasts(), ...ownTexts(SEED, OWN_TEXTS)];
  return [...texts, ...pasted(texts)];
};
