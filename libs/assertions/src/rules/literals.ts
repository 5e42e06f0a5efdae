import type { Bounds, Constraint } from '../constraint';
import { FIGURES, figures } from './figures';
import { combine, JOINS, not, only, phraseOf, type Rule } from './rule';

export const phrases: Rule = (meaning) => {
  const { literals, verbs, forbids, numbers, flags } = meaning;
  if (
    literals.length === 0 ||
    !only(meaning, ['literals', 'verb:has', 'verb:mention', ...FIGURES, ...JOINS, 'times'])
  )
    return undefined;
  if (verbs.size === 0 && !forbids) return undefined;
  const parts = (bounds: Bounds): Constraint[] =>
    literals.map((text) => ({ kind: 'phrase', phrase: phraseOf(meaning, text), bounds }));
  const bounds = figures(meaning);
  if (!bounds || (flags.has('times') && numbers.length === 0)) return undefined;
  if (numbers.length > 0 && literals.length > 1)
    return flags.has('times') || forbids
      ? undefined
      : { kind: 'some', parts: parts({ min: 1 }), bounds };
  return combine(meaning, parts(bounds), forbids);
};

export const oneOf: Rule = (meaning) => {
  const { literals, flags } = meaning;
  if (
    literals.length === 0 ||
    !only(meaning, ['literals', 'verb:be', 'oneof', 'anyof', 'or', 'only'])
  )
    return undefined;
  if (!flags.has('oneof') && !meaning.verbs.has('be')) return undefined;
  if (literals.length > 1 && !flags.has('oneof') && !flags.has('anyof') && !flags.has('or'))
    return undefined;
  return not(meaning, { kind: 'one-of', options: literals });
};
