import type { Identifier } from './identifier';

const better = (one: Identifier, other: Identifier): boolean =>
  one.certainty === other.certainty
    ? one.end - one.start > other.end - other.start
    : one.certainty > other.certainty;

/** Returns the identifier, such as a street or a handle, that contains the name. */
const wholeOf = (name: Identifier, other: Identifier): Identifier | undefined =>
  name.recogniser.kind === 'person_name' &&
  other.recogniser.kind !== 'person_name' &&
  other.start <= name.start &&
  name.end <= other.end
    ? other
    : undefined;

const holds = (one: Identifier, other: Identifier): boolean =>
  one.start <= other.start && one.end >= other.end;

/**
 * Merges two overlapping identifiers. Of the same kind, the enclosing span prevails and keeps the
 * higher certainty and the evidence of both.
 */
const merged = (one: Identifier, other: Identifier): Identifier => {
  const whole = wholeOf(one, other) ?? wholeOf(other, one);
  if (whole) return whole;
  const kept = better(other, one) ? other : one;
  if (one.recogniser.kind !== other.recogniser.kind) return kept;
  if ((one.corroborated === true) !== (other.corroborated === true))
    return { ...kept, corroborated: true };
  const longest = holds(one, other) ? one : holds(other, one) ? other : kept;
  return longest === kept ? kept : { ...longest, certainty: kept.certainty };
};

const inOrder = (one: Identifier, other: Identifier): number =>
  one.start - other.start || other.end - one.end;

/** Sorts identifiers by their start. Checks first, because most are sorted already. */
const sorted = (found: readonly Identifier[]): readonly Identifier[] =>
  found.every((identifier, index) => inOrder(found[index - 1] ?? identifier, identifier) <= 0)
    ? found
    : [...found].sort(inOrder);

/**
 * Resolves overlaps in favour of the more certain identifier, then of the longer one; a name never
 * splits an identifier that contains it. Returns the others sorted by start.
 */
export const resolveOverlaps = (found: readonly Identifier[]): Identifier[] => {
  const kept: Identifier[] = [];
  for (const identifier of sorted(found)) {
    const last = kept.at(-1);
    if (!last || last.end <= identifier.start) kept.push(identifier);
    else kept[kept.length - 1] = merged(last, identifier);
  }
  return kept;
};

/**
 * Index of identifiers by kind and position. A query takes constant time in the number of
 * identifiers.
 */
export class SpanIndex {
  private readonly places = new Map<string, Identifier[]>();

  constructor(found: readonly Identifier[]) {
    for (const identifier of found) this.add(identifier);
  }

  add(identifier: Identifier): Identifier {
    for (const place of placesOf(identifier)) {
      const known = this.places.get(place);
      if (known) known.push(identifier);
      else this.places.set(place, [identifier]);
    }
    return identifier;
  }

  /** Returns true if an identifier of the same kind overlaps this one. */
  overlaps(identifier: Identifier): boolean {
    return [...placesOf(identifier)].some((place) =>
      this.places
        .get(place)
        ?.some(({ start, end }) => start < identifier.end && identifier.start < end),
    );
  }
}

/** Size of a block of the index, as a power of two in UTF-16 units. */
const BLOCK = 9;

function* placesOf({ recogniser: { kind }, start, end }: Identifier): Generator<string> {
  for (let block = start >> BLOCK; block <= end >> BLOCK; block++) yield `${kind}:${block}`;
}
