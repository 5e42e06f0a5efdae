import type { ToolCall } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import {
  guardJson,
  InvalidRequest,
  jsonText,
  parseArguments,
  sourceOf,
} from '@touchstone/http-edge';
import { literalsIn, unescaped } from './json-literals';

/** Maximum depth of parsed arguments, the same as of a body. */
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
    return parseArguments(text);
  } catch {
    return undefined;
  }
};

/**
 * Returns the text as it is and with its escapes decoded: it is forwarded unchanged, and the
 * recipient may parse it.
 */
const asText = (text: string): string =>
  text.includes('\\')
    ? [
        text,
        ...literalsIn(text)
          .filter((each) => each.includes('\\'))
          .map(unescaped),
      ].join('\n')
    : text;

type Arguments = Pick<ToolCall, 'arguments' | 'source'>;

const held = (value: Record<string, unknown>): Arguments => {
  const source = sourceOf(value);
  return { arguments: value, ...(source !== undefined && { source }) };
};

/**
 * Parses arguments given as a JSON object, and keeps their source where parsing loses part of it;
 * other text stays text, as do values that are too deep. Missing arguments are an empty object.
 */
export const toolArguments = (given: unknown): Arguments => {
  if (given === undefined || given === null) return { arguments: {} };
  if (typeof given !== 'string')
    return isJsonObject(given) && isShallow(given) ? held(given) : { arguments: jsonText(given) };
  if (given.trim() === '') return { arguments: {} };
  const value = parsed(given);
  return isJsonObject(value) && isShallow(value) ? held(value) : { arguments: asText(given) };
};
