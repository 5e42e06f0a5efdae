import type { Recogniser, Span } from '../recognisers/recogniser';

/** Maximum distance of personal data from a name that it relates to, in UTF-16 units. */
const MAX_DISTANCE = 250;
/** Maximum distance of a date of birth after the name of a public figure, in UTF-16 units. */
const MAX_BIRTH_DISTANCE = 120;

type Found = Span & { recogniser: Recogniser };

const isBirth = ({ recogniser }: Found): boolean => recogniser.kind === 'date_of_birth';

/** Returns the index of the first of `sorted` that ends after `offset`. */
const firstBehind = (sorted: readonly Found[], offset: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.end ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isBeside = (sorted: readonly Found[], { start, end }: Span): boolean => {
  const next = sorted[firstBehind(sorted, start - MAX_DISTANCE)];
  return next !== undefined && next.start < end + MAX_DISTANCE;
};

/**
 * Keeps names of public figures only beside other personal data, and drops the dates of birth of
 * the others. Another name is no evidence. O(n log n) in the number of spans.
 */
export const filterPublicFigures = <T extends Found>(
  found: readonly T[],
  publicNames: readonly T[],
): T[] => {
  const evidence = found
    .filter((one) => one.recogniser.kind !== publicNames[0]?.recogniser.kind && !isBirth(one))
    .sort((one, other) => one.end - other.end);
  const [kept, dropped]: [T[], T[]] = [[], []];
  for (const name of publicNames) (isBeside(evidence, name) ? kept : dropped).push(name);
  dropped.sort((one, other) => one.end - other.end);
  const isOfFigure = (birth: T): boolean => {
    const name = dropped[firstBehind(dropped, birth.start - MAX_BIRTH_DISTANCE)];
    return name !== undefined && name.start < birth.start;
  };
  return [...found.filter((one) => !isBirth(one) || !isOfFigure(one)), ...kept];
};
