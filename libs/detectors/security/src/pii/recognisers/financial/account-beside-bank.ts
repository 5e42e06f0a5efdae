import { patternRecogniser } from '../pattern/pattern-recogniser';

const BANK_WORDS = String.raw`\d\d[- ]\d\d[- ]\d\d|\d{6}|\d{3}[- ]\d{3}|\d{8,9}|\d{3} \d{3} \d{2}|[A-Z]{4}0[A-Z0-9]{6}`;
const BANK_WORDS_2 = String.raw`an|a\/?c|acc|acct|account|konto|kto|ac|no|number|nr`;
/** Bank code right before the account number. */
const BANK = new RegExp(
  String.raw`(?:${BANK_WORDS})[ ,;/|\n⑆⑈:]{1,3}(?:(?:${BANK_WORDS_2})[ .:#]{1,3}){0,3}$`,
  'i',
);

/**
 * Account number right after a bank code with context words: `sort code 20-45-77, 12345678`.
 * Source: Pay.UK, AusPayNet, American Bankers Association, Bundesbank.
 */
export const accountBesideBank = patternRecogniser({
  kind: 'bank_account',
  title: 'bank account number',
  group: 'financial data',
  minDigits: 13,
  pattern: /\d{6,17}/,
  accepts: (_code, { textBefore }) => BANK.test(textBefore),
  certaintyInContext: 0.8,
  reach: 40,
  maxWordsBetween: 8,
  contextWords: [
    'sort code',
    'sortcode',
    'sort',
    's c',
    'sc',
    'bank details',
    'bank transfer',
    'bsb',
    'aba',
    'routing',
    'routing number',
    'blz',
    'bankleitzahl',
    'ifsc',
    'bankverbindung',
    'coordonnées bancaires',
    'datos bancarios',
    'coordinate bancarie',
    'dados bancários',
    'реквизиты',
    'micr',
    'payee',
    'pay to',
    'bacs',
    'faster payment',
    'faster payments',
    'transfer to',
    'send to',
  ],
});
