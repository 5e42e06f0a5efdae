import type { Recogniser, Span } from '../recognisers/recogniser';

/** One identifier in a text; offsets are UTF-16 units of the original. */
export interface Identifier extends Span {
  recogniser: Recogniser;
}
