import { createHash } from 'node:crypto';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const VALUES = new Map(Array.from(ALPHABET, (character, value) => [character, value]));
const LENGTH = 25;
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Decodes a base-58 number into 25 bytes; `undefined` if it needs more. */
const bytesOf = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(LENGTH);
  for (const character of text) {
    let carry = VALUES.get(character) ?? 0;
    for (let index = LENGTH - 1; index >= 0; index--) {
      carry += 58 * (bytes[index] ?? 0);
      bytes[index] = carry & 0xff;
      carry >>= 8;
    }
    if (carry > 0) return undefined;
  }
  return bytes;
};

/**
 * Verifies an address in Base58Check, as used by bitcoin and its derivatives: the last 4 of 25
 * bytes are the first of the double SHA-256 of the other 21. `versions` are the accepted values of
 * the first byte.
 */
export const base58Check = (text: string, versions: readonly number[]): boolean => {
  const bytes = bytesOf(text);
  return (
    bytes !== undefined &&
    versions.includes(bytes[0] ?? -1) &&
    sha256(sha256(bytes.subarray(0, 21)))
      .subarray(0, 4)
      .equals(bytes.subarray(21))
  );
};
