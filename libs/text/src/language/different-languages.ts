import { identifyLanguage } from './identify-language';

/** The most frequent words of each language that none of the others shares. */
const MARKERS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['the', 'and', 'of', 'is', 'are', 'to', 'that', 'with', 'for', 'this', 'it']),
  de: new Set(['der', 'und', 'ist', 'nicht', 'das', 'ein', 'eine', 'mit', 'auf', 'für', 'sie']),
  fr: new Set(['le', 'et', 'les', 'est', 'une', 'dans', 'pour', 'qui', 'des', 'du', 'sur']),
  es: new Set(['el', 'los', 'las', 'una', 'con', 'es', 'por', 'para', 'del', 'y', 'se']),
  it: new Set(['il', 'gli', 'che', 'di', 'della', 'sono', 'è', 'nel', 'per', 'e', 'alla']),
  pt: new Set(['os', 'uma', 'não', 'em', 'ao', 'são', 'com', 'mais', 'pela', 'dos', 'foi']),
  nl: new Set(['het', 'een', 'van', 'niet', 'zijn', 'met', 'voor', 'op', 'aan', 'ook', 'wordt']),
};
const SAMPLE = 1000;
const FEWEST_MARKERS = 3;

/**
 * Returns the languages of two texts; `undefined` unless both are identified with confidence and
 * differ.
 */
export const differentLanguages = (one: string, other: string): [string, string] | undefined => {
  const hint = markedLanguage(one);
  // Skips the expensive identifier where frequent words decide.
  if (hint !== undefined && hint === markedLanguage(other)) return undefined;
  const first = identifyLanguage(one);
  if (first === undefined) return undefined;
  const second = identifyLanguage(other);
  return second === undefined || second === first ? undefined : [first, second];
};

/** Returns the language whose frequent words clearly prevail in the text. */
const markedLanguage = (text: string): string | undefined => {
  const words =
    text
      .slice(0, SAMPLE)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(MARKERS)
    .map(([language, markers]) => ({
      language,
      count: words.filter((word) => markers.has(word)).length,
    }))
    .sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  return best && best.count >= FEWEST_MARKERS && best.count >= 2 * (second?.count ?? 0)
    ? best.language
    : undefined;
};
