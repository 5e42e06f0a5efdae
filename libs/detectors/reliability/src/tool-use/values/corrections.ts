/** Words with which a user takes back what was said before. */
export const CORRECTION =
  /\b(?:wait|sorry|actually|make (?:it|that)|i meant|correction|rather|change (?:it|that) to|scratch that|on second thought|no, |oops)\b/;
