import type { Countable } from '../constraint';

/** Meaning of a word or phrase for the form of a text; `?` marks a word without one. */
export type Role =
  | Countable
  | 'no'
  | 'use'
  | 'max'
  | 'below'
  | 'above'
  | 'min'
  | 'exact'
  | 'figure'
  | 'range'
  | 'quoted'
  | 'start'
  | 'end'
  /** The first or the last sentence or line, in which something stands. */
  | 'first-part'
  | 'last-part'
  | 'in-digits'
  | 'in-words'
  | 'weekday'
  | 'month'
  | 'thousands'
  | 'space'
  | 'apostrophe'
  | 'unit'
  | 'measure'
  | 'imperial'
  | 'country-code'
  | 'https'
  | 'http'
  | 'source'
  | 'statement'
  | 'step'
  | 'own-line'
  | 'name'
  | 'signature'
  | 'I'
  | 'we'
  | 'you'
  | 'third-person'
  | 'bold'
  | 'capital-letters'
  | 'small-letters'
  | 'capital-letter'
  | 'whole'
  | 'same'
  | 'twice'
  | 'consecutive'
  | 'language'
  | 'mixing'
  | 'plain-text'
  | 'json'
  | 'clock'
  | 'half-day'
  | 'currency'
  | 'decimals'
  | 'either'
  | '?';

/** A piece of a rule with its role, and the number or text that it names. */
export interface Piece {
  role: Role;
  value?: string;
}
