import { roughStem } from '@touchstone/text';
import type { Pair } from '../alignment';
import { areSynonyms } from '../lexicon/lexicon';
import { areEqual } from '../quantities';
import type { Statement, Term } from '../statement';
import type { Conflict } from './conflict';

/** Finds numbers, dates and units of a claim where the statement has others. */
export const valueConflicts = (pairs: readonly Pair[], given: Statement): Conflict[] => {
  const free = freeValues(pairs, given);
  const otherOrdinals = ordinalsOf(pairs.map(({ term }) => term)) !== ordinalsOf(given.terms);
  return pairs.flatMap((pair, index): Conflict[] => {
    const { term, relation } = pair;
    if (!term.quantity || otherOrdinals) return [];
    if (relation === 'value') return ownedByAnother(pairs, index, given);
    const { quantity } = term;
    const sameDimension = free.filter(
      ({ quantity: other }) => other?.dimension === quantity.dimension,
    );
    const [rival] = sameDimension;
    if (sameDimension.some((each) => satisfies(term, each))) return [];
    const counted = countedOtherwise(pairs, index, given);
    if (counted) return [{ kind: 'number', claimed: term.raw, given: counted.raw }];
    if (rival)
      return inRange(term, given)
        ? []
        : [
            {
              kind: 'number',
              claimed: term.raw,
              given: nearestTo(pairs, index, sameDimension, given).raw,
            },
          ];
    const otherUnit = free.find(
      ({ quantity: other }) =>
        other !== undefined &&
        areOtherUnits(quantity.dimension, other.dimension) &&
        areEqual(
          { ...quantity, dimension: 'count', amounts: writtenOf(quantity) },
          { ...other, dimension: 'count', amounts: writtenOf(other) },
        ),
    );
    return otherUnit ? [{ kind: 'unit', claimed: withUnit(term), given: withUnit(otherUnit) }] : [];
  });
};

const writtenOf = ({ amounts, factor }: { amounts: readonly number[]; factor: number }): number[] =>
  amounts.map((amount) => amount / factor);

const withUnit = ({ raw, quantity }: Term): string =>
  `${raw} ${quantity?.dimension.replace('money:', '').toUpperCase() ?? ''}`.trim();

const NO_UNITS = new Set(['count', 'year', 'month', 'day', 'weekday', 'clock']);

const areOtherUnits = (one: string, other: string): boolean =>
  one !== other && !NO_UNITS.has(one) && !NO_UNITS.has(other);

const UPPER_BOUNDS = new Set([
  'under',
  'below',
  'up_to',
  'less_than',
  'fewer_than',
  'at_most',
  'no_more_than',
  'not_more_than',
  'until',
  'before',
  'within',
]);
const LOWER_BOUNDS = new Set([
  'over',
  'above',
  'more_than',
  'at_least',
  'no_less_than',
  'no_fewer_than',
  'from',
  'after',
  'longer_than',
  'heavier_than',
  'older_than',
]);

/** Returns true for a case of a rule: 12 where the statement speaks of `under 14`. */
const satisfies = ({ quantity, before }: Term, bound: Term): boolean => {
  const isBound = (word: string): boolean => UPPER_BOUNDS.has(word) || LOWER_BOUNDS.has(word);
  const mark = bound.before.findLast(isBound);
  const own = before.findLast(isBound);
  const [value = 0] = quantity?.amounts ?? [];
  const [limit = 0] = bound.quantity?.amounts ?? [];
  // `more than 8,000` is true of 8,400.
  if (own !== undefined && mark === undefined)
    return UPPER_BOUNDS.has(own) ? limit < value : limit > value;
  if (mark === undefined || own !== undefined) return false;
  return UPPER_BOUNDS.has(mark) ? value < limit : value > limit;
};

/** Values of the statement that equal none of the claim. */
const freeValues = (pairs: readonly Pair[], given: Statement): Term[] =>
  given.terms.filter(
    ({ quantity }) =>
      quantity !== undefined &&
      !pairs.some(({ term }) => term.quantity !== undefined && areEqual(term.quantity, quantity)),
  );

const nearestTo = (
  pairs: readonly Pair[],
  index: number,
  rivals: readonly Term[],
  given: Statement,
): Term => {
  const place = pairs[index - 1]?.at ?? pairs[index + 1]?.at ?? 0;
  const distance = (term: Term): number => Math.abs(given.terms.indexOf(term) - place);
  return rivals.reduce((best, each) => (distance(each) < distance(best) ? each : best));
};

/** Returns true for a weekday between two of the statement, as Tuesday in `Monday to Friday`. */
const inRange = ({ quantity }: Term, given: Statement): boolean => {
  if (quantity?.dimension !== 'weekday') return false;
  const [day = 0] = quantity.amounts;
  return given.terms.some((term, index) => {
    const to = given.terms[index + 1];
    if (term.quantity?.dimension !== 'weekday' || to?.quantity?.dimension !== 'weekday')
      return false;
    if (to.before.length > 0 && !['to', 'through', 'until'].includes(to.before.at(-1) ?? ''))
      return false;
    const [first = 0] = term.quantity.amounts;
    const [last = 0] = to.quantity.amounts;
    return to.before.length > 0 && (day - first + 7) % 7 <= (last - first + 7) % 7;
  });
};

/** Joins the ordinals of a statement; with different ones, other numbers are expected to differ. */
const ordinalsOf = (terms: readonly Term[]): string =>
  terms
    .map(({ key }) => key)
    .filter((key) => /^\d+th$/.test(key))
    .join(' ');

/**
 * Recognises a value that the statement gives to something else: in a list of several values,
 * the part of the statement with the claim's own words has another one.
 */
const ownedByAnother = (pairs: readonly Pair[], index: number, given: Statement): Conflict[] => {
  const pair = pairs[index] as Pair;
  const { term, match } = pair;
  if (!match) return [];
  const counted = countedOtherwise(pairs, index, given);
  if (counted) return [{ kind: 'number', claimed: term.raw, given: counted.raw }];
  const owner = ownerIn(pairs, pair, given, match.segment);
  return owner === undefined ? [] : [{ kind: 'number', claimed: term.raw, given: owner.raw }];
};

const UNLIMITED = roughStem('unlimited');
const isUnlimited = ({ key }: Term): boolean => key === UNLIMITED || areSynonyms(key, UNLIMITED);

/** Finds `unlimited users` where the statement has a number of users, and the other way round. */
export const limitConflicts = (pairs: readonly Pair[], given: Statement): Conflict[] =>
  pairs.flatMap(({ term, relation }, index): Conflict[] => {
    const counted = pairs[index + 1];
    const before = counted && counted.at > 0 ? given.terms[counted.at - 1] : undefined;
    if (!before || relation === 'same' || relation === 'value') return [];
    const contradicts =
      (isUnlimited(term) && before.quantity !== undefined) ||
      (term.quantity !== undefined && isUnlimited(before));
    return contradicts ? [{ kind: 'number', claimed: term.raw, given: before.raw }] : [];
  });

const isOne = (term: Term | undefined): boolean => term?.before.at(-1) === 'one';
const equalsOne = ({ quantity }: Term): boolean => quantity?.amounts.includes(1) ?? false;
const ONE = { raw: 'one' };

/** Finds the number that the statement puts directly before the word that this one counts. */
const countedOtherwise = (
  pairs: readonly Pair[],
  index: number,
  given: Statement,
): Pick<Term, 'raw'> | undefined => {
  const [value, counted] = [pairs[index], pairs[index + 1]];
  if (!value || !counted || counted.term.quantity || counted.term.before.length > 0)
    return undefined;
  if (isOne(counted.match) && !equalsOne(value.term)) return ONE;
  if (counted.at < 1 || counted.term.segment !== value.term.segment) return undefined;
  const other = given.terms[counted.at - 1];
  return other?.quantity &&
    other !== value.match &&
    counted.match?.before.length === 0 &&
    other.quantity.dimension === value.term.quantity?.dimension &&
    value.term.quantity &&
    !areEqual(other.quantity, value.term.quantity)
    ? other
    : undefined;
};

const ownerIn = (
  pairs: readonly Pair[],
  value: Pair,
  given: Statement,
  segment: number,
): Term | undefined => {
  const matched = new Set(pairs.map(({ at }) => at));
  const foreign = given.terms.some(
    (term, at) => term.segment === segment && !matched.has(at) && !term.quantity,
  );
  if (!foreign) return undefined;
  for (const { match, at, term } of pairs) {
    if (!match || at < 0 || term.quantity || match.segment === segment) continue;
    const rival = given.terms.find(
      (each, place) =>
        each.segment === match.segment &&
        each.quantity?.dimension === value.match?.quantity?.dimension &&
        !matched.has(place),
    );
    if (rival && !given.terms.some((each) => each.segment === segment && each.key === match.key))
      return rival;
  }
  return undefined;
};
