import type { Recogniser, Span } from '../recognisers/recogniser';

/** Within so many characters personal data is about the person named. */
const BESIDE = 250;
/** A day of birth in the same sentence as a name is known with it. */
const BORN_WITHIN = 120;

type Found = Span & { recogniser: Recogniser };

const isBirth = ({ recogniser }: Found): boolean => recogniser.kind === 'date_of_birth';

/** The first of `sorted` that ends behind `offset`. */
const firstBehind = (sorted: readonly Found[], offset: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Found).end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isBeside = (sorted: readonly Found[], { start, end }: Span): boolean => {
  const next = sorted[firstBehind(sorted, start - BESIDE)];
  return next !== undefined && next.start < end + BESIDE;
};

/**
 * Keeps names of public figures only beside other personal data, and drops the birth dates of those
 * left out. A name beside another is no evidence. n log n in the number of spans.
 */
export const filterPublicFigures = <T extends Found>(
  found: readonly T[],
  publicNames: readonly T[],
): T[] => {
  const evidence = found
    .filter((one) => one.recogniser.kind !== publicNames[0]?.recogniser.kind && !isBirth(one))
    .sort((one, other) => one.end - other.end);
  const [kept, left]: [T[], T[]] = [[], []];
  for (const name of publicNames) (isBeside(evidence, name) ? kept : left).push(name);
  left.sort((one, other) => one.end - other.end);
  const isOfFigure = (birth: T): boolean => {
    const name = left[firstBehind(left, birth.start - BORN_WITHIN)];
    return name !== undefined && name.start < birth.start;
  };
  return [...found.filter((one) => !isBirth(one) || !isOfFigure(one)), ...kept];
};
