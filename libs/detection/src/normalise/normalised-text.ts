/** A stretch of a text, in UTF-16 units; `end` is behind its last. */
export interface Range {
  start: number;
  end: number;
}

/** Another writing of a text that knows where each of its characters came from. */
export interface NormalisedText {
  text: string;
  /**
   * The stretch of the original, in UTF-16 units, behind `[start, end)` of this text. It lies within the original, holds whole characters,
   * and a longer stretch never comes from a shorter one.
   */
  originalRange(start: number, end: number): Range;
}

/** A text in plain writing. */
export interface PlainText extends NormalisedText {
  /** False where signs that each stand for several letters are so many that some of them stayed as they are. */
  complete: boolean;
}

/** The text as it is, its own original. */
export const identity = (text: string): NormalisedText => ({
  text,
  originalRange: (start, end) => ({ start, end }),
});

/** What `inner` says of a text that is itself the writing of another. */
export const through = (outer: NormalisedText, inner: NormalisedText): NormalisedText => ({
  text: inner.text,
  originalRange: (start, end) => {
    const range = inner.originalRange(start, end);
    return outer.originalRange(range.start, range.end);
  },
});
