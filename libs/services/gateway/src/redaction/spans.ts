/** Part of a text to replace: `[start, end)` in UTF-16 units. */
export interface Span {
  kind: string;
  group: string;
  start: number;
  end: number;
  /** Confidence, 0 to 100. */
  confidence: number;
}

const splitsPair = (text: string, at: number): boolean =>
  at > 0 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));

const inWholeCharacters = (text: string, span: Span): Span => ({
  ...span,
  start: splitsPair(text, span.start) ? span.start - 1 : span.start,
  end: splitsPair(text, span.end) ? span.end + 1 : span.end,
});

const inOrder = (one: Span, other: Span): number =>
  one.start - other.start || other.end - one.end || other.confidence - one.confidence;

/**
 * Sorts spans and merges overlapping ones, so that no part of any remains; a merged span has the
 * kind of the longest.
 */
export const united = (text: string, spans: readonly Span[]): Span[] => {
  const apart: Span[] = [];
  let longest = 0;
  for (const span of spans.map((each) => inWholeCharacters(text, each)).sort(inOrder)) {
    const last = apart.at(-1);
    const length = span.end - span.start;
    if (!last || last.end <= span.start) {
      apart.push(span);
      longest = length;
      continue;
    }
    const { kind, group, confidence } = length > longest ? span : last;
    apart[apart.length - 1] = {
      kind,
      group,
      confidence,
      start: last.start,
      end: Math.max(last.end, span.end),
    };
    longest = Math.max(longest, length);
  }
  return apart;
};
