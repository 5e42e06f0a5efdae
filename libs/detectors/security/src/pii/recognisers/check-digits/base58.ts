import { createHash } from 'node:crypto';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const VALUES = new Map(Array.from(ALPHABET, (character, value) => [character, value]));
const LENGTH = 25;
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The number as 25 bytes; `undefined` where it needs more. */
const bytesOf = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(LENGTH);
  for (const character of text) {
    let carry = VALUES.get(character) ?? 0;
    for (let index = LENGTH - 1; index >= 0; index--) {
      carry += 58 * (bytes[index] as number);
      bytes[index] = carry & 0xff;
      carry >>= 8;
    }
    if (carry > 0) return undefined;
  }
  return bytes;
};

/**
 * Base58Check of 21 bytes, as bitcoin and its kin write addresses: the last four bytes begin the
 * double SHA-256 of the others. Asked only of addresses of these versions.
 */
export const base58Check = (text: string, versions: readonly number[]): boolean => {
  const bytes = bytesOf(text);
  return (
    bytes !== undefined &&
    versions.includes(bytes[0] as number) &&
    sha256(sha256(bytes.subarray(0, 21)))
      .subarray(0, 4)
      .equals(bytes.subarray(21))
  );
};
