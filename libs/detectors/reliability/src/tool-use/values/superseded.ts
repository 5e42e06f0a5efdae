/** Words with which a user takes back what was said before. */
export const CORRECTION =
  /\b(?:wait|sorry|actually|make (?:it|that)|i meant|i mean|correction|rather|change (?:it|that) to|scratch that|on second thought|no, |oops)\b/;

/** A correction that follows what it takes back: `on Monday, no wait, Tuesday`. */
const TAKEN_BACK =
  /\b(?:(?:no|hm+|oh),? wait|wait|sorry|oops|scratch that|i meant?|correction|on second thought|actually|make (?:it|that)|oh no)\b|(?:[,.…–-]|\.\.\.) ?no[,.\s]/g;
/** Words directly before a value that is not wanted. */
const RULED_OUT =
  /\b(?:instead of|rather than)(?: \S+){0,2} $|\b(?:usually|normally|originally)\b[^.!?]{0,30}$/;
const LONGEST = 5000;
const MOST_CUES = 20;

/** A place in a text. */
interface Span {
  start: number;
  end: number;
}

/**
 * Finds what replaces a mention in the same text: the first other one after words that take it back,
 * or the nearest one where the mention itself is ruled out.
 */
export const replacementOf = <T extends Span>(
  text: string,
  mention: Span,
  others: readonly T[],
): T | undefined => {
  const lower = text.slice(0, LONGEST).toLowerCase();
  if (RULED_OUT.test(lower.slice(Math.max(0, mention.start - 40), mention.start)))
    return others.find(({ start }) => start !== mention.start);
  const cues = [...lower.matchAll(TAKEN_BACK)].slice(0, MOST_CUES);
  const cue = cues.find(({ index }) => index >= mention.end);
  return cue && others.find(({ start }) => start >= cue.index);
};

/** Returns true if words follow that take a mention back. */
export const isTakenBack = (text: string, mention: Span): boolean =>
  replacementOf(text, mention, [{ start: Infinity, end: Infinity }]) !== undefined;
