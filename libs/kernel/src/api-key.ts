import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'ts_';
const ID_LENGTH = 12;
const SECRET_LENGTH = 40;
const CHECKSUM_LENGTH = 6;

const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Distinguishes a mistyped key from an unknown one without a look-up; not a security measure. */
const checksum = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, CHECKSUM_LENGTH)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('');

const SHAPE = new RegExp(
  `^${PREFIX}[${ALPHABET}]{${ID_LENGTH + SECRET_LENGTH + CHECKSUM_LENGTH}}$`,
);

/**
 * Returns false for a text with the format of generated keys and a wrong checksum. Keys that an
 * operator chooses have no checksum.
 */
export const mayBeApiKey = (text: string): boolean =>
  !SHAPE.test(text) || text.slice(-CHECKSUM_LENGTH) === checksum(text.slice(0, -CHECKSUM_LENGTH));

export interface NewApiKey {
  id: string;
  /**
   * `ts_` + id + secret + checksum: letters and digits, so that it can be selected with a double
   * click.
   */
  key: string;
}

export const newApiKey = (): NewApiKey => {
  const id = randomText(ID_LENGTH);
  const body = `${PREFIX}${id}${randomText(SECRET_LENGTH)}`;
  return { id, key: `${body}${checksum(body)}` };
};

/** Creates 256 random bits as text, for `TOUCHSTONE_SECRET_KEY`. */
export const newSecretKey = (): string => randomBytes(32).toString('hex');
