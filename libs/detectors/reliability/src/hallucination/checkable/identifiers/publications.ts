import { type Checker, every, type Outcome } from '../checked';
import { Pattern } from '../pattern';

const DOI = Pattern.of(/\b(?:doi(?:\.org\/|: ?| ))([^\s"'<>,;)]{2,120})/gi);
const ARXIV = Pattern.of(/\barXiv(?:\.org\/(?:abs|pdf)\/|: ?| )(\d{1,4})\.(\d{1,8})/gi);
const PAGES = Pattern.of(/\bpp?\. ?(\d{1,5}) ?[-–] ?(\d{1,5})(?!\d)/gi);
const ORCID = Pattern.of(
  /\bORCID(?: iD)?:? ?(?:https:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])/gi,
);
const PMID = Pattern.of(/\bPMID:? ?(\d{1,15})(?!\d)/gi);
const LONGEST_PMID = 8;

/** Checks the order of pages; their abbreviation ends a sentence. */
export const pageRanges: Checker = (passage) =>
  every(passage, PAGES, ([, from = '', to = '']) => pages(from, to));

/** Checks the form of DOI, arXiv, ORCID and PubMed numbers. */
export const publications: Checker = (passage) => [
  ...every(passage, DOI, ([, doi = '']): Outcome =>
    /^\d/.test(doi)
      ? {
          wrong: !/^10\.\d{4,9}(?:\.\d{1,9})?\/\S/.test(doi),
          reason: 'a DOI begins with "10.", four to nine digits and a slash',
        }
      : undefined,
  ),
  ...every(passage, ARXIV, ([, stamp = '', number = '']) => ({
    wrong: !isArxiv(stamp, number),
    reason:
      'an arXiv number has the form YYMM.NNNN or, from 2015 on, YYMM.NNNNN, with a month from 01 to 12',
  })),
  ...every(passage, ORCID, ([, id = '']) => ({
    wrong: !isOrcid(id.replaceAll('-', '')),
    reason: 'the check digit of the ORCID is wrong',
  })),
  ...every(passage, PMID, ([, id = '']) => ({
    wrong: id.length > LONGEST_PMID,
    reason: 'a PubMed number has at most eight digits',
  })),
];

/** Since April 2007: YYMM, then four digits, five from 2015 on. */
const isArxiv = (stamp: string, number: string): boolean => {
  const [year, month] = [Number(stamp.slice(0, 2)), Number(stamp.slice(2))];
  return (
    stamp.length === 4 &&
    year >= 7 &&
    month >= 1 &&
    month <= 12 &&
    number.length === (year >= 15 ? 5 : 4)
  );
};

/** Accepts `123-8` for `123-128`. */
const pages = (from: string, to: string): Outcome => {
  const end = to.length < from.length ? from.slice(0, from.length - to.length) + to : to;
  return { wrong: Number(end) < Number(from), reason: `page ${to} comes before page ${from}` };
};

/** ISO 7064, MOD 11-2. */
const isOrcid = (digits: string): boolean => {
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits.at(-1) === (check === 10 ? 'X' : String(check));
};
