/** Matches any text in the format of a placeholder: `[`, capitals, digits and `_`, `]`. */
const WRITTEN = /\[[A-Z0-9_]+\]/g;

/**
 * Assigns placeholders `[KIND_N]` to the values replaced in one request: the kind in capitals, N
 * from 1 in order of appearance. The same value gets the same placeholder, by the kind that it was
 * first found as. A number is skipped if a text already contains that placeholder. Since `[` and
 * `]` occur only at the ends, no placeholder can form across the edge of another: each one in the
 * result was inserted.
 */
export class Placeholders {
  private readonly written: ReadonlySet<string>;
  private readonly counts = new Map<string, number>();
  private readonly byValue = new Map<string, string>();

  /** @param texts all texts that will contain placeholders */
  constructor(texts: readonly string[]) {
    this.written = new Set(texts.flatMap((text) => text.match(WRITTEN) ?? []));
  }

  /** @param kind lower-case letters, digits and `_` */
  for(kind: string, value: string): string {
    const known = this.byValue.get(value);
    if (known !== undefined) return known;
    const placeholder = this.next(kind);
    this.byValue.set(value, placeholder);
    return placeholder;
  }

  /** Values by placeholder. */
  get restore(): Record<string, string> {
    return Object.fromEntries(
      [...this.byValue].map(([value, placeholder]) => [placeholder, value]),
    );
  }

  private next(kind: string): string {
    for (let number = (this.counts.get(kind) ?? 0) + 1; ; number++) {
      const placeholder = `[${kind.toUpperCase()}_${number}]`;
      if (this.written.has(placeholder)) continue;
      this.counts.set(kind, number);
      return placeholder;
    }
  }
}
