import { createHash } from 'node:crypto';
import { type Recogniser, byForm } from '../recogniser';

const naming = { kind: 'crypto_wallet', title: 'crypto wallet address', group: 'financial data' } as const;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Base58Check: 21 bytes and the first four of their double SHA-256. */
const base58Check = (text: string): boolean => {
  const value = Array.from(text).reduce((sum, character) => sum * 58n + BigInt(BASE58.indexOf(character)), 0n);
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex');
  return bytes.length === 25 && sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4).equals(bytes.subarray(21));
};

const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** BIP 173 and BIP 350: the checksum constant is 1 or 0x2bc830a3. */
const bech32 = (text: string): boolean => {
  const [prefix, data] = [text.slice(0, 2), text.slice(3)].map((part) => part.toLowerCase()) as [string, string];
  const codes = Array.from(prefix, (character) => character.charCodeAt(0));
  const values = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...Array.from(data, (character) => BECH32.indexOf(character))];
  const sum = values.reduce((check, value) => {
    const top = check >>> 25;
    return GENERATORS.reduce((next, generator, bit) => ((top >> bit) & 1 ? next ^ generator : next), ((check & 0x1ffffff) << 5) ^ value);
  }, 1);
  return !values.includes(-1) && (sum === 1 || sum === 0x2bc830a3);
};

export const wallets: Recogniser[] = [
  byForm({ ...naming, certainty: 0.97, pattern: /(?<!\w)[13][1-9A-HJ-NP-Za-km-z]{25,34}(?!\w)/g, accepts: (text) => /[a-z]/.test(text) && base58Check(text) }),
  byForm({ ...naming, certainty: 0.97, pattern: /(?<!\w)bc1[qpzry9x8gf2tvdw0s3jn54khce6mua7l]{11,71}(?!\w)/gi, accepts: bech32 }),
  byForm({ ...naming, certainty: 0.9, pattern: /(?<!\w)0x[0-9a-fA-F]{40}(?!\w)/g, accepts: (text) => !/^0x0+$/.test(text) }),
];
