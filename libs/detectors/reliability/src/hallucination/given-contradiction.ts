import {
  type Clause,
  clausesOf,
  compatible,
  contentWords,
  type Contradiction,
  contradiction,
  type Known,
  type Placed,
  scopeOf,
  type Slot,
} from '../contradictions';

const CERTAIN: ReadonlySet<Contradiction['kind']> = new Set(['value', 'state', 'name']);
/** Kinds of values of which a text may rightly name others than its source. */
const DERIVED = /^(?:number|frequency|quota)/;
const MOST_VALUES = 14;

/** Finds a clause of an output that contradicts a clause of its source. */
export const givenContradiction = (
  given: string,
  request: string,
  output: string,
  tick: () => void,
): Contradiction | undefined => {
  const statements = clausesOf(given, tick).map((clause) => placed(clause, ''));
  const known = knownOf(
    [
      ...statements.flatMap(({ clause }) => clause.slots),
      ...clausesOf(request, tick).flatMap(({ slots }) => slots),
    ],
    given + request,
  );
  for (const clause of clausesOf(output, tick)) {
    tick();
    const found = contradiction(placed(clause, request), statements, known);
    if (found && CERTAIN.has(found.kind) && !(found.slot && DERIVED.test(found.slot.kind)))
      return found;
  }
  return undefined;
};

const placed = (clause: Clause, request: string): Placed => ({
  clause,
  asked: contentWords(request),
  askedNames: new Set(),
  scope:
    request === ''
      ? clause.scope
      : {
          ...clause.scope,
          days: clause.scope.days.size > 0 ? clause.scope.days : scopeOf(request).days,
        },
});

/** Values of the source and the request explain themselves, their sums, differences and products. */
const knownOf = (slots: readonly Slot[], text: string): Known => {
  const values = slots.filter(({ value }) => Number.isFinite(value)).slice(0, MOST_VALUES);
  const derived = values.flatMap((one, index) =>
    values
      .slice(index)
      .flatMap((other) => [
        one.value + other.value,
        Math.abs(one.value - other.value),
        one.value * other.value,
      ]),
  );
  return {
    explains: (slot) =>
      slots.some((other) => other.kind === slot.kind && compatible(other, slot)) ||
      derived.some((value) => Math.abs(value - slot.value) < 0.005),
    names: new Set(
      text
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .match(/[\p{L}'’-]{2,}/gu) ?? [],
    ),
    recalls: false,
  };
};
