import { base58Check } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Version bytes of addresses: bitcoin 0 and 5, litecoin 48 and 50, dogecoin 30 and 22, dash 76,
 * tron 65, test networks 111 and 196. Source: SLIP-0132 and chain parameters.
 */
const VERSIONS = [0, 5, 22, 30, 48, 50, 65, 76, 111, 196];

export const bitcoinAddress = patternRecogniser({
  kind: 'crypto_wallet',
  title: 'crypto wallet address',
  group: 'financial data',
  minDigits: 2,
  hasCheckDigits: true,
  pattern: /[13LMDTXmn2A9][1-9A-HJ-NP-Za-km-z]{25,34}/,
  accepts: (_code, { excerpt }) =>
    /[a-z]/.test(excerpt) &&
    /\d/.test(excerpt) &&
    /[A-Z]/.test(excerpt) &&
    base58Check(excerpt, VERSIONS),
  requiredCharacters: 'A',
  minWordLength: 26,
  certaintyAlone: 0.97,
});
