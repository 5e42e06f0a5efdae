import { abaRouting, digitsOf, mod97 } from '../check-digits';
import { IBAN_LENGTHS } from '../data/iban-lengths';
import { type Recogniser, type Stretch, byCue } from '../recogniser';

const IBAN_START = /(?<![\p{L}\p{N}])[A-Za-z]{2}\d{2}(?=[ -]?[A-Za-z0-9])/gu;
const ALPHANUMERIC = /[A-Za-z0-9]/;

/** As many letters and digits from `start` on as the country's numbers have; single spaces and dashes may stand between. */
const ibanAt = (text: string, start: number): Stretch | undefined => {
  const length = IBAN_LENGTHS[text.slice(start, start + 2).toUpperCase()] ?? 0;
  let compact = '';
  let end = start;
  while (compact.length < length && end < text.length) {
    const character = text.charAt(end);
    if (ALPHANUMERIC.test(character)) compact += character;
    else if ((character !== ' ' && character !== '-') || !ALPHANUMERIC.test(text.charAt(end - 1))) return undefined;
    end++;
  }
  const whole = compact.length === length && length > 0 && !ALPHANUMERIC.test(text.charAt(end));
  return whole && mod97(compact.toUpperCase()) ? { start, end, certainty: 0.98 } : undefined;
};

const iban: Recogniser = {
  kind: 'iban',
  title: 'bank account number (IBAN)',
  group: 'financial data',
  *find({ text }) {
    for (const { index } of text.matchAll(IBAN_START)) {
      const found = ibanAt(text, index);
      if (found) yield found;
    }
  },
};

const routing = byCue({
  kind: 'us_routing_number',
  title: 'US bank routing number',
  group: 'financial data',
  certainty: 0.9,
  cues: ['routing', 'aba', 'routing number', 'rtn', 'transit number', 'bank code', 'wire'],
  pattern: /(?<![\w-])\d{9}(?!\w)|(?<![\w-])\d{4}-\d{4}-\d(?!\w)/g,
  accepts: abaRouting,
});

const account = byCue({
  kind: 'bank_account',
  title: 'bank account number',
  group: 'financial data',
  certainty: 0.8,
  reach: 34,
  cues: [
    'account number', 'account no', 'acct', 'account', 'bank account', 'a c', 'acct no', 'checking account', 'savings account', 'kontonummer', 'konto nr', 'konto', 'numéro de compte',
    'compte bancaire', 'número de cuenta', 'cuenta bancaria', 'conta bancária', 'número da conta', 'conto corrente', 'numero di conto', 'rekeningnummer', 'numer konta', 'номер счета',
    'расчетный счет', '账号', '银行账户', '口座番号', '계좌번호',
  ],
  pattern: /(?<![\w.$€£-])\d(?:[ -]?\d){5,17}(?![\w]|[.,]\d)/g,
  accepts: (excerpt) => digitsOf(excerpt).length >= 6,
});

const sortCode = byCue({
  kind: 'uk_sort_code',
  title: 'UK sort code',
  group: 'financial data',
  certainty: 0.85,
  reach: 16,
  cues: ['sort code'],
  pattern: /(?<![\w-])\d\d[- ]?\d\d[- ]?\d\d(?![\w-])/g,
});

const bic = byCue({
  kind: 'swift_bic',
  title: 'bank identifier code (BIC)',
  group: 'financial data',
  certainty: 0.75,
  reach: 24,
  cues: ['bic', 'swift', 'swift code', 'bic code', 'swift bic'],
  pattern: /(?<!\w)[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?!\w)/g,
  accepts: (excerpt) => excerpt.slice(4, 6) in IBAN_LENGTHS || /^.{4}(?:US|CA|AU|NZ|JP|CN|HK|SG|IN|ZA|MX|KR|TH|MY|ID|PH|RU|NG|KE|AR|CL|CO)/.test(excerpt),
});

export const bank: Recogniser[] = [iban, routing, account, sortCode, bic];
