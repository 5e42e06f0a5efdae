import type { PartScore } from '@touchstone/inference';

/** Place of a score in the content. */
export interface ScoredPlace {
  /** The field, or the range of its characters, in words. */
  place: string;
  text: string;
}

/** The view of a classifier on one part of a check: its highest score, or why there is none. */
export type Opinion =
  | ({ kind: 'scored' } & PartScore & ScoredPlace)
  /** `cause` is a sentence. */
  | { kind: 'failed'; part: string; cause: string };
