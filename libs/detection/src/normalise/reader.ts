import type { Signs } from './signs';
import type { ViewKind } from './view';

/** A bit of text and the stretch of the source it stands for. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** Whether the first character of `text` is the last of the stretch, and so on; `text` is as long as the stretch then. */
  turned?: boolean;
}

/** A stretch of the source, read otherwise. The pieces are in the order of the reading. */
export interface Stretch {
  start: number;
  end: number;
  pieces: readonly Piece[];
}

/** Finds what is written in one certain way. Linear in the text. */
export interface Reader {
  kind: ViewKind;
  /** Whether what is read is as long as what is written. */
  keepsLength?: boolean;
  /** Cheap: tells whether it is worth reading. */
  suspects(text: string, signs: Signs): boolean;
  /** One list of stretches for each way to read it, in order, none overlapping. */
  read(text: string, signs: Signs): (readonly Stretch[])[];
}

export const textOf = ({ pieces }: Stretch): string => pieces.map(({ text }) => text).join('');

/** The stretch as one piece. */
export const asOne = (text: string, start: number, end: number): Stretch => ({
  start,
  end,
  pieces: [{ text, start, end }],
});
