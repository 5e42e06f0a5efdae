import type { Constraint } from '../constraint';
import type { ClauseReading, Rule } from './clause-reading';
import { edges, signs, sizes } from './count-rules';
import { figuresOf, numbers, thousands, units } from './figure-rules';
import { others, sentencesOf } from './sentence-rules';

const RULES: readonly Rule[] = [
  numbers,
  thousands,
  units,
  figuresOf,
  sentencesOf,
  edges,
  sizes,
  signs,
  others,
];

/** Returns the constraint that a clause states; `undefined` unless its rules cover all of it. */
export const constraintIn = (reading: ClauseReading): Constraint | undefined => {
  if (reading.things.has('?') || reading.things.size === 0) return undefined;
  for (const rule of RULES) {
    const constraint = rule(reading);
    if (constraint) return constraint;
  }
  return undefined;
};
