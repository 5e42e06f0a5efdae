import { luhn, oneDigitOnly } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Issuer ranges with the lengths in use. Source: ISO/IEC 7812 and the issuers' public tables. */
const ISSUERS: readonly RegExp[] = [
  /^4(?:\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d{2}|7[01]\d|720)\d{12})$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^3(?:0[0-59]|[689]\d)\d{11,16}$/, // Diners Club
  /^6(?:011|4[4-9]\d|5\d{2})\d{12,15}$/, // Discover
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/, // JCB
  /^62\d{14,17}$/, // UnionPay
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}$/, // Maestro
  /^(?:220[0-4]|60\d{2}|81\d{2}|508\d|9792|6333|5067|4011|6362)\d{12}$/, // Mir, RuPay, Troy, Elo
];
/** Prefix of SIM card numbers. Source: ITU-T E.118. */
const SIM = /^89\d{17}/;
const isKnown = (digits: string): boolean => ISSUERS.some((range) => range.test(digits));
/** Returns true if another card number follows instead of another group of this one. */
const isCardNext = (after: string): boolean => {
  const next = /^ ((?:\d{4}[ -]?){3}\d{4})(?!\d)/.exec(after)?.[1]?.replace(/\D/g, '');
  return next !== undefined && luhn(next) && isKnown(next);
};
const ENOUGH =
  /^(?:\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|\d{4}([ -])\d{6}\2\d{5}|\d{12,19}|.*[ -].*)$/;

export const paymentCard = patternRecogniser({
  kind: 'credit_card',
  title: 'payment card number',
  group: 'financial data',
  minDigits: 12,
  hasCheckDigits: true,
  pattern: /\d(?:[ .-]?\d){11,18}/,
  accepts: (code, { excerpt, inContext, textAfter }) =>
    luhn(code) &&
    !oneDigitOnly(code) &&
    !SIM.test(code) &&
    (inContext ||
      ((!/^[ -]\d{4}/.test(textAfter) || isCardNext(textAfter)) &&
        isKnown(code) &&
        code.length > 13 &&
        ENOUGH.test(excerpt) &&
        !excerpt.includes('.'))),
  certaintyInContext: 0.95,
  minDigitRun: 4,
  certaintyAlone: 0.93,
  contextWords: [
    'card',
    'cards',
    'credit card',
    'debit card',
    'card number',
    'card no',
    'cc',
    'cc number',
    'ccn',
    'pan',
    'visa',
    'mastercard',
    'master card',
    'amex',
    'american express',
    'maestro',
    'discover',
    'diners',
    'jcb',
    'unionpay',
    'rupay',
    'carte',
    'carte bancaire',
    'carte bleue',
    'numéro de carte',
    'tarjeta',
    'tarjeta de crédito',
    'kreditkarte',
    'kreditkartennummer',
    'kartennummer',
    'karte',
    'cartão',
    'cartão de crédito',
    'carta di credito',
    'numero di carta',
    'creditcard',
    'kaart',
    'kaartnummer',
    'karta',
    'karty',
    'kartą',
    'kortnummer',
    'kort',
    'kredi kartı',
    'kart',
    'kártya',
    'luottokortti',
    'карта',
    'карты',
    'карту',
    'номер карты',
    '信用卡',
    '银行卡',
    '卡号',
    'カード',
    'カード番号',
    '카드',
    '카드번호',
    'kreditkort',
    'بطاقة',
    'رقم البطاقة',
    'क्रेडिट कार्ड',
    'thẻ tín dụng',
    'kartu kredit',
  ],
});
