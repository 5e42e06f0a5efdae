import { compact } from '@touchstone/text/fast';
import { type Needs, needsOf } from './needs';
import type { Passage } from './passage';

/**
 * A global pattern that searches only texts that hold the words and numbers it needs. It is built
 * when the first of them comes: most patterns are long and never used. One that ignores case
 * searches the lower-case text, since V8 takes three times as long to compile the flags `iu`: it
 * cannot ask for a capital (`\p{Lu}`).
 */
export class Pattern {
  private readonly ignoresCase: boolean;
  private needs: Needs | undefined;
  private regExp: RegExp | undefined;

  /** @param outline a shorter source with the same needs */
  constructor(
    private readonly source: string,
    private readonly flags = 'giu',
    private readonly outline = source,
  ) {
    this.ignoresCase = flags.includes('i');
  }

  static of({ source, flags }: RegExp): Pattern {
    return new Pattern(source, flags);
  }

  matchesIn(passage: Passage): RegExpMatchArray[] {
    if (!passage.holds((this.needs ??= needsOf(this.outline)))) return [];
    const { text, lower } = passage;
    if (!this.ignoresCase) return Array.from(text.matchAll(this.built));
    return Array.from(lower.matchAll(this.built), (match) => written(match, text));
  }

  private get built(): RegExp {
    return (this.regExp ??= compact(
      this.ignoresCase
        ? new RegExp(lowerCase(this.source), `${this.flags.replace('i', '')}d`)
        : new RegExp(this.source, this.flags),
    ));
  }
}

/** Returns a function that makes replacements in turn, each if the text holds what it needs. */
export const replacing = (
  replacements: readonly (readonly [RegExp, string])[],
): ((passage: Passage) => Passage) => {
  const all = replacements.map(([regExp, by]) => ({ regExp, by, needs: needsOf(regExp.source) }));
  return (passage) =>
    all.reduce(
      (whole, { regExp, by, needs }) =>
        whole.holds(needs) ? whole.with(whole.text.replace(regExp, by)) : whole,
      passage,
    );
};

/** Leaves escapes such as `\p{L}` as they are. */
const lowerCase = (source: string): string =>
  source.replace(/\\p\{\w+\}|\\.|[^\\]+/gsu, (part) =>
    part.startsWith('\\') ? part : part.toLowerCase(),
  );

/** Replaces the parts of a match in the lower-case text by those of the text. */
const written = (match: RegExpMatchArray, text: string): RegExpMatchArray => {
  const { indices } = match;
  if (!indices) return match;
  const part = (range: readonly [number, number] | undefined) => range && text.slice(...range);
  return Object.assign(indices.map(part) as RegExpMatchArray, {
    index: match.index,
    groups:
      indices.groups &&
      Object.fromEntries(
        Object.entries(indices.groups).map(([name, range]) => [name, part(range)]),
      ),
  });
};
