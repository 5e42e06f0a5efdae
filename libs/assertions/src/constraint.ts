import type { Concept, ConceptName } from './concepts/concept';
import type { WritingManner } from './writing/writing-manner';

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
  'emoticon',
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
  'thanks',
  'date',
  'price',
  'percentage',
  'markdown',
  'html',
  'blank-line',
  'period',
  'ellipsis',
  'hyphen',
  'ampersand',
  'contraction',
  'footnote',
  'unfilled',
  'code',
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
  /** One of `phrase`, `of` and `concept` says what the text begins or ends with. */
  | { kind: 'edge'; edge: 'start' | 'end'; phrase?: Phrase; of?: Countable; concept?: Concept }
  | { kind: 'format'; format: Format }
  | { kind: 'language'; language: string }
  | { kind: 'one-of'; options: string[] }
  | { kind: 'pattern'; source: string; flags: string; whole: boolean }
  | { kind: 'nth-paragraph'; paragraph: number; phrase: Phrase }
  | { kind: 'divided'; by: string; bounds: Bounds }
  | { kind: 'named-sections'; name: string; bounds: Bounds }
  | { kind: 'concept'; concept: Concept }
  /** JSON whose object, or each object of whose array, has these keys; `exact`: no others. */
  | { kind: 'json-keys'; keys: string[]; exact: boolean }
  /** Links lead to these hosts, or below these addresses, only. */
  | { kind: 'link-targets'; targets: string[] }
  /** The language of the user's message. */
  | { kind: 'language-of-question' }
  /** Dates have this form, e.g. `YYYY-MM-DD`. */
  | { kind: 'date-format'; format: string }
  /** Amounts of money have a currency, this one (ISO 4217) if it is named. */
  | { kind: 'currency'; currency?: string }
  /** Code is in code blocks, or in inline code. */
  | { kind: 'code-in-blocks' }
  /** Instructions of several steps are numbered lists. */
  | { kind: 'numbered-steps' }
  /** Each code block, instead of the whole text. */
  | { kind: 'each-code-block'; part: Constraint }
  /** Each paragraph or list item, instead of the whole text. */
  | { kind: 'each-part'; of: 'paragraph' | 'list-item'; part: Constraint }
  /** How amounts of money are written: decimal places, and the place of the currency. */
  | { kind: 'amount-format'; decimals?: number; currency?: 'before' | 'after' }
  /** The greeting names the reader, by first name or with a title and surname if the rule says so. */
  | { kind: 'address-by'; by: 'first-name' | 'surname' | 'name' }
  /** A manner of writing, with the value that the rule names. */
  | { kind: 'writing'; manner: WritingManner; value?: string }
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

/** Like `all`, without repetitions and nested lists. */
export const allOf = (parts: readonly Constraint[]): Constraint => {
  const flat = parts.flatMap((part) => (part.kind === 'all' ? part.parts : [part]));
  return all([...new Map(flat.map((part) => [JSON.stringify(part), part])).values()]);
};

/** Moves and content that one message of a conversation contributes; manners hold for every one. */
const ONCE = new Set<ConceptName>([
  'mention', 'statement', 'disclaimer', 'source', 'example', 'reason', 'alternative', 'next-step', 'warning',
  'ai-disclosure', 'referral', 'handover', 'refusal', 'clarification', 'request', 'confirmation-request',
  'check-question', 'call-to-action', 'offer-of-help', 'greeting', 'closing', 'wish', 'thanks', 'apology',
  'acknowledgement', 'praise', 'summary', 'recommendation', 'stated-certainty',
]); // prettier-ignore

/**
 * Returns true for constraints that require the presence of something, so that one of several texts
 * may satisfy them.
 */
export const asksForPresence = (constraint: Constraint): boolean => {
  if (constraint.kind === 'count' || constraint.kind === 'phrase')
    return constraint.bounds.max === undefined && constraint.bounds.min !== undefined;
  if (constraint.kind === 'pattern') return true;
  if (constraint.kind === 'concept') return ONCE.has(constraint.concept.name);
  return constraint.kind === 'some'
    ? constraint.parts.every(asksForPresence)
    : constraint.kind === 'all' && constraint.parts.every(asksForPresence);
};
