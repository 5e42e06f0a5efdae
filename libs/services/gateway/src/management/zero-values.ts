import { isJsonObject } from '@touchstone/contracts/dto';

/**
 * Drops an unset number, which typed clients send as `0`. A value that is not an object is returned
 * for validation to refuse.
 */
export const withoutZero = (value: unknown, field: string): unknown =>
  isJsonObject(value) && value[field] === 0
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== field))
    : value;
