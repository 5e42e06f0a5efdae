import type { NormalisedText, PlainText, Range } from './normalised-text';

/** Encodings and disguises in decoding order, the likeliest carriers of hidden text first. */
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
 * A decoded and normalised version of a text: the decoded stretches with their context. Stretches
 * far apart are separated by a line break. `originalRange` maps to the original text.
 */
export interface DecodedView extends NormalisedText {
  kind: ViewKind;
  /** Encodings undone, the outermost first; the last is `kind`. */
  path: readonly ViewKind[];
  /** Decoded stretches of the original, in order. The rest of `text` is context. */
  stretches: readonly Range[];
}

/** Paths of the views that were not decoded, or not completely. */
export type SkippedViews = readonly (readonly ViewKind[])[];

export interface ViewOptions {
  /** Result of `normalise`, where the caller has it already. */
  plain?: PlainText;
  /** Kinds to decode; all by default. */
  kinds?: readonly ViewKind[];
  /** Nested encodings that are undone; 3 by default. */
  depth?: number;
  /** UTF-16 units of context kept on either side of a decoded stretch; 120 by default. */
  context?: number;
  /**
   * Budget for all views together, in UTF-16 units: the length of the text by default, at least
   * 4,000. Small views of the outermost layer are always decoded.
   */
  mostCharacters?: number;
}
