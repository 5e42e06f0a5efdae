import type { Checker } from './checked';

const ISBN = /\bISBN(?:-1[03])?:? ?((?:\d[ -]?){9,12}[\dX])(?![\dX])/gi;
const ISSN = /\bISSN:? ?(\d{4})-?(\d{3}[\dX])\b/gi;
const DOI = /\bdoi(?:\.org\/|:) ?([^\s"'<>,;]{1,120})/gi;
const ARXIV = /\barXiv: ?(\d{4})\.(\d{1,8})/gi;

/**
 * Checks form and check digit of publication identifiers. A well-formed identifier need not exist.
 */
export const citations: Checker = (text) => [
  ...Array.from(text.matchAll(ISBN), ([quote, digits = '']) => ({
    quote,
    wrong: !isIsbn(digits.replace(/[ -]/g, '').toUpperCase()),
    reason: 'the check digit of the ISBN is wrong',
  })),
  ...Array.from(text.matchAll(ISSN), ([quote, head = '', tail = '']) => ({
    quote,
    wrong: !isIssn((head + tail).toUpperCase()),
    reason: 'the check digit of the ISSN is wrong',
  })),
  ...Array.from(text.matchAll(DOI), ([quote, doi = '']) => ({
    quote,
    wrong: !/^10\.\d{4,9}(?:\.\d{1,9})?\/\S/.test(doi),
    reason: 'a DOI begins with "10.", four to nine digits and a slash',
  })),
  ...Array.from(text.matchAll(ARXIV), ([quote, stamp = '', number = '']) => ({
    quote,
    wrong: !isArxiv(stamp, number),
    reason: 'an arXiv number has the form YYMM.NNNN or, from 2015 on, YYMM.NNNNN',
  })),
];

const valueOf = (digit: string): number => (digit === 'X' ? 10 : Number(digit));

/** ISO 2108. */
const isIsbn = (digits: string): boolean => {
  const sum = (weight: (index: number) => number) =>
    [...digits].reduce((total, digit, index) => total + valueOf(digit) * weight(index), 0);
  if (digits.length === 10) return sum((index) => 10 - index) % 11 === 0;
  return (
    digits.length === 13 &&
    !digits.includes('X') &&
    sum((index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0
  );
};

/** ISO 3297. */
const isIssn = (digits: string): boolean =>
  [...digits].reduce((total, digit, index) => total + valueOf(digit) * (8 - index), 0) % 11 === 0;

/** Since April 2007: YYMM, then four digits, five from 2015 on. */
const isArxiv = (stamp: string, number: string): boolean => {
  const month = Number(stamp.slice(2));
  return month >= 1 && month <= 12 && number.length === (Number(stamp.slice(0, 2)) >= 15 ? 5 : 4);
};
