import type { NormalisedText, PlainText, Range } from './normalised-text';

/** In the order they are tried: what is likeliest to hide something first. */
export const VIEW_KINDS = [
  'tags',
  'variation-selectors',
  'zero-width',
  'leetspeak',
  'spaced',
  'spelled',
  'base64',
  'hex',
  'url',
  'html',
  'unicode-escapes',
  'base32',
  'binary',
  'charcodes',
  'morse',
  'reversed',
  'reversed-words',
  'rot13',
] as const;

export type ViewKind = (typeof VIEW_KINDS)[number];

/**
 * Another reading of a text, normalised: what was read otherwise, with what stands around it. Stretches far from each other are parted by a line break.
 * `originalRange` leads to the text the views were asked of.
 */
export interface TextView extends NormalisedText {
  kind: ViewKind;
  /** All that was undone to get here, the outermost first; the last is `kind`. */
  path: readonly ViewKind[];
  /** The stretches of the original that were read otherwise, in order. The rest of `text` is what stands around them. */
  stretches: readonly Range[];
}

/** The paths of the views that were not read, or not to their end. */
export type Missed = readonly (readonly ViewKind[])[];

export interface ViewOptions {
  /** What `normalise` made of the text, where the caller has it. */
  plain?: PlainText;
  /** Only these; all by default. */
  kinds?: readonly ViewKind[];
  /** How many encodings inside each other are undone; 3 by default. */
  depth?: number;
  /** UTF-16 units kept on either side of a stretch that is read otherwise; 120 by default. */
  context?: number;
  /** The most units in all views together; as many as the text has by default, but at least 4,000. Small ones on the surface are always read. */
  mostCharacters?: number;
}
