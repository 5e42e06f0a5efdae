const SPACE = 32;

/** White space as in `\s`. */
const isSpace = (code: number): boolean =>
  code === SPACE ||
  (code >= 9 && code <= 13) ||
  (code >= 0xa0 && /\s/.test(String.fromCharCode(code)));

/** Knuth, Morris and Pratt: the longest prefix of a pattern that ends at each of its characters. */
const prefixes = (pattern: string): Uint32Array => {
  const lengths = new Uint32Array(pattern.length);
  for (let at = 1, length = 0; at < pattern.length; at++) {
    while (length > 0 && pattern[at] !== pattern[length]) length = lengths[length - 1] ?? 0;
    if (pattern[at] === pattern[length]) length++;
    lengths[at] = length;
  }
  return lengths;
};

/** An excerpt to be found in texts, whatever white space stands between its words. */
export class Excerpt {
  private readonly pattern: string;
  private readonly prefixes: Uint32Array;

  /** @param excerpt not blank */
  constructor(excerpt: string) {
    this.pattern = excerpt.trim().split(/\s+/).join(' ');
    this.prefixes = prefixes(this.pattern);
  }

  /**
   * Returns the first span that contains the excerpt. In time linear to the text, which neither
   * `indexOf` nor a pattern is for repetitive texts.
   */
  spanIn(text: string): [start: number, end: number] | undefined {
    const { pattern } = this;
    let length = 0;
    let wasSpace = false;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const space = isSpace(code);
      if (space && wasSpace) continue;
      wasSpace = space;
      const seen = space ? SPACE : code;
      while (length > 0 && pattern.charCodeAt(length) !== seen)
        length = this.prefixes[length - 1] ?? 0;
      if (pattern.charCodeAt(length) === seen) length++;
      if (length === pattern.length) return [this.startBefore(text, at + 1), at + 1];
    }
    return undefined;
  }

  /** Walks back over the words and the white space of a match. */
  private startBefore(text: string, end: number): number {
    let start = end;
    for (let at = this.pattern.length - 1; at >= 0; at--) {
      start--;
      if (this.pattern.charCodeAt(at) === SPACE)
        while (isSpace(text.charCodeAt(start - 1))) start--;
    }
    return start;
  }
}
