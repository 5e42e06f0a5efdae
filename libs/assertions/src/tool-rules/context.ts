import type { CallPattern } from './tool-rule';
import type { Toolbox } from './toolbox';

/** State of parsing one assertion. Pieces of a sentence are read once for each topic. */
export class Context {
  private readonly read = new Map<string, unknown>();

  /** @param topic calls that the sentence concerns, from its heading ("send_email: …") */
  constructor(
    readonly toolbox: Toolbox,
    readonly topic?: CallPattern,
    private readonly siblings = new Map<string, Context>(),
  ) {
    siblings.set(JSON.stringify(topic ?? null), this);
  }

  /** Returns the context of another topic, or of none. */
  about(topic?: CallPattern): Context {
    return (
      this.siblings.get(JSON.stringify(topic ?? null)) ??
      new Context(this.toolbox, topic, this.siblings)
    );
  }

  /** Reads a piece in one way only once. */
  once<T>(way: string, piece: string, read: () => T): T {
    const key = `${way}:${piece}`;
    if (this.read.has(key)) return this.read.get(key) as T;
    const found = read();
    this.read.set(key, found);
    return found;
  }
}
