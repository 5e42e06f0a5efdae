import { patternRecogniser } from '../pattern/pattern-recogniser';
import { isInternationalNumber } from './numbering-plans';

/** Words before account numbers, which may begin with zeros. */
const ACCOUNT =
  /(?:acc(?:oun)?t|a\/c|konto|cuenta|conta|compte|rekening|hesap|iban|bank|cta)[^\d\n]{0,24}$/i;

const PATTERN_WORDS = String.raw`x|ext\.?|extension|poste|durchwahl`;
/**
 * `+` or `00`, an existing calling code and a national number of a valid length. Source: ITU-T
 * E.164, numbering plans of libphonenumber.
 */
export const internationalPhone = patternRecogniser({
  kind: 'phone',
  title: 'phone number',
  group: 'contact information',
  minDigits: 8,
  pattern: new RegExp(
    String.raw`(?:\+ ?|00 ?|\(\+)[1-9](?:[ ().\/-]{0,2}\d){6,14}(?:[ ,]{0,2}(?:${PATTERN_WORDS}) ?\d{1,6})?`,
  ),
  accepts: (_code, { excerpt, textBefore }) => {
    const digits = excerpt
      .replace(/[ ,]{0,2}(?:x|ext|poste|durchwahl).*$/i, '')
      .replace('(0)', '')
      .replace(/\D/g, '')
      .replace(/^00/, '');
    return (
      isInternationalNumber(digits) &&
      !/\d[ -]?$/.test(excerpt.startsWith('00') ? textBefore : '') &&
      !/^00\d{10,}$/.test(excerpt) &&
      !(excerpt.startsWith('00') && ACCOUNT.test(textBefore))
    );
  },
  certaintyInContext: 0.95,
  minDigitRun: 2,
  certaintyAlone: 0.93,
});
