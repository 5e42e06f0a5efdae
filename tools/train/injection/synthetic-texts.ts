import { generateTexts } from './synthetic';
import type { LabelledText } from './texts';

export const ORIGIN = 'own material';
export const HARMLESS = 'own_harmless';
/**
 * One text in this many is held out of training. Texts of the same templates are not, so figures on
 * it are optimistic unless whole kinds are left out.
 */
const KEPT = 7;
/** Number of folds over techniques and kinds. */
const PARTS = 5;

const numberOf = (text: string): number => {
  let hash = 0;
  for (const character of text)
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) as number)) >>> 0;
  return hash;
};

/**
 * Returns the fold of a technique or kind of harmless text; folds are left out of training as a
 * whole.
 */
export const foldOfKind = (group: string): string => `${ORIGIN}, part ${numberOf(group) % PARTS}`;

/** Generates attacks and harmless texts from our own templates. */
export const syntheticTexts = (seed: number, count: number): LabelledText[] =>
  generateTexts(seed, count).map(({ text, label, channel, group }) => ({
    text,
    attack: label === 'INJECTION',
    channel,
    source: label === 'INJECTION' ? 'own_attacks' : HARMLESS,
    origin: ORIGIN,
    fold: foldOfKind(group),
    unit: `${ORIGIN}, ${group}`,
    use: numberOf(text) % KEPT === 0 ? 'dev' : 'train',
  }));
