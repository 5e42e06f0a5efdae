import { type CheckRequest, type Content, descriptorOf } from '@touchstone/contracts';

const CHARACTERS_OF_A_REFERENCE = 2_000;

/**
 * Counts the characters that a check reads from this content and from its own parameters, the
 * context it compares a text with included.
 */
export const charactersRead = (request: CheckRequest, content: Content): number => {
  const check = descriptorOf(request.check);
  const texts = check.reads(content, request).map((field) => field?.text);
  return sumOf([...texts, ...(check.alsoReads?.(content, request) ?? [])].map(charactersOf));
};

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

const charactersOf = (value: unknown): number => {
  if (value === undefined || value === null) return 0;
  return typeof value === 'string' ? value.length : charactersOfJson(JSON.stringify(value));
};

/**
 * Counts the characters of JSON. Schemas are compiled with their references expanded, so a few
 * characters may represent a large part.
 */
const charactersOfJson = (json: string): number =>
  json.length + (json.split('"$ref"').length - 1) * CHARACTERS_OF_A_REFERENCE;
