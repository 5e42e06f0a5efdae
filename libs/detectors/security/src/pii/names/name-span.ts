/** A name from word `first` to before `last`, with its probability. */
export interface NameSpan {
  first: number;
  last: number;
  certainty: number;
}
