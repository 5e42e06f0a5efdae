import type { Conflict, Evidence } from './compare';
import type { Term } from './statement';

const NAMED_AT_MOST = 4;

const list = (terms: readonly Term[]): string =>
  [...new Set(terms.map(({ raw }) => `"${raw.slice(0, 40)}"`))].slice(0, NAMED_AT_MOST).join(', ');

const KINDS: Record<Conflict['kind'], string> = {
  number: 'another number',
  name: 'another name',
  word: 'another word',
  negation: 'the opposite by negation',
  opposite: 'the opposite',
};

/**
 * Explains in one sentence why a claim is unsupported: conflicts first, then terms that are missing
 * from the context.
 */
export const explain = ({
  conflicts,
  missingNumbers,
  missingNames,
  missingWords,
  strayNames,
  strayNumbers,
}: Evidence): string => {
  const [conflict] = conflicts;
  const parts = [
    conflict &&
      `says "${conflict.claimed.slice(0, 40)}" where the context says "${conflict.given.slice(0, 40)}" (${KINDS[conflict.kind]})`,
    missingNumbers.length > 0 && `numbers not in the context: ${list(missingNumbers)}`,
    missingNames.length > 0 && `names not in the context: ${list(missingNames)}`,
    missingWords.length > 0 && `words not in the context: ${list(missingWords)}`,
    strayNames.length + strayNumbers.length > 0 &&
      `mentioned elsewhere in the context only: ${list([...strayNames, ...strayNumbers])}`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0
    ? 'its words stand together nowhere in the context'
    : parts.slice(0, 3).join('; ');
};
