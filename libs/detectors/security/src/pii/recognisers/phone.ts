import { type CountryCode, Metadata, getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { digitsOf } from '../check-digits';
import { type Recogniser, byCue, byForm } from '../recogniser';

const naming = { kind: 'phone', title: 'phone number', group: 'contact information' } as const;

let plans: Map<string, Set<number>> | undefined;

/** Calling code to the lengths its national numbers may have, from the library's numbering plans. */
const numberingPlans = (): Map<string, Set<number>> => {
  if (plans) return plans;
  plans = new Map();
  for (const country of getCountries()) addPlan(plans, country);
  return plans;
};

const addPlan = (known: Map<string, Set<number>>, country: CountryCode): void => {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const lengths = known.get(getCountryCallingCode(country)) ?? new Set<number>();
  for (const length of metadata.numberingPlan?.possibleLengths() ?? []) lengths.add(length);
  known.set(getCountryCallingCode(country), lengths);
};

/** A calling code that exists, and a national number of a length it has. */
const isInternational = (excerpt: string): boolean => {
  const digits = digitsOf(excerpt.replace(/^00/, '').replace('(0)', ''));
  return [1, 2, 3].some((length) => numberingPlans().get(digits.slice(0, length))?.has(digits.length - length));
};

const EXTENSION = '(?:[ ,]{0,2}(?:x|ext\\.?|extension) ?\\d{1,6})?';

const international = byForm({
  ...naming,
  certainty: 0.93,
  pattern: new RegExp(`(?<![\\w+.])(?:\\+ ?|(?<!\\d[ -])00 ?)[1-9](?:[ ().\\/-]{0,2}\\d){6,14}${EXTENSION}(?![\\d])`, 'g'),
  accepts: (excerpt) => isInternational(excerpt.replace(/[ ,]{0,2}(?:x|ext).*$/, '')),
});

const NOT_MONEY = /[$€£¥#=/]\s?$|(?:order|invoice|ticket|tracking|case|ref|isbn|issn|sku|serial|version|part|model)\b[^\n]{0,12}$/i;
const notSomethingElse = (_excerpt: string, before: string): boolean => !NOT_MONEY.test(before);

const northAmerican = byForm({
  ...naming,
  certainty: 0.82,
  pattern: new RegExp(
    `(?<![\\w.+/-])(?<!\\d[ -])(?:(?:001|1)[ .-])?(?:\\([2-9]\\d\\d\\) ?-?|[2-9]\\d\\d([-. ]))[2-9]\\d\\d[-. ]\\d{4}${EXTENSION}(?![\\w-]|\\.\\d)`, 'g',
  ),
  accepts: notSomethingElse,
});

/** Written the way Britons, the French, Germans, Dutch, Italians and Australians write their own, with the zero in front. */
const domestic = byForm({
  ...naming,
  certainty: 0.7,
  pattern: /(?<![\w.+/-])(?<!\d[ -])(?:0[1-9](?:[ .]\d\d){4}|\(?0(?:20|1\d{2,3}|7\d{3})\)? \d{3,4} ?\d{3,4}|\(?0[1-9]\d{1,3}\)?(?: ?\/ ?|-| )\d{3,4}[ -]?\d{2,4}(?:[ -]\d{1,4})?)(?![\w-]|\.\d)/g,
  accepts: (excerpt, before) => notSomethingElse(excerpt, before) && digitsOf(excerpt).length >= 9 && digitsOf(excerpt).length <= 12,
});

const announced = byCue({
  ...naming,
  certainty: 0.85,
  reach: 40,
  cues: [
    'phone', 'phone number', 'telephone', 'tel', 'mobile', 'cell', 'cellphone', 'cell number', 'call me', 'call us', 'call him', 'call her', 'text me', 'ring me',
    'reach me', 'reach us', 'contact number', 'registered', 'my number is', 'contact me', 'whatsapp', 'signal number', 'fax', 'dial', 'sms', 'hotline', 'landline', 'answering at', 'answering on', 'messages to', 'office', 'desk', 'home', 'work', 'call back',
    'telefon', 'telefonnummer', 'handy', 'handynummer', 'mobilnummer', 'rufnummer', 'ruf mich', 'téléphone', 'portable', 'numéro', 'appelez', 'teléfono', 'celular', 'móvil',
    'llámame', 'telefone', 'telemóvel', 'ligue', 'telefono', 'cellulare', 'chiamami', 'telefoon', 'bel me', 'numer telefonu', 'komórka', 'zadzwoń', 'телефон', 'номер телефона',
    'позвоните', '电话', '手机', '电话号码', '電話', '携帯', '携帯番号', '전화', '휴대폰', 'هاتف', 'फोन', 'telefonnummer är', 'puhelin', 'telefonszám',
  ],
  pattern: /(?<![\w.$€£-])\+?\(?\d(?:[ ().\/-]{0,2}\d){6,14}(?![\w]|[.,]\d)/g,
  accepts: (excerpt) => {
    const digits = digitsOf(excerpt);
    return digits.length >= 7 && digits.length <= 15 && !/^\d{4}-\d\d-\d\d|^\d\d?[./]\d\d?[./]\d{4}|^(\d)(?:\D?\1)+$/.test(excerpt);
  },
});

export const phones: Recogniser[] = [international, northAmerican, domestic, announced];
