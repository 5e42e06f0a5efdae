import { all, type Bounds, type Constraint, type Countable } from '../constraint';
import { BOUNDS, type ClauseReading, has, type Rule } from './clause-reading';
import { none, not, some, writing } from './constraints';
import type { Role } from './role';

/** Signs and parts that a text may have or lack. */
const SIGNS: Partial<Record<Role, Countable>> = Object.fromEntries([
  ...(
    [
      'exclamation', 'question', 'emoji', 'emoticon', 'semicolon', 'colon', 'comma', 'dash', 'hyphen', 'ellipsis', 'ampersand', 'quotation',
      'parenthesis', 'hashtag', 'list', 'bullet', 'numbered', 'heading', 'highlight', 'markdown', 'html', 'table', 'code', 'url',
      'email', 'phone', 'percentage', 'contraction', 'footnote', 'unfilled', 'blank-line', 'postscript', 'greeting', 'apology',
      'thanks', 'digit', 'first-person',
    ] as const
  ).map((role) => [role, role] as const),
  ['bold', 'highlight'],
]); // prettier-ignore

const SIZES = new Set<Role>([
  'word',
  'sentence',
  'paragraph',
  'line',
  'character',
  'bullet',
  'numbered',
  'list',
]);

/** Checks if a role is an element that can be counted. */
export const isElement = (role: Role): boolean => SIGNS[role] !== undefined || SIZES.has(role);

/** Bounds that the figures of a clause state. */
const boundsOf = (reading: ClauseReading, isSize: boolean): Bounds | undefined => {
  const { figures, forbids, pieces } = reading;
  const [first, second, third] = figures;
  if (first === undefined || third !== undefined) return undefined;
  const bounds = pieces.map(({ role }) => role).filter((role) => BOUNDS.has(role));
  if (second !== undefined) {
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    if (forbids || low === high) return undefined;
    if (bounds.length === 2 && bounds.includes('min') && bounds.includes('max'))
      return { min: low, max: high };
    return bounds.length === 0 ? { min: low, max: high } : undefined;
  }
  const [bound, more] = new Set(bounds);
  if (more !== undefined) return undefined;
  if (forbids) {
    if (bound === 'above') return { max: first };
    if (bound === 'below') return { min: first };
    return bound === undefined && first > 1 && !isSize ? { max: first - 1 } : undefined;
  }
  if (bound === 'max') return { max: first };
  if (bound === 'min') return { min: first };
  if (bound === 'below') return { max: first - 1 };
  if (bound === 'above') return { min: first + 1 };
  return isSize || has(reading, 'exact') ? { min: first, max: first } : undefined;
};

const WHOLES: Partial<Record<Role, (part: Constraint) => Constraint>> = {
  sentence: (part) => ({ kind: 'each-sentence', part }),
  paragraph: (part) => ({ kind: 'each-part', of: 'paragraph', part }),
  bullet: (part) => ({ kind: 'each-part', of: 'list-item', part }),
};

export const sizes: Rule = (reading) => {
  const named = [...reading.things];
  const counted = named.filter((role) => SIZES.has(role));
  if (counted.length !== named.length || reading.figures.length === 0) return undefined;
  const bounds = boundsOf(reading, true);
  if (!bounds) return undefined;
  const [one, other, more] = counted;
  if (!one || more) return undefined;
  if (other === undefined)
    return { kind: 'count', of: one as Countable, bounds: { ...bounds, soft: false } };
  const [small, large] =
    one === 'word' || other === 'sentence' || one === 'character' ? [one, other] : [other, one];
  const each = small === large ? undefined : WHOLES[large];
  return small === 'word' || (small === 'sentence' && large !== 'word')
    ? each?.({ kind: 'count', of: small, bounds })
    : undefined;
};

export const signs: Rule = (reading) => {
  const { forbids, figures, things } = reading;
  const found = [...things].map((role) => SIGNS[role]);
  if (found.length === 0 || found.includes(undefined)) return undefined;
  const elements = [...new Set(found as Countable[])];
  if (figures.length === 0) {
    if (things.has('contraction')) return undefined;
    if (reading.pieces.some(({ role }) => BOUNDS.has(role))) return undefined;
    if (forbids) return all(elements.map(none));
    const [only, more] = elements;
    return only && !more && has(reading, 'use') && !has(reading, 'exact') ? some(only) : undefined;
  }
  const [of, more] = elements;
  const bounds = boundsOf(reading, false);
  return of && !more && bounds ? { kind: 'count', of, bounds } : undefined;
};

const EDGES = new Set<Countable>([
  'question',
  'exclamation',
  'emoji',
  'emoticon',
  'greeting',
  'heading',
  'url',
  'apology',
  'hashtag',
  'bullet',
  'postscript',
  'ellipsis',
  'quotation',
  'thanks',
]);

const PLACES: Partial<Record<Role, 'start' | 'end'>> = {
  start: 'start',
  'first-part': 'start',
  end: 'end',
  'last-part': 'end',
};

export const edges: Rule = (reading) => {
  const { things, forbids, figures, pieces } = reading;
  const places = [...things].filter((role) => PLACES[role] !== undefined);
  const [place, another] = places;
  const edge = place && PLACES[place];
  if (edge === undefined || another !== undefined) return undefined;
  const rest = [...things].filter((role) => role !== place && role !== 'own-line');
  if (edge === 'end' && rest.length === 1 && rest[0] === 'period' && forbids)
    return writing('no-final-stop');
  if (place === 'first-part' || place === 'last-part') return undefined;
  if (rest.length === 1 && rest[0] === 'quoted' && figures.length === 0) {
    if (things.has('own-line')) return undefined;
    const parts = pieces.flatMap(({ role, value = '' }): Constraint[] =>
      role === 'quoted' ? [{ kind: 'edge', edge, phrase: { text: value, as: 'word' } }] : [],
    );
    if (forbids) return all(parts.map(not));
    return parts.length === 1 ? parts[0] : { kind: 'some', parts, bounds: { min: 1 } };
  }
  const [of] = rest.map((role) => SIGNS[role]);
  if (rest.length !== 1 || of === undefined || !EDGES.has(of) || figures.some((n) => n !== 1))
    return undefined;
  const part: Constraint = { kind: 'edge', edge, of };
  const isPlaced =
    pieces.findIndex(({ role }) => SIGNS[role] === of) <
    pieces.findIndex(({ role }) => role === place);
  // "Links go at the end": where they stand, not that there are any.
  if (isPlaced && !forbids)
    return { kind: 'when', condition: { on: 'text', constraint: some(of) }, part };
  if (forbids) return not(part);
  return has(reading, 'exact') || (figures.length === 1 && !has(reading, 'min'))
    ? all([part, { kind: 'count', of, bounds: { min: 1, max: 1 } }])
    : part;
};
