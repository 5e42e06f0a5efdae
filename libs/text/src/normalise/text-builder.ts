import type { NormalisedText, Range } from './normalised-text';

/** Receives a text piece by piece: parts of the source unchanged, or their replacements. */
export interface Writer {
  copy(start: number, end: number): void;
  put(text: string, start: number, end: number, reversed?: boolean): void;
}

/** Builds a text without a map to its source. */
export class TextWriter implements Writer {
  text = '';

  constructor(private readonly source: string) {}

  copy(start: number, end: number): void {
    if (end > start) this.text += this.source.slice(start, end);
  }

  put(text: string): void {
    this.text += text;
  }
}

/** Builds a text piece by piece, and records the stretch of the source behind each piece. */
export class TextBuilder implements Writer {
  private readonly parts: string[] = [];
  // For piece i: its offset in the output, its stretch of the source, and a flag for reversed
  // pieces.
  private readonly ats: number[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly reversed = new Set<number>();
  private length = 0;
  private ascending = true;

  constructor(private readonly source: string) {}

  copy(start: number, end: number): void {
    if (end > start) this.put(this.source.slice(start, end), start, end);
  }

  /**
   * Appends a piece. If it is as long as its stretch of the source, it maps to it unit by unit,
   * otherwise as a whole.
   */
  put(text: string, start: number, end: number, reversed = false): void {
    if (text === '') return;
    this.parts.push(text);
    if (reversed) this.reversed.add(this.ats.length);
    if (reversed || !this.continuesLast(text, start, end)) this.add(start, end);
    this.length += text.length;
  }

  build(): NormalisedText {
    return { text: this.parts.join(''), originalRange: (start, end) => this.rangeOf(start, end) };
  }

  private continuesLast(text: string, start: number, end: number): boolean {
    const last = this.ats.length - 1;
    if (
      last < 0 ||
      this.reversed.has(last) ||
      this.ends[last] !== start ||
      text.length !== end - start ||
      !this.unitByUnit(last)
    )
      return false;
    this.ends[last] = end;
    return true;
  }

  private add(start: number, end: number): void {
    if (start < (this.ends.at(-1) ?? 0)) this.ascending = false;
    this.ats.push(this.length);
    this.starts.push(start);
    this.ends.push(end);
  }

  private unitByUnit(piece: number): boolean {
    return (
      (this.ats[piece + 1] ?? this.length) - of(this.ats, piece) ===
      of(this.ends, piece) - of(this.starts, piece)
    );
  }

  private rangeOf(start: number, end: number): Range {
    const first = this.pieceAt(start);
    if (first < 0 || start >= this.length)
      return { start: this.source.length, end: this.source.length };
    if (end <= start) {
      const at = this.unitsOf(first, start, start + 1).start;
      return { start: at, end: at };
    }
    const last = this.pieceAt(Math.min(end, this.length) - 1);
    return this.wholeCharacters(this.span(first, last, start, Math.min(end, this.length)));
  }

  private span(first: number, last: number, start: number, end: number): Range {
    const range = {
      start: this.unitsOf(first, start, end).start,
      end: this.unitsOf(last, start, end).end,
    };
    // With reversed text, any piece between may reach furthest.
    for (let piece = first; !this.ascending && piece <= last; piece++) {
      const units = this.unitsOf(piece, start, end);
      range.start = Math.min(range.start, units.start);
      range.end = Math.max(range.end, units.end);
    }
    return range;
  }

  /** Returns the source stretch behind the part of a piece within `[start, end)`. */
  private unitsOf(piece: number, start: number, end: number): Range {
    const whole = { start: of(this.starts, piece), end: of(this.ends, piece) };
    if (!this.unitByUnit(piece)) return whole;
    if (this.reversed.has(piece)) {
      const sum = whole.end + of(this.ats, piece);
      return { start: Math.max(whole.start, sum - end), end: Math.min(whole.end, sum - start) };
    }
    const shift = whole.start - of(this.ats, piece);
    return { start: Math.max(whole.start, start + shift), end: Math.min(whole.end, end + shift) };
  }

  private pieceAt(index: number): number {
    let low = 0;
    let high = this.ats.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (of(this.ats, middle) <= index) low = middle;
      else high = middle - 1;
    }
    return high;
  }

  private wholeCharacters({ start, end }: Range): Range {
    return {
      start: partsPair(this.source, start) ? start - 1 : start,
      end: partsPair(this.source, end) ? end + 1 : end,
    };
  }
}

const of = (numbers: readonly number[], index: number): number => numbers[index] as number;

/** Returns true if a cut at an index would split a surrogate pair. */
export const partsPair = (text: string, index: number): boolean =>
  index > 0 &&
  index < text.length &&
  isLow(text.charCodeAt(index)) &&
  isHigh(text.charCodeAt(index - 1));

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
