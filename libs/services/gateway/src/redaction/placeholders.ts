/** What could be read as a placeholder: `[`, capitals, digits and `_`, `]`. */
const WRITTEN = /\[[A-Z0-9_]+\]/g;

/**
 * Names what is replaced in one request `[KIND_N]`: the kind in capitals, N from 1 in order of appearance. The same value has the same
 * placeholder, by the kind that it was first found as. A number is left out where a text already has that placeholder. Since `[` and `]`
 * stand only at the ends, no placeholder arises across the edge of another: each one in the result was put there.
 */
export class Placeholders {
  private readonly written: ReadonlySet<string>;
  private readonly counts = new Map<string, number>();
  private readonly byValue = new Map<string, string>();

  /** @param texts everything that placeholders will stand in */
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

  /** From placeholder to value. */
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
