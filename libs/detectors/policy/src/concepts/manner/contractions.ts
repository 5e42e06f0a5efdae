const CONTRACTION =
  /(?<![\p{L}\p{N}])(?:\p{L}{1,12}n['’]t|(?:[Ii]|you|we|they|he|she|it|that|this|these|those|there|here|who|what|where|when|how|why)['’](?:m|re|ve|ll|d|s)|\p{L}{1,20}['’](?:ll|ve|re|d)|let['’]s|y['’]all|['’](?:tis|twas|em)|gonna|wanna|gotta|dunno|(?:do|does|did|ca|wo|is|are|was|have|has|could|would|should)nt)(?![\p{L}\p{N}])/giu;

/** Finds the contractions of a text. Possessives ("the author's") are none. */
export const contractionsOf = (text: string): string[] =>
  Array.from(text.matchAll(CONTRACTION), ({ 0: match }) => match);
