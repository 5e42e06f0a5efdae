import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What keys are hashed with: 32 bytes derived from the service's secret key, used for nothing else. */
export const pepperFrom = (secretKey: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', 'touchstone api keys v1', 32));

/** HMAC-SHA-256. Of a stored or configured key, whose text is hashed as UTF-8. */
export const keyDigest = (key: string | Buffer, pepper: Buffer): Buffer => createHmac('sha256', pepper).update(key).digest();

/** Takes the same time whatever differs. */
export const sameDigest = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
