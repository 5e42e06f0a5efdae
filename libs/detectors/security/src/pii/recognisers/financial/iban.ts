import { firstMatch } from '../../../match';
import { codeOf, mod97 } from '../check-digits';
import type { Recogniser, Span } from '../recogniser';
import { IBAN_LENGTHS } from './data/iban-lengths';

const START = /(?<![\p{L}\p{N}])[A-Za-z]{2}[ -]?\d[ ]?\d(?=[ .-]?[A-Za-z0-9])/gu;
const isAlphanumeric = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
};
const SEPARATORS = ' -.';

/**
 * Returns the span from `start` on with the length of the country's IBAN; single spaces, dots and
 * dashes may separate its characters.
 */
const ibanAt = (text: string, start: number): Span | undefined => {
  const length = IBAN_LENGTHS[text.slice(start, start + 2).toUpperCase()] ?? 0;
  let count = 0;
  let end = start;
  for (; count < length && end < text.length; end++) {
    if (isAlphanumeric(text, end)) count++;
    else if (!SEPARATORS.includes(text.charAt(end)) || !isAlphanumeric(text, end - 1))
      return undefined;
  }
  if (length === 0 || count < length || isAlphanumeric(text, end)) return undefined;
  return mod97(codeOf(text.slice(start, end)))
    ? { start, end, certainty: 0.98, corroborated: true }
    : undefined;
};

/**
 * Country, two check digits by ISO 7064 MOD 97-10, and an account number of a length fixed by
 * country. Source: ISO 13616, SWIFT IBAN registry.
 */
export const iban: Recogniser = {
  kind: 'iban',
  title: 'bank account number (IBAN)',
  group: 'financial data',
  minDigits: 8,
  *find({ digitClusters }) {
    for (const cluster of digitClusters) {
      if (cluster.digits < 8) continue;
      for (let match = firstMatch(cluster.text, START); match; match = START.exec(cluster.text)) {
        const found = ibanAt(cluster.text, match.index);
        if (found)
          yield { ...found, start: found.start + cluster.start, end: found.end + cluster.start };
      }
    }
  },
};
