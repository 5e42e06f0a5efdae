/** A result that is already JSON text; it is sent as it is, without parsing or serialising. */
export class JsonText {
  /** @param text must be JSON: it is not checked before the receiver parses it */
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

export const jsonTextOf = (value: unknown): string | undefined =>
  value instanceof JsonText ? value.text : JSON.stringify(value);
