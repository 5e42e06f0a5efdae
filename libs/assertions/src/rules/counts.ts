import type { Constraint, Countable, Format } from '../constraint';
import { FIGURES, figures } from './figures';
import { combine, HAS, JOINS, only, type Rule } from './rule';

/** Elements that every text contains: only a figure makes them a rule. */
const NEED_FIGURES = new Set<Countable>([
  'word',
  'character',
  'sentence',
  'paragraph',
  'line',
  'section',
]);
/** Elements whose plain figure is exact: "3 sentences" means three; "3 links" may be four. */
const STRICT = new Set<Countable>([
  'word',
  'character',
  'sentence',
  'paragraph',
  'line',
  'section',
  'bullet',
  'numbered',
]);

export const countOf: Rule = (meaning) => {
  const { units, numbers, flags, forbids } = meaning;
  if (
    units.length === 0 ||
    !only(meaning, ['units', ...HAS, ...FIGURES, ...JOINS, 'only', 'times'])
  )
    return undefined;
  const bounds = figures(meaning);
  if (!bounds || (flags.has('only') && numbers.length === 0)) return undefined;
  if (numbers.length === 0 && units.some((unit) => NEED_FIGURES.has(unit))) return undefined;
  if (numbers.length > 0 && units.length > 1) return undefined;
  const isLimit =
    flags.has('only') &&
    numbers.length === 1 &&
    meaning.bounds.length === 0 &&
    units.every((unit) => !STRICT.has(unit));
  const own = isLimit ? { max: bounds.max ?? 0 } : bounds;
  const parts = units.map((of): Constraint => ({
    kind: 'count',
    of,
    bounds: STRICT.has(of) ? { ...own, soft: false } : own,
  }));
  return combine(meaning, parts, forbids);
};

export const LETTER_OF: Partial<Record<Format, Countable>> = {
  lowercase: 'lowercase-letter',
  uppercase: 'uppercase-letter',
};

/**
 * Distinguishes "use capital letters", which counts letters, from "only" or a text that "is" in
 * capitals, which concern the whole text.
 */
export const letterCase: Rule = (meaning) => {
  const [format, more] = meaning.formats;
  const of = format && LETTER_OF[format];
  if (of === undefined || more !== undefined || meaning.flags.has('only')) return undefined;
  if (
    !only(meaning, ['formats', 'verb:has', ...FIGURES]) ||
    (meaning.verbs.size === 0 && !meaning.forbids && meaning.numbers.length === 0)
  )
    return undefined;
  const bounds = figures(meaning);
  return bounds && { kind: 'count', of, bounds };
};
