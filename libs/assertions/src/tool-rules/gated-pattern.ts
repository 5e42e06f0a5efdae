/** Alternatives of one place of a pattern; a match contains one of them. */
type Needed = readonly string[];

const SHORTEST = 2;
const MOST_ALTERNATIVES = 60;
/** Places of a pattern that are looked for before it runs. */
const MOST_PLACES = 6;

const QUANTIFIED = /^(?:[*+?]|\{(?<least>\d+)(?:,\d*)?\})\??/;
const CLASS = /^\[(?:\\.|[^\]\\])*\]/;
const ESCAPE = /^\\(?:[pP]\{[^}]*\}|x[\da-f]{2}|u[\da-f]{4}|.)/i;
const GROUP_START = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/;

/** Reads a pattern for words that each match of it contains. */
class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Reads alternatives up to the end of the group, each with the words of its places. */
  alternatives(): Needed[][] {
    const all = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at++;
      all.push(this.sequence());
    }
    return all;
  }

  /** Reads a sequence, and the words of its places. */
  private sequence(): Needed[] {
    const places: Needed[] = [];
    let run = '';
    const endRun = (): void => {
      const text = run.toLowerCase();
      if (text.trim().length >= SHORTEST) places.push([text]);
      run = '';
    };
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at] ?? '')) {
      const { literal, places: inner = [] } = this.atom();
      const isRequired = this.quantifier();
      if (literal !== undefined && isRequired === 'once') {
        run += literal;
        continue;
      }
      endRun();
      if (isRequired !== 'optional') places.push(...inner);
    }
    endRun();
    return places;
  }

  private quantifier(): 'once' | 'optional' | 'repeated' {
    const match = QUANTIFIED.exec(this.source.slice(this.at, this.at + 12));
    if (!match) return 'once';
    this.at += match[0].length;
    const least = match.groups?.['least'];
    const isOptional = least === undefined ? !match[0].startsWith('+') : Number(least) === 0;
    return isOptional ? 'optional' : 'repeated';
  }

  private atom(): { literal?: string; places?: Needed[] } {
    const rest = this.source.slice(this.at);
    const start = GROUP_START.exec(rest)?.[0];
    if (start !== undefined) return this.group(start);
    const skipped = (CLASS.exec(rest) ?? ESCAPE.exec(rest))?.[0];
    if (skipped !== undefined) {
      this.at += skipped.length;
      return /^\\[.()?+*[\]{}|/$^-]$/.test(skipped) ? { literal: skipped.slice(1) } : {};
    }
    this.at++;
    const [sign = ''] = rest;
    return '.^$'.includes(sign) ? {} : { literal: sign };
  }

  private group(start: string): { places?: Needed[] } {
    this.at += start.length;
    const all = this.alternatives();
    this.at++;
    if (/^\(\?<?[=!]/.test(start)) return {};
    const [only, ...more] = all;
    if (only && more.length === 0) return { places: only };
    const words = all.map((places) => longest(places));
    return words.every((each) => each !== undefined) ? { places: [words.flat()] } : {};
  }
}

const lengthOf = (needed: Needed): number => Math.min(...needed.map((word) => word.length));
const longest = (places: readonly Needed[]): Needed | undefined =>
  [...places].sort((a, b) => a.length - b.length || lengthOf(b) - lengthOf(a))[0];

/** Drops words that contain another one. */
const withoutLonger = (words: Needed): Needed => {
  const unique = [...new Set(words)];
  return unique.filter((word) => !unique.some((other) => other !== word && word.includes(other)));
};

const neededBy = (source: string): Needed[] => {
  const all = new Reader(source).alternatives();
  const [only, ...more] = all;
  const each = all.map(longest);
  const places =
    only && more.length === 0
      ? only
      : each.every((words) => words !== undefined)
        ? [each.flat()]
        : [];
  return places
    .map(withoutLonger)
    .filter((words) => words.length <= MOST_ALTERNATIVES)
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_PLACES);
};

let [lastText, lastLower] = ['', ''];
const lowerOf = (text: string): string => {
  if (text !== lastText) [lastText, lastLower] = [text, text.toLowerCase()];
  return lastLower;
};

/**
 * Pattern for a whole text, regardless of case, which runs only on texts with the words that it
 * needs: most of the many forms of a sentence are ruled out by a look for their words.
 */
export class GatedPattern {
  private compiled: RegExp | undefined;
  private needed: readonly Needed[] | undefined;

  constructor(private readonly source: string) {}

  exec(text: string): RegExpExecArray | null {
    const lower = lowerOf(text);
    this.needed ??= neededBy(this.source);
    if (!this.needed.every((words) => words.some((word) => lower.includes(word)))) return null;
    this.compiled ??= new RegExp(`^(?:${this.source})$`, 'iu');
    return this.compiled.exec(text);
  }
}
