import { isJsonObject } from '@touchstone/contracts/dto';
import { InvalidRequest } from '../../../http/errors';
import { guardJson } from '../../../http/json-guard';

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

/** An object where the text is one in JSON, else the text itself; nothing counts as no arguments. Whatever is too deep stays text. */
export const toolArguments = (given: unknown): Record<string, unknown> | string => {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'string') return isJsonObject(given) && isShallow(given) ? given : JSON.stringify(given);
  if (given.trim() === '') return {};
  const value = parsed(given);
  return isJsonObject(value) && isShallow(value) ? value : given;
};
