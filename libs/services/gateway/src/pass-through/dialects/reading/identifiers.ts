import { textsIn } from './texts';

/** What callers and vendors name tools, calls and speakers by. Anything else there has room for a text. */
const IDENTIFIER = /^[\w.:-]{0,128}$/;

/** Of names and ids, those that are more than that. */
export const identifierTexts = (...given: readonly unknown[]): string[] =>
  given.flatMap((value) =>
    value === undefined || (typeof value === 'string' && IDENTIFIER.test(value))
      ? []
      : textsIn(value),
  );
