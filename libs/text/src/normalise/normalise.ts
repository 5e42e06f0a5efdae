import { AS_IS, groupOf, HIGH_SURROGATE, knownPlainly, LOOK_ALIKE, MARK } from './characters';
import { lookAlikes } from './foldable-words';
import { identity, type PlainText } from './normalised-text';
import { TextBuilder } from './text-builder';

const PRINTABLE_ASCII = /^[\t\n\r\x20-\x7e]*$/;
/**
 * Most marks on one letter in any language (Vietnamese: two). More are a disguise, and only the
 * bare letter remains.
 */
const MOST_MARKS = 2;
/**
 * Limit of the letters and digits that a text may gain, as a share of its length, and the minimum
 * allowance: fractions, numbered points and units expand few characters into many words.
 */
const MOST_GROWTH = 0.25;
const LEAST_GROWTH = 1_000;
const WORDLIKE = /[\p{L}\p{N}]/u;

/**
 * Normalises a text: NFKC, invisible characters and stacked marks dropped, digits of all scripts,
 * dashes and quotes in ASCII, look-alike letters folded in Latin words. Linear in the text.
 */
export const normalise = (original: string): PlainText =>
  PRINTABLE_ASCII.test(original)
    ? { complete: true, ...identity(original) }
    : new Normaliser(original).run();

class Normaliser {
  private readonly builder: TextBuilder;
  private folded: ReturnType<typeof lookAlikes> | undefined;
  /** Offset up to which the original has been copied. */
  private done = 0;
  private complete = true;
  /** Number of characters that the text may still gain. */
  private growth: number;

  constructor(private readonly original: string) {
    this.builder = new TextBuilder(original);
    this.growth = Math.max(LEAST_GROWTH, MOST_GROWTH * original.length);
  }

  run(): PlainText {
    const { original } = this;
    let index = 0;
    while (index < original.length) {
      const unit = original.charCodeAt(index);
      const group = unit < 0x7f && unit > 0x1f ? AS_IS : groupOf(unit);
      index =
        group === AS_IS
          ? index + 1
          : group === LOOK_ALIKE
            ? this.fold(index)
            : this.rewrite(index, group);
    }
    this.copyUpTo(original.length);
    return { complete: this.complete, ...this.builder.build() };
  }

  private rewrite(index: number, group: number): number {
    if (group === MARK) return this.marks(index);
    const end =
      index +
      (group === HIGH_SURROGATE
        ? String.fromCodePoint(this.original.codePointAt(index) as number).length
        : 1);
    const character = this.original.slice(index, end);
    const written = knownPlainly(character);
    if (written !== character && this.mayGrow(written, end - index))
      this.write(written, index, end);
    return end;
  }

  private mayGrow(written: string, replaced: number): boolean {
    const more = written.length - replaced;
    if (more <= 0 || !WORDLIKE.test(written)) return true;
    this.growth -= more;
    if (this.growth < 0) this.complete = false;
    return this.complete;
  }

  private fold(index: number): number {
    this.folded ??= lookAlikes(this.original);
    const written = this.folded(index);
    if (written !== undefined) this.write(written, index, index + 1);
    return index + 1;
  }

  /**
   * Composes a letter and its marks into one letter; drops the remaining marks where they are too
   * many or follow an ASCII letter.
   */
  private marks(start: number): number {
    const { original } = this;
    let end = start + 1;
    while (end < original.length && groupOf(original.charCodeAt(end)) === MARK) end++;
    const base = start > this.done ? original.charAt(start - 1) : '';
    const few = end - start <= MOST_MARKS;
    const written = few ? (base + original.slice(start, end)).normalize('NFKC') : base;
    const bare = base < '\u0080' && written.startsWith(base) ? base : written;
    this.write(bare, start - base.length, end);
    return end;
  }

  private write(text: string, start: number, end: number): void {
    this.copyUpTo(start);
    this.builder.put(text, start, end);
    this.done = end;
  }

  private copyUpTo(end: number): void {
    this.builder.copy(this.done, end);
    this.done = end;
  }
}
