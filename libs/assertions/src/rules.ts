import { countOf, letterCase } from './rules/counts';
import { edges } from './rules/edges';
import { oneOf, phrases } from './rules/literals';
import type { Rule } from './rules/rule';
import { isoLanguage, quoted, wholes } from './rules/wholes';

/** The first that covers a sentence decides. */
const RULES: readonly Rule[] = [
  isoLanguage,
  quoted,
  phrases,
  countOf,
  edges,
  letterCase,
  wholes,
  oneOf,
];

/** Returns the constraint that a sentence states; `undefined` unless all of it is recognised. */
export const constraintOf: Rule = (meaning) => {
  for (const rule of RULES) {
    const constraint = rule(meaning);
    if (constraint) return constraint;
  }
  return undefined;
};
