import { textsIn } from './texts';

/** Form of the names and ids of tools, calls and speakers. Any other value may carry text. */
const IDENTIFIER = /^[\w.:-]{0,128}$/;

/** Returns the names and ids that are more than identifiers. */
export const identifierTexts = (...given: readonly unknown[]): string[] =>
  given.flatMap((value) =>
    value === undefined || (typeof value === 'string' && IDENTIFIER.test(value))
      ? []
      : textsIn(value),
  );
