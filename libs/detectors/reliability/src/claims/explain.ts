import { nounFor } from '@touchstone/detection';
import type { Conflict, Evidence } from './compare';
import type { Term } from './statement';

const MOST_CLAUSES = 3;
const NAMED_AT_MOST = 4;
const LONGEST_NAMED = 40;
/** Shorter words are mostly function words. */
const SHORTEST_WORD = 4;

/**
 * Explains why a claim is unsupported, as clauses without a full stop: a conflict first, then
 * numbers and names that are missing from the context. Missing words are weak evidence, so they are
 * named only where there is nothing else.
 */
export const explain = ({
  conflicts,
  missingNumbers,
  missingNames,
  missingWords,
  distantNames,
  distantNumbers,
}: Evidence): string => {
  const [conflict] = conflicts;
  const inNoConflict = ({ raw }: Term): boolean => raw !== conflict?.claimed;
  const numbers = missingNumbers.filter(inNoConflict);
  const clauses = [
    ...(conflict ? [describeConflict(conflict)] : []),
    ...missing(numbers, numbers.every(isDate) ? 'date' : 'number'),
    ...missing(missingNames.filter(inNoConflict), 'name'),
    ...elsewhere([...distantNames, ...distantNumbers].filter(inNoConflict)),
  ];
  if (clauses.length > 0) return clauses.slice(0, MOST_CLAUSES).join('; ');
  const [words] = missing(
    missingWords.filter(({ raw }) => raw.length >= SHORTEST_WORD),
    'word',
  );
  if (words !== undefined) return words;
  return missingWords.length > 0
    ? 'some of its words are not in the context'
    : 'its words do not occur together in the context';
};

const describeConflict = ({ kind, claimed, given }: Conflict): string =>
  kind === 'role' || kind === 'association'
    ? `it pairs ${quoted(claimed)}, which the context has as ${quoted(given)}`
    : `it says ${quoted(claimed)} where the context says ${quoted(given)}`;

const missing = (terms: readonly Term[], noun: string): string[] => {
  const texts = distinct(terms);
  return texts.length === 0
    ? []
    : [
        `the ${nounFor(texts.length, noun)} ${listed(texts)} ${nounFor(texts.length, 'is', 'are')} not in the context`,
      ];
};

const elsewhere = (terms: readonly Term[]): string[] => {
  const texts = distinct(terms);
  return texts.length === 0
    ? []
    : [
        `${listed(texts)} ${nounFor(texts.length, 'occurs', 'occur')} only in another part of the context`,
      ];
};

/** Recognises months and weekdays, which count as numbers. */
const isDate = ({ key }: Term): boolean => !key.startsWith('#');

const distinct = (terms: readonly Term[]): string[] => [
  ...new Set(terms.map(({ raw }) => quoted(raw))),
];

const quoted = (text: string): string => `"${text.slice(0, LONGEST_NAMED)}"`;

const listed = (texts: readonly string[]): string => {
  if (texts.length > NAMED_AT_MOST) return `${texts.slice(0, NAMED_AT_MOST).join(', ')} and others`;
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' and ');
};
