import { bech32 } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Bech32 and bech32m addresses of bitcoin, litecoin, cosmos and cardano. Source: BIP 173, BIP 350,
 * CIP-19.
 */
export const segwitAddress = patternRecogniser({
  kind: 'crypto_wallet',
  title: 'crypto wallet address',
  group: 'financial data',
  minDigits: 4,
  hasCheckDigits: true,
  pattern: /(?:bc|tb|ltc|cosmos|addr)1[qpzry9x8gf2tvdw0s3jn54khce6mua7l]{11,103}/i,
  accepts: (_code, { excerpt }) => bech32(excerpt),
  requiredCharacters: 'A',
  certaintyAlone: 0.97,
});
