import { isJsonObject } from '@touchstone/contracts/dto';
import { InvalidRequest } from '../../../http/errors';
import { guardJson } from '../../../http/json-guard';
import { literalsIn, unescaped } from './json-literals';

/** As deep as a body may be. */
const DEPTH = 32;

const isShallow = (value: unknown): boolean => {
  try {
    guardJson(value, DEPTH);
    return true;
  } catch (error) {
    if (error instanceof InvalidRequest) return false;
    throw error;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** By a shallow value only. */
const keysIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>(
        (count, item) => count + keysIn(item),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      );

/** Shorter ones are kept in 64 bits, digit by digit. */
const LONG_NUMBER = /-?\d[\d.eE+-]{15,}/g;

/** Whether the value has all of the text: of keys that come twice the last is left, and of long numbers the first digits. */
const isWhole = (text: string, value: unknown): boolean => {
  const { between } = literalsIn(text);
  const isRounded = (number: string): boolean => String(Number(number)) !== number;
  return (
    between.split(':').length - 1 === keysIn(value) &&
    !(between.match(LONG_NUMBER) ?? []).some(isRounded)
  );
};

/** As it stands, and what its escapes stand for: it goes on as it is, and whoever reads it may parse it. */
const asText = (text: string): string =>
  text.includes('\\')
    ? [
        text,
        ...literalsIn(text)
          .literals.filter((each) => each.includes('\\'))
          .map(unescaped),
      ].join('\n')
    : text;

/**
 * An object where the text is one in JSON, else the text itself; nothing counts as no arguments. Whatever is too deep stays text,
 * and so does what an object could not hold all of.
 */
export const toolArguments = (given: unknown): Record<string, unknown> | string => {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'string')
    return isJsonObject(given) && isShallow(given) ? given : JSON.stringify(given);
  if (given.trim() === '') return {};
  const value = parsed(given);
  return isJsonObject(value) && isShallow(value) && isWhole(given, value) ? value : asText(given);
};
