import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Last four digits of an account number, as banks mask it: `acct ending in 4821`, `account
 * ****4821`. Source: masking as in PCI DSS requirement 3.4.
 */
export const accountEnding = patternRecogniser({
  kind: 'bank_account',
  title: 'bank account number',
  group: 'financial data',
  minDigits: 4,
  pattern: /(?:[xX*•]{2,12}[ -]?){1,3}\d{3,4}|[xX…]\d{4}|\.{2,6} ?\d{4}|\d{4}/,
  accepts: (_code, { excerpt, textBefore }) =>
    !/^\d/.test(excerpt) ||
    (/last (?:4|four)(?: digits)?[^\d\n]{0,24}$|(?:ending|ends|end|finissant|terminée?|terminada|endend|endet|termina|terminant)(?: in| with| par| en| auf|\))?[ :.]{1,3}$/i.test(
      textBefore,
    ) &&
      !/^(?:19|20)/.test(excerpt)),
  certaintyInContext: 0.75,
  reach: 24,
  contextWords: [
    'account',
    'acct',
    'account number',
    'acct no',
    'a c',
    'acc',
    'account ending',
    'acct ending',
    'account ends',
    'checking',
    'savings',
    'konto',
    'compte',
    'cuenta',
    'conta',
    'conto',
    'rekening',
  ],
});
