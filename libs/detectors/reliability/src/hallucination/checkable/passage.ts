import type { Needs } from './needs';

/** A text that many patterns search: what tells whether they can match is collected once. */
export class Passage {
  private lowered: string | undefined;
  private counted: number | undefined;

  constructor(readonly text: string) {}

  /** The text in lower case, of the same length: `İ` would become two units. */
  get lower(): string {
    return (this.lowered ??= this.text.replaceAll('İ', 'i').toLowerCase());
  }

  /** Count of the numbers, as runs of digits. */
  get numbers(): number {
    return (this.counted ??= this.text.match(/\d+/g)?.length ?? 0);
  }

  /** Returns a passage of another text, itself if the text is its own. */
  with(text: string): Passage {
    return text === this.text ? this : new Passage(text);
  }

  holds({ words, numbers }: Needs): boolean {
    return (
      (numbers === 0 || this.numbers >= numbers) &&
      words.every((group) => group.some((word) => this.lower.includes(word)))
    );
  }
}
