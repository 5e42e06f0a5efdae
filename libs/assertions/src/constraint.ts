import type { Concept } from './concepts/concept';

/** Side that a sentence concerns; `any` when it names none. */
export type Side = 'input' | 'output' | 'any';

/** Elements of a text that can be counted. */
export const COUNTABLES = [
  'word',
  'character',
  'sentence',
  'paragraph',
  'line',
  'bullet',
  'numbered',
  'list',
  'section',
  'heading',
  'placeholder',
  'highlight',
  'capitals',
  'uppercase-letter',
  'lowercase-letter',
  'url',
  'email',
  'phone',
  'emoji',
  'question',
  'exclamation',
  'comma',
  'semicolon',
  'colon',
  'dash',
  'parenthesis',
  'digit',
  'number',
  'code-block',
  'table',
  'hashtag',
  'mention',
  'quotation',
  'title',
  'postscript',
  'first-person',
  'second-person',
  'greeting',
  'apology',
  'date',
  'price',
  'percentage',
  'markdown',
  'html',
  'blank-line',
  'period',
] as const;
export type Countable = (typeof COUNTABLES)[number];

/** Properties of a text as a whole. */
export const FORMATS = [
  'json',
  'json-object',
  'json-array',
  'xml',
  'html',
  'lowercase',
  'uppercase',
  'quoted',
  'table',
  'plain',
  'one-line',
  'code-block',
  'empty',
] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Inclusive bounds; an absent end is open. `slack` is the share by which a rough figure may be
 * missed. `soft`: more than `max` is borderline, not wrong.
 */
export interface Bounds {
  min?: number;
  max?: number;
  slack?: number;
  soft?: boolean;
}

/**
 * A word, phrase, letter or shape to find (`T-12345`: letters match themselves, any digit matches a
 * digit).
 */
export interface Phrase {
  text: string;
  as: 'word' | 'letter' | 'shape';
}

export type Constraint =
  | { kind: 'count'; of: Countable; bounds: Bounds }
  | { kind: 'phrase'; phrase: Phrase; bounds: Bounds }
  | { kind: 'edge'; edge: 'start' | 'end'; phrase?: Phrase; of?: Countable }
  | { kind: 'format'; format: Format }
  | { kind: 'language'; language: string }
  | { kind: 'one-of'; options: string[] }
  | { kind: 'pattern'; source: string; flags: string; whole: boolean }
  | { kind: 'nth-paragraph'; paragraph: number; phrase: Phrase }
  | { kind: 'divided'; by: string; bounds: Bounds }
  | { kind: 'named-sections'; name: string; bounds: Bounds }
  | { kind: 'concept'; concept: Concept }
  /** Each sentence, instead of the whole text. */
  | { kind: 'each-sentence'; part: Constraint }
  /** Concerns only texts whose condition holds; the others keep the rule. */
  | { kind: 'when'; condition: Condition; part: Constraint }
  | { kind: 'not'; part: Constraint }
  | { kind: 'all'; parts: Constraint[] }
  | { kind: 'some'; parts: Constraint[]; bounds: Bounds }
  /** One-sided: a match breaks the rule; without one, the sentence stays open. */
  | { kind: 'breach'; part: Constraint };

/** A condition on the text itself, or on the user's message that it answers. */
export interface Condition {
  on: 'text' | 'question';
  constraint: Constraint;
}

/** A parsed sentence. */
export interface Requirement {
  side: Side;
  /** An imperative without a subject: of several sides it concerns the output. */
  commands?: boolean;
  constraint: Constraint;
}

/** Requires every part; returns a single one unchanged. */
export const all = (parts: Constraint[]): Constraint => {
  const [first, ...others] = parts;
  return first && others.length === 0 ? first : { kind: 'all', parts };
};

/**
 * Returns true for constraints that require the presence of something, so that one of several texts
 * may satisfy them.
 */
export const asksForPresence = (constraint: Constraint): boolean => {
  if (constraint.kind === 'count' || constraint.kind === 'phrase')
    return constraint.bounds.max === undefined && constraint.bounds.min !== undefined;
  if (constraint.kind === 'pattern') return true;
  return constraint.kind === 'some'
    ? constraint.parts.every(asksForPresence)
    : constraint.kind === 'all' && constraint.parts.every(asksForPresence);
};
