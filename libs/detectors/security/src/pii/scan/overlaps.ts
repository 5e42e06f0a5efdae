import type { Identifier } from './identifier';

const better = (one: Identifier, other: Identifier): boolean =>
  one.certainty === other.certainty
    ? one.end - one.start > other.end - other.start
    : one.certainty > other.certainty;

/** The street, the handle, the address that a name is only a part of. */
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
 * Merges two overlapping spans: of one kind the enclosing span stays and inherits the evidence of
 * the other.
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

/** Most come in order already, and to sort them is dearer than to look. */
const sorted = (found: readonly Identifier[]): readonly Identifier[] =>
  found.every(
    (identifier, index) => index === 0 || inOrder(found[index - 1] as Identifier, identifier) <= 0,
  )
    ? found
    : [...found].sort(inOrder);

/**
 * Resolves overlaps: the more certain span stays, then the longer; a name never splits a span
 * around it. Returns the rest in order of their beginning.
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
 * Where identifiers of each kind were found, for questions that cost the same however many there
 * are.
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

  /** Returns true if a match of the same kind overlaps it. */
  overlaps(identifier: Identifier): boolean {
    return [...placesOf(identifier)].some((place) =>
      this.places
        .get(place)
        ?.some(({ start, end }) => start < identifier.end && identifier.start < end),
    );
  }
}

/** Units that one entry covers, as a power of two. */
const BLOCK = 9;

function* placesOf({ recogniser: { kind }, start, end }: Identifier): Generator<string> {
  for (let block = start >> BLOCK; block <= end >> BLOCK; block++) yield `${kind}:${block}`;
}
