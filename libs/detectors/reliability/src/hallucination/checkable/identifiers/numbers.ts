import { type Checker, every, type Outcome } from '../checked';
import { Pattern } from '../pattern';
import { ibanLength, isGtin, isIban, isIsbn, isIssn, isLuhn } from './check-digits';

const ISBN = Pattern.of(
  /\bISBN(?:-1[03])?(?: number)?(?: is| of)?:? ?([\dX][\dX -]{7,18}[\dX])(?![\dX])/gi,
);
const ISSN = Pattern.of(/\bISSN(?: number)?(?: is)?:? ?(\d{4}) ?[-–]? ?(\d{3}[\dX])(?!\d)/gi);
const IBAN = Pattern.of(
  /\b(?:IBAN(?: \p{L}{2,6})?:? ?)?([A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){2,8}(?: ?[A-Z\d]{1,4})?)(?![A-Z\d])/gu,
);
const CARD = Pattern.of(
  /\b(?:card(?: number)?|Visa|Mastercard|Amex|American Express|credit card|debit card|Kreditkarte(?:nnummer)?|carte)(?: number| no\.?| card| ending)?(?: is| ist| est)?:? ?(\d(?:[ -]?\d){12,18})(?![ -]?\d)/gi,
);
const GTIN = Pattern.of(
  /\b(?:EAN|GTIN|UPC|barcode)(?:-(?:8|12|13))?(?: is| number| code)?:? ?(\d{8}|\d{12,13})(?!\d)/gi,
);

/** Checks the length and the check digits of ISBN, ISSN, IBAN, card and article numbers. */
export const numberedIdentifiers: Checker = (passage) => [
  ...every(passage, ISBN, ([, raw = '']) => isbn(raw.replace(/[ -]/g, '').toUpperCase())),
  ...every(passage, ISSN, ([, head = '', tail = '']) =>
    digit(isIssn((head + tail).toUpperCase()), 'ISSN'),
  ),
  ...every(passage, IBAN, ([whole, raw = '']) => iban(raw.replaceAll(' ', ''), /IBAN/.test(whole))),
  ...every(passage, CARD, ([, raw = '']) => card(raw.replace(/[ -]/g, ''))),
  ...every(passage, GTIN, ([, raw = '']) => digit(isGtin(raw), 'article number')),
];

const digit = (right: boolean, name: string): Outcome => ({
  wrong: !right,
  reason: `the check digit of the ${name} is ${right ? 'right' : 'wrong'}`,
});

const isbn = (digits: string): Outcome => {
  if (digits.length !== 10 && digits.length !== 13)
    return { wrong: true, reason: `an ISBN has 10 or 13 digits, not ${digits.length}` };
  if (digits.slice(0, -1).includes('X')) return undefined;
  if (digits.length === 13 && !/^97[89]/.test(digits))
    return { wrong: true, reason: 'an ISBN of 13 digits begins with 978 or 979' };
  return digit(isIsbn(digits), 'ISBN');
};

const iban = (text: string, named: boolean): Outcome => {
  const length = ibanLength(text.slice(0, 2));
  if (length === undefined)
    return named
      ? { wrong: true, reason: `no country's IBAN begins with ${text.slice(0, 2)}` }
      : undefined;
  if (text.length !== length)
    return named
      ? {
          wrong: true,
          reason: `an IBAN of ${text.slice(0, 2)} has ${length} characters, not ${text.length}`,
        }
      : undefined;
  return { wrong: !isIban(text), reason: 'the check digits of the IBAN are wrong' };
};

const card = (digits: string): Outcome => ({
  wrong: !isLuhn(digits),
  reason: 'the check digit of the card number is wrong',
});
