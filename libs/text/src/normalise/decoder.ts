import type { ViewKind } from './decoded-view';
import type { DisguiseCounts } from './disguise-counts';

/** A decoded piece of text and the stretch of the source it replaces. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** `text` is the stretch reversed, character by character, so both are equally long. */
  reversed?: boolean;
}

/** A decoded stretch of the source. Its pieces are in decoded order. */
export interface Stretch {
  start: number;
  end: number;
  pieces: readonly Piece[];
}

/** Decodes one encoding or disguise. Linear in the text. */
export interface Decoder {
  kind: ViewKind;
  /** The decoded text is as long as the encoded one. */
  keepsLength?: boolean;
  /** Cheap pre-check from the counts: the text may hold this encoding. */
  suspects(text: string, counts: DisguiseCounts): boolean;
  /** One list of stretches for each possible decoding, in order, without overlaps. */
  decode(text: string, counts: DisguiseCounts): (readonly Stretch[])[];
}

export const textOf = ({ pieces }: Stretch): string => pieces.map(({ text }) => text).join('');

/** Returns a stretch of a single piece. */
export const asOne = (text: string, start: number, end: number): Stretch => ({
  start,
  end,
  pieces: [{ text, start, end }],
});
