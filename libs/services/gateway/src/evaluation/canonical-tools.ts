import { isJsonObject } from '@touchstone/contracts/dto';
import { guardJson } from '../http/json-guard';
import { isAbsent, present } from './absent';

type Json = Record<string, unknown>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Text that is not a JSON object stays text; empty text is how some vendors say "no arguments". */
const canonicalArguments = (given: unknown, path: string, depthLimit: number): unknown => {
  if (typeof given !== 'string') return given;
  if (given.trim() === '') return {};
  const value = parsed(given);
  if (!isJsonObject(value)) return given;
  guardJson(value, depthLimit, path);
  return value;
};

/** `{id, type, function: {name, arguments}}`, from that shape or from the flat `{id, name, arguments}`. */
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

/** Words that only a JSON Schema has at its top level; `type` counts when its value can be one. */
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

/** A bare map from parameter to schema, or to the name of a type, becomes the schema of an object. */
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

/** `{name, description, parameters}`, from that shape or from `{type: "function", function: {…}}`. */
export const canonicalTool = (tool: Json): Json => {
  const wrapped = tool['function'];
  const source = isJsonObject(wrapped) ? wrapped : tool;
  return present({
    name: source['name'],
    description: source['description'],
    parameters: canonicalParameters(source['parameters']),
  });
};
