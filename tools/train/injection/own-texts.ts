import { injectionMaterial } from './material';
import type { LabelledText } from './texts';

export const ORIGIN = 'own material';
export const HARMLESS = 'own_harmless';
/** One text in so many is not learned from. Its kin are: figures of our own texts flatter unless they are left out as a whole. */
const KEPT = 7;
/** Techniques and kinds are left out so many parts at a time. */
const PARTS = 5;

const numberOf = (text: string): number => {
  let hash = 0;
  for (const character of text)
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) as number)) >>> 0;
  return hash;
};

/** Techniques and kinds of harmless text that are left out together. */
export const partOf = (group: string): string => `${ORIGIN}, part ${numberOf(group) % PARTS}`;

/** Attacks and benign texts of our own writing. */
export const ownTexts = (seed: number, count: number): LabelledText[] =>
  injectionMaterial(seed, count).map(({ text, label, channel, group }) => ({
    text,
    attack: label === 'INJECTION',
    channel,
    source: label === 'INJECTION' ? 'own_attacks' : HARMLESS,
    origin: ORIGIN,
    fold: partOf(group),
    unit: `${ORIGIN}, ${group}`,
    use: numberOf(text) % KEPT === 0 ? 'dev' : 'train',
  }));
