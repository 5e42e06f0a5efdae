import { isJsonObject } from '@touchstone/contracts/dto';
import { parseBody } from '@touchstone/http-edge';
import { UnreadableAnswer } from '../../errors';
import type { JsonObject } from '../dialect';

/** @throws UnreadableAnswer */
export const answerObject = (value: unknown, field: string): JsonObject => {
  if (!isJsonObject(value)) throw new UnreadableAnswer(`${field}: expected an object.`);
  return value;
};

/** Absent counts as empty. @throws UnreadableAnswer */
export const answerObjects = (value: unknown, field: string): JsonObject[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new UnreadableAnswer(`${field}: expected a list.`);
  return value.map((item: unknown, index) => answerObject(item, `${field}[${index}]`));
};

/** Parses an event's data as a JSON object. @throws UnreadableAnswer */
export const eventObject = (data: string): JsonObject => {
  let value: unknown;
  try {
    value = parseBody(data);
  } catch {
    throw new UnreadableAnswer('The data of an event of the stream is not JSON.');
  }
  return answerObject(value, 'The data of an event of the stream');
};

/** Returns true for an error instead of an answer; its text is the vendor's own. */
export const isError = ({ error }: JsonObject): boolean => error !== undefined && error !== null;
