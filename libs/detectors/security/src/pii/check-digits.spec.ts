import * as rules from './check-digits';

const VALID: [keyof typeof rules, string][] = [
  ['luhn', '79927398713'], ['mod97', 'GB82WEST12345698765432'], ['abaRouting', '021000021'], ['nhs', '9434765919'], ['brazilian', '52998224725'], ['brazilian', '11222333000181'],
  ['pesel', '44051401359'], ['bsn', '111222333'], ['steuerId', '86095742719'], ['personnummer', '8112189876'], ['dni', '12345678Z'], ['dni', 'X1234567L'], ['nir', '185057800608491'],
  ['codiceFiscale', 'RSSMRA85T10A562S'], ['verhoeff', '234123412346'], ['npi', '1234567893'], ['dea', 'AB1234563'],
];

describe('check digits', () => {
  it.each(VALID)('%s accepts %s', (rule, text) => {
    expect(rules[rule](text)).toBe(true);
  });

  it.each(VALID)('%s notices any other last character of %s', (rule, text) => {
    const last = text.at(-1) ?? '';
    const others = (/\d/.test(last) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ').replace(last, '');
    expect(Array.from(others).filter((other) => rules[rule](text.slice(0, -1) + other))).toEqual([]);
  });
});
