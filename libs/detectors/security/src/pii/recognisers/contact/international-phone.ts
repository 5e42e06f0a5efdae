import { recogniser } from '../../recogniser';
import { isInternationalNumber } from './numbering-plans';

/** Leading zeros of an account. */
const ACCOUNT =
  /(?:acc(?:oun)?t|a\/c|konto|cuenta|conta|compte|rekening|hesap|iban|bank|cta)[^\d\n]{0,24}$/i;

/** `+` or `00`, a calling code that exists, a national number of a length it has. Source: ITU-T E.164, numbering plans of libphonenumber. */
export const internationalPhone = recogniser({
  kind: 'phone',
  title: 'phone number',
  group: 'contact information',
  digits: 8,
  pattern:
    /(?:\+ ?|00 ?|\(\+)[1-9](?:[ ().\/-]{0,2}\d){6,14}(?:[ ,]{0,2}(?:x|ext\.?|extension|poste|durchwahl) ?\d{1,6})?/,
  accepts: (_code, { excerpt, before }) => {
    const digits = excerpt
      .replace(/[ ,]{0,2}(?:x|ext|poste|durchwahl).*$/i, '')
      .replace('(0)', '')
      .replace(/\D/g, '')
      .replace(/^00/, '');
    return (
      isInternationalNumber(digits) &&
      !/\d[ -]?$/.test(excerpt.startsWith('00') ? before : '') &&
      !/^00\d{10,}$/.test(excerpt) &&
      !(excerpt.startsWith('00') && ACCOUNT.test(before))
    );
  },
  announced: 0.95,
  run: 2,
  unannounced: 0.93,
});
