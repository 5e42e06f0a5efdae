import type { Constraint, Countable } from '../constraint';
import type { WritingManner } from './writing-manner';

export const writing = (manner: WritingManner, value?: string): Constraint => ({
  kind: 'writing',
  manner,
  ...(value !== undefined && { value }),
});

export const not = (part: Constraint): Constraint => ({ kind: 'not', part });

export const concept = (
  name: 'first-person-singular' | 'first-person-plural' | 'closing',
): Constraint => ({
  kind: 'concept',
  concept: { name },
});

export const none = (of: Countable): Constraint => ({ kind: 'count', of, bounds: { max: 0 } });

export const some = (of: Countable): Constraint => ({ kind: 'count', of, bounds: { min: 1 } });
