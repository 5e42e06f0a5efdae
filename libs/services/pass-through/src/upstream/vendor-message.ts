import { isJsonObject } from '@touchstone/contracts/dto';
import { isError } from '../dialects/reading/events';

/** Returns true for a body that has an error, whatever status it came with. */
export const hasVendorError = (body: string): boolean => {
  const parsed = jsonIn(body);
  return isJsonObject(parsed) && isError(parsed);
};

/** Returns the sentence in a vendor's error body; `undefined` without one. */
export const vendorMessage = (body: string): string | undefined => {
  const parsed = jsonIn(body);
  if (!isJsonObject(parsed)) return undefined;
  const { error, message, detail } = parsed;
  const nested = isJsonObject(error) ? error['message'] : error;
  // Compatible servers have it under other names, or without the object around it.
  return [nested, message, detail].find((text) => typeof text === 'string' && text !== '') as
    string | undefined;
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
