import { randomBytes } from 'node:crypto';

/** An id as vendors make them: what it is of, and 24 characters that tell nothing. */
export const vendorId = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`;

/** Seconds since 1970, as OpenAI tells time. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);
