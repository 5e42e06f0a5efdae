import type { Random } from '../../lib/random';

export interface TrainingText {
  text: string;
  label: 'INJECTION' | 'BENIGN';
  channel: 'user' | 'document';
  /** The technique, or the kind of hard negative. */
  group: string;
  language: string;
}

/** One source of texts; `weight` is its share. */
export interface Kind extends Omit<TrainingText, 'text'> {
  weight: number;
  make: (random: Random) => string;
}

/** Scales weights so that they add up to `share`. */
export const spread = (kinds: readonly Kind[], share: number): Kind[] => {
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.map((kind) => ({ ...kind, weight: (kind.weight * share) / total }));
};
