import type { Constraint, Countable } from '../constraint';
import { LETTER_OF } from './counts';
import { combine, JOINS, not, only, phraseOf, type Rule } from './rule';

const EDGES = new Set<Countable>([
  'question',
  'exclamation',
  'emoji',
  'greeting',
  'period',
  'postscript',
  'title',
  'url',
  'number',
  'digit',
  'heading',
  'apology',
  'hashtag',
  'bullet',
  'colon',
  'quotation',
]);

export const edges: Rule = (meaning) => {
  const [edge, more] = meaning.edges;
  if (
    edge === undefined ||
    more !== undefined ||
    !only(meaning, ['edges', 'literals', 'units', 'formats', 'verb:has', ...JOINS])
  )
    return undefined;
  if (
    !meaning.units.every((unit) => EDGES.has(unit)) ||
    (meaning.units.length > 0 && meaning.literals.length > 0)
  )
    return undefined;
  const at = edge as 'start' | 'end';
  const cases = meaning.formats.flatMap((format) => LETTER_OF[format] ?? []);
  if (cases.length !== meaning.formats.length) return undefined;
  const parts: Constraint[] = [
    ...meaning.literals.map((text): Constraint => ({
      kind: 'edge',
      edge: at,
      phrase: phraseOf(meaning, text),
    })),
    ...[...meaning.units, ...cases].map((of): Constraint => ({ kind: 'edge', edge: at, of })),
  ];
  if (
    parts.length === 0 ||
    (parts.length > 1 &&
      !meaning.forbids &&
      !meaning.flags.has('or') &&
      !meaning.flags.has('anyof'))
  )
    return undefined;
  return combine(
    meaning,
    parts.map((part) => not(meaning, part)),
    meaning.forbids,
  );
};
