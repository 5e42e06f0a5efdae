import type { MatchContext } from './description';

const FIELD = /[\p{L}\p{N}][^\p{L}\p{N}\n]{0,4}[:=：>][ \t"'“]{0,4}$/u;

/** Returns a match with the text around it. */
export const contextOf = (
  text: string,
  start: number,
  excerpt: string,
  inContext: boolean,
): MatchContext => {
  const before = text.slice(Math.max(0, start - 80), start);
  return {
    excerpt,
    textBefore: before,
    textAfter: text.slice(start + excerpt.length, start + excerpt.length + 24),
    inContext,
    isFieldValue: inContext && FIELD.test(before.slice(-12)),
  };
};
