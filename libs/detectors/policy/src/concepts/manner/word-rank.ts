import { meaningOf, vectorTable } from '@touchstone/text/vectors';

/** Abbreviations that the table ranks among the frequent words. */
const ABBREVIATIONS = new Set(
  'usa api url pdf html css xml sql dns vpn usb gps cpu gpu ram ssd lan wan sms mms tv dvd atm pin tan iban faq diy ceo cfo cto nasa nato fbi cia bbc cnn nbc ibm ups dhl eur usd gbp vat tax etf apr gdp ira irs hr it pc mac ios ocr crm erp sap aws dna rna hiv mri ecg bmi nhs gp tba rsvp ceo mfa otp cvv cvc isbn asap fyi btw lol omg aka est pst gmt utc adhd ptsd copd pcr dob id ids org com net inc ltd llc uni phd mba bsc msc ngo who eta sos cad imo acl ssl tls ssh ftp http https ip ids nba nfl nhl mlb ufo vip uk eu us un nav abs ads apps amd'.split(
    ' ',
  ),
);

const known = new Map<string, number>();
const KEPT = 5_000;

/**
 * Place of a word among those of the vectors' table, from 0 for the most frequent; infinity for an
 * unknown one. Inflected forms that the table lacks have the place of their stem.
 */
export const rankOf = (word: string): number => {
  const lower = word.toLowerCase();
  const found = known.get(lower);
  if (found !== undefined) return found;
  const rank = computedRank(lower);
  if (known.size >= KEPT) known.clear();
  known.set(lower, rank);
  return rank;
};

/** A compound is as rare as its rarest part. */
const computedRank = (word: string): number => {
  const { ranks } = vectorTable();
  const { words } = meaningOf(word);
  return words.length === 0
    ? Infinity
    : Math.max(...words.map(({ row }) => ranks[row] ?? Infinity));
};

const COMMON = 9_000;

/** An ordinary word, no abbreviation. */
export const isCommon = (word: string): boolean =>
  !ABBREVIATIONS.has(word.toLowerCase()) && rankOf(word) < COMMON;
