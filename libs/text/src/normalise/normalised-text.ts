/** A stretch of a text, in UTF-16 units; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** A rewritten text with a map back to the original. */
export interface NormalisedText {
  text: string;
  /**
   * Returns the stretch of the original, in UTF-16 units, behind `[start, end)` of this text. It
   * lies within the original, holds whole characters, and a longer stretch never comes from a
   * shorter one.
   */
  originalRange(start: number, end: number): Range;
}

/** A normalised text. */
export interface PlainText extends NormalisedText {
  /** False if so many characters expand into several letters that some were not expanded. */
  complete: boolean;
}

/** Wraps a text that is its own original. */
export const identity = (text: string): NormalisedText => ({
  text,
  originalRange: (start, end) => ({ start, end }),
});

/** Composes the maps of a rewritten text and of a rewriting of it. */
export const through = (outer: NormalisedText, inner: NormalisedText): NormalisedText => ({
  text: inner.text,
  originalRange: (start, end) => {
    const range = inner.originalRange(start, end);
    return outer.originalRange(range.start, range.end);
  },
});
