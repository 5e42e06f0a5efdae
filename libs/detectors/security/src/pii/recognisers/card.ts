import { digitsOf, luhn } from '../check-digits';
import { type Recogniser, byCue, byForm } from '../recogniser';

const naming = { kind: 'credit_card', title: 'payment card number', group: 'financial data' } as const;

/** Issuer ranges (ISO/IEC 7812 registry, public part) and the lengths in use. */
const ISSUERS: readonly RegExp[] = [
  /^4\d{15}$|^4\d{18}$/, // Visa
  /^5[1-5]\d{14}$|^2(?:2[3-9]|22|[3-6]|7[01]|720)\d+$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^3(?:0[0-5]|095|[689]\d)\d{11,16}$/, // Diners Club
  /^6(?:011|4[4-9]|5\d)\d+$/, // Discover
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/, // JCB
  /^62\d{14,17}$/, // UnionPay
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}$/, // Maestro
  /^220[0-4]\d{12}$|^65\d{14}$|^60\d{14}$|^50\d{14}$/, // Mir, RuPay
];

const known = (digits: string): boolean => (digits.length === 16 || digits.length !== 13) && ISSUERS.some((range) => range.test(digits));
const OTHER_THING = /(?:order|invoice|ticket|tracking|timestamp|epoch|isbn|ean|gtin|upc|imei|sku|serial|parcel|shipment|bestell|commande|pedido)[^\n]{0,16}$/i;

const byNumber = byForm({
  ...naming,
  certainty: 0.95,
  pattern: /(?<![\w.,#/-])\d(?:[ -]?\d){13,18}(?![\w]|[.,]\d|-\d)/g,
  accepts: (excerpt, before) => known(digitsOf(excerpt)) && luhn(excerpt) && !OTHER_THING.test(before),
});

const announced = byCue({
  ...naming,
  certainty: 0.95,
  cues: [
    'card', 'credit card', 'debit card', 'visa', 'mastercard', 'amex', 'maestro', 'card number', 'cc', 'pan', 'carte', 'tarjeta', 'kreditkarte', 'kartennummer', 'karte', 'cartão',
    'carta di credito', 'creditcard', 'kaart', 'karta', 'karty', 'карта', 'карты', '信用卡', '卡号', 'カード', '카드', 'kreditkort',
  ],
  pattern: /(?<![\w.])\d(?:[ -]?\d){11,18}(?!\w)/g,
  accepts: (excerpt) => luhn(excerpt) && !/^0+$/.test(digitsOf(excerpt)),
});

const securityCode = byCue({
  kind: 'card_security_code',
  title: 'card security code',
  group: 'financial data',
  certainty: 0.85,
  reach: 14,
  cues: ['cvv', 'cvc', 'cvv2', 'cvc2', 'security code', 'prüfnummer', 'cryptogramme'],
  pattern: /(?<![\w.])\d{3,4}(?![\w.])/g,
});

export const cards: Recogniser[] = [byNumber, announced, securityCode];
