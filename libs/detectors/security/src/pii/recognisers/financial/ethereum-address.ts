import { keccak256 } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the checksum in the casing of the forty hex digits: a mixed-case address follows the
 * Keccak-256 of its lower-case form. Source: EIP-55.
 */
const capitalsHold = (address: string): boolean => {
  const digest = keccak256(address.toLowerCase());
  return Array.from(address).every(
    (letter, index) =>
      !/[a-f]/i.test(letter) ||
      (letter === letter.toUpperCase()) === parseInt(digest.charAt(index), 16) > 7,
  );
};
const isMixed = (address: string): boolean => /[a-f]/.test(address) && /[A-F]/.test(address);

export const ethereumAddress = patternRecogniser({
  kind: 'crypto_wallet',
  title: 'crypto wallet address',
  group: 'financial data',
  minDigits: 10,
  pattern: /0x[0-9a-f]{40}/i,
  accepts: (_code, { excerpt }) =>
    !/^0x(.)\1+$/.test(excerpt) &&
    !/^0x0{30}/.test(excerpt) &&
    (!isMixed(excerpt.slice(2)) || capitalsHold(excerpt.slice(2))),
  requiredCharacters: 'A',
  certaintyAlone: 0.9,
});
