/** A result that its handler has as JSON text: sent as it is, neither read nor written again on the way. */
export class JsonText {
  /** @param text must be JSON: nobody looks at it before the receiver */
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

export const jsonTextOf = (value: unknown): string | undefined =>
  value instanceof JsonText ? value.text : JSON.stringify(value);
