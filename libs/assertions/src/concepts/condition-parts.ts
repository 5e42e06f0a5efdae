import type { Condition, Constraint } from '../constraint';
import { negated } from './reading';

export const NEGATIONS = new Set(['not', 'never', 'no', "n't", 'without']);

export const on = (
  side: Condition['on'],
  constraint: Constraint | undefined,
): Condition | undefined => constraint && { on: side, constraint };

export const not = (condition: Condition | undefined, reverse: boolean): Condition | undefined =>
  condition && reverse ? { ...condition, constraint: negated(condition.constraint) } : condition;
