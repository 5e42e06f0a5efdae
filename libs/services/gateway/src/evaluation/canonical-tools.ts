import { isAbsent, present } from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import { guardJson, parseArguments } from '@touchstone/http-edge';

type Json = Record<string, unknown>;

const parsed = (text: string): unknown => {
  try {
    return parseArguments(text);
  } catch {
    return undefined;
  }
};

/**
 * Parses text that is a JSON object; other text is kept. Some vendors send empty text for "no
 * arguments".
 */
const canonicalArguments = (given: unknown, path: string, depthLimit: number): unknown => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return {};
  const value = parsed(given);
  if (!isJsonObject(value)) return given;
  guardJson(value, depthLimit, path);
  return value;
};

/**
 * Returns `{id, type, function: {name, arguments}}`, from that shape or the flat `{id, name,
 * arguments}`.
 */
export const canonicalToolCall = (call: Json, path: string, depthLimit: number): Json => {
  const nested = call['function'];
  const source = isAbsent(nested) ? call : nested;
  const body = isJsonObject(source)
    ? present({
        name: source['name'],
        arguments: canonicalArguments(
          source['arguments'],
          `${path}.function.arguments`,
          depthLimit,
        ),
      })
    : source;
  return present({ id: call['id'], type: call['type'], function: body });
};

/** Keywords that identify a JSON Schema at its top level; `type` counts if its value can be one. */
const SCHEMA_WORDS = [
  '$schema',
  '$ref',
  '$defs',
  'definitions',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'enum',
  'const',
  'if',
  'additionalProperties',
  'patternProperties',
];
const JSON_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

const isSchemaWord = (word: string, value: unknown): boolean => {
  if (word === 'type')
    return (
      Array.isArray(value) ||
      (typeof value === 'string' && (value === 'object' || !JSON_TYPES.includes(value)))
    );
  if (word === 'properties')
    return (
      isJsonObject(value) &&
      Object.values(value).every((item) => typeof item === 'object' || typeof item === 'boolean')
    );
  if (word === 'required') return Array.isArray(value);
  return SCHEMA_WORDS.includes(word);
};

const isSchema = (parameters: Json): boolean =>
  Object.entries(parameters).some(([word, value]) => isSchemaWord(word, value));

const propertySchema = (given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  return JSON_TYPES.includes(given) ? { type: given } : { description: given };
};

const isPropertyMap = (parameters: Json): boolean =>
  Object.values(parameters).every(
    (value) => isJsonObject(value) || typeof value === 'string' || typeof value === 'boolean',
  );

/**
 * Converts a bare map from parameter to schema, or to the name of a type, to the schema of an
 * object.
 */
const canonicalParameters = (given: unknown): unknown => {
  if (
    !isJsonObject(given) ||
    Object.keys(given).length === 0 ||
    isSchema(given) ||
    !isPropertyMap(given)
  )
    return given;
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, propertySchema(value)]),
    ),
  };
};

/**
 * Returns `{name, description, parameters}`, from that shape or `{type: "function", function:
 * {…}}`.
 */
export const canonicalTool = (tool: Json): Json => {
  const wrapped = tool['function'];
  const source = isJsonObject(wrapped) ? wrapped : tool;
  return present({
    name: source['name'],
    description: source['description'],
    parameters: canonicalParameters(source['parameters']),
  });
};
