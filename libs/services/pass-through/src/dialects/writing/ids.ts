import { randomBytes } from 'node:crypto';

/** Creates an id in the vendors' form: a prefix for its kind, and 24 random characters. */
export const vendorId = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`;

/** The time in seconds since 1970, as in OpenAI's objects. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);
