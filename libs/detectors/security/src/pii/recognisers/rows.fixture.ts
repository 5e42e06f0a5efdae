import { findIdentifiers } from '../scan/scan';

/** Returns `kind: excerpt` for each identifier in the text. */
export const foundIn = (text: string): string[] =>
  findIdentifiers(text).map(
    ({ recogniser, start, end }) => `${recogniser.kind}: ${text.slice(start, end)}`,
  );
