import { types } from 'node:util';
import { Unavailable } from '@touchstone/kernel';

/** Classes of SQLSTATE: connection exception, insufficient resources, operator intervention. */
const OUTAGE_STATES = /^(08|53|57)/;
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
const OUTAGE_TEXTS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|client was closed/i;

/** Distinguishes an outage of the database from a wrong query. */
export const isOutage = (error: unknown): boolean => {
  // Errors of the runtime itself may come from another realm, where `instanceof` is false.
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (OUTAGE_STATES.test(code) || OUTAGE_CODES.has(code))) return true;
  return (
    OUTAGE_TEXTS.test(error.message) || isOutage((error as { driverError?: unknown }).driverError)
  );
};

/** @throws Unavailable in place of errors that an outage causes; other errors pass unchanged. */
export const withOutagesAsUnavailable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isOutage(error)) throw new Unavailable('The database is unavailable; try again.');
    throw error;
  }
};
