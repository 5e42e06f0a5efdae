import type { SafetyCategory } from '@touchstone/contracts';
import type { Role } from '../roles';

/**
 * A combination of roles within a number of tokens of each other, in this order unless stated
 * otherwise, that is evidence for a category.
 */
export interface Rule {
  category: SafetyCategory;
  roles: readonly Role[];
  within: number;
  /** Weight from 0 to 1; 0.5 is enough to flag. */
  weight: number;
  /** Completes the sentence "The text …". */
  reason: string;
  /** The text is about self-harm or suicide: a person in need may stand behind it. */
  aboutSelfHarm?: boolean;
  /** The rule flags whatever the model says. */
  stands?: boolean;
  /** Contexts that reduce the weight. */
  softens: readonly Role[];
  ordered?: false;
}

/**
 * Position of a context: in the match or shortly before it, shortly behind it, or either; strictly
 * between its first and last word; or anywhere in the sentence.
 */
export type Place = 'near' | 'behind' | 'around' | 'inside' | 'anywhere';

/** A context that reduces the weight of a rule by a factor. */
export interface Context {
  factor: number;
  place: Place;
}

/**
 * Factors by which contexts reduce a rule's weight. Words between "kill" and a person name the
 * actual object: "kill some time with friends".
 */
export const CONTEXTS: ReadonlyMap<Role, Context> = new Map<Role, Context>([
  ['protect', { factor: 0.2, place: 'near' }],
  ['negate', { factor: 0.4, place: 'near' }],
  ['study', { factor: 0.5, place: 'anywhere' }],
  ['quoted', { factor: 0.75, place: 'anywhere' }],
  ['support', { factor: 0.3, place: 'anywhere' }],
  ['medical', { factor: 0.4, place: 'anywhere' }],
  ['refuse', { factor: 0.1, place: 'anywhere' }],
  ['harmed', { factor: 0.35, place: 'anywhere' }],
  ['play', { factor: 0.4, place: 'near' }],
  ['art', { factor: 0.4, place: 'anywhere' }],
  ['own', { factor: 0.35, place: 'anywhere' }],
  ['report', { factor: 0.2, place: 'anywhere' }],
  ['deny', { factor: 0.3, place: 'inside' }],
  ['self', { factor: 0.4, place: 'near' }],
  ['object', { factor: 0.4, place: 'near' }],
  ['harmlessTarget', { factor: 0.1, place: 'inside' }],
]);

/** Columns of a rule in the tables below. */
export type Row = [
  roles: readonly Role[],
  within: number,
  weight: number,
  reason: string,
  ordered?: false,
];

/** Creates the rules of a table for a category. */
export const rulesOf = (category: SafetyCategory, softens: readonly Role[], rows: Row[]): Rule[] =>
  rows.map(([roles, within, weight, reason, ordered]) => ({
    category,
    roles,
    within,
    weight,
    reason,
    softens,
    ...(ordered === false && { ordered }),
  }));

/** Marks rules as being about self-harm or suicide. */
export const aboutSelfHarm = (rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => ({ ...rule, aboutSelfHarm: true }));

/** Marks rules as standing whatever the model says. */
export const standing = (rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => ({ ...rule, stands: true }));

/** Contexts in which something harmful is prevented, explained or denied. */
export const EXPLAINING = ['protect', 'study', 'negate'] as const;
