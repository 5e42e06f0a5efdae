import type { Token } from '../text/tokens';

export type PiiGroup = 'personal identifiers' | 'financial data' | 'government IDs' | 'contact information' | 'healthcare data';

/** `[start, end)` of the scanned text; `certainty` is 0 to 1. */
export interface Stretch {
  start: number;
  end: number;
  certainty: number;
}

/** A cue's tokens, `first` to `last`, and where its text ends. */
export interface Cue {
  first: number;
  last: number;
  end: number;
}

export interface ScannedText {
  text: string;
  tokens: readonly Token[];
}

/** Finds one kind of identifier. Linear in the text, whatever the text. */
export interface Recogniser {
  kind: string;
  /** For the reason shown to people, for example `payment card number`. */
  title: string;
  group: PiiGroup;
  /** Phrases that announce the identifier; without any in the text, a recogniser that has cues is not asked. */
  cues?: readonly string[];
  find(scanned: ScannedText, cues: readonly Cue[]): Iterable<Stretch>;
}

interface Description {
  kind: string;
  title: string;
  group: PiiGroup;
  certainty: number;
  /** Check digits, ranges; sees the excerpt and what stands before it (up to 24 characters). */
  accepts?: (excerpt: string, before: string) => boolean;
}

/** An identifier whose form alone gives it away. `pattern` is global and linear-time. */
export const byForm = ({ pattern, accepts, certainty, ...naming }: Description & { pattern: RegExp }): Recogniser => ({
  ...naming,
  *find({ text }) {
    for (const { 0: excerpt, index } of text.matchAll(pattern)) {
      if (accepts && !accepts(excerpt, text.slice(Math.max(0, index - 24), index))) continue;
      yield { start: index, end: index + excerpt.length, certainty };
    }
  },
});

interface CueDescription extends Description {
  cues: readonly string[];
  /** Searched in the characters that follow the cue; global. */
  pattern: RegExp;
  /** How far behind the cue the identifier may end, in characters. */
  reach?: number;
}

/** An identifier that could be anything without words that announce it. */
export const byCue = ({ pattern, accepts, certainty, reach = 50, ...naming }: CueDescription): Recogniser => ({
  ...naming,
  *find({ text }, cues) {
    let seen = -1;
    for (const { end } of cues) {
      const stretch = firstAccepted(text.slice(end, end + reach), pattern, accepts);
      if (!stretch || end + stretch.start <= seen) continue;
      seen = end + stretch.start;
      yield { start: seen, end: end + stretch.end, certainty };
    }
  },
});

const firstAccepted = (text: string, pattern: RegExp, accepts: Description['accepts']): { start: number; end: number } | undefined => {
  for (const { 0: excerpt, index } of text.matchAll(pattern)) {
    if (!accepts || accepts(excerpt, text.slice(0, index))) return { start: index, end: index + excerpt.length };
  }
  return undefined;
};
