/** Words `first` to before `last` are a name, as likely as `certainty` says. */
export interface NameSpan {
  first: number;
  last: number;
  certainty: number;
}
