import { contrasts } from './contrasts';
import { ownTexts } from './own-texts';
import { labelledTexts } from './sources';
import type { LabelledText } from './texts';

export const SEED = 20_240_611;
const OWN_TEXTS = 32_000;

/** What the trainer learns from and the benchmark measures with: the data sets, then our own texts. */
export const injectionTexts = (data: string): LabelledText[] => [...labelledTexts(data), ...contrasts(), ...ownTexts(SEED, OWN_TEXTS)];
