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
