import { AppError } from '@touchstone/kernel';

/**
 * Reports a caller's schema that cannot be used: broken, too deeply recursive, remote. The message
 * states the reason.
 */
export class SchemaUnusable extends AppError {
  readonly kind = 'invalid';
  readonly code = 'tool.schema_unusable';
}

export type Schema = Record<string, unknown>;

/** Type names of other languages that tool definitions use in place of JSON Schema's. */
const TYPES: Readonly<Record<string, string>> = {
  float: 'number',
  double: 'number',
  decimal: 'number',
  numeric: 'number',
  int: 'integer',
  long: 'integer',
  short: 'integer',
  byte: 'integer',
  str: 'string',
  text: 'string',
  char: 'string',
  bool: 'boolean',
  dict: 'object',
  map: 'object',
  hashmap: 'object',
  struct: 'object',
  json: 'object',
  list: 'array',
  tuple: 'array',
  set: 'array',
  arraylist: 'array',
  queue: 'array',
  stack: 'array',
  none: 'null',
  nil: 'null',
};
const STANDARD = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** Keywords that hold one schema; those below hold a list or a map of schemas. */
const ONE = new Set([
  'items',
  'additionalProperties',
  'additionalItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
]);
const MANY = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas']);
/**
 * Keywords copied unchanged; all others that hold no schema are dropped, so nothing unknown reaches
 * the compiler.
 */
const PLAIN = new Set([
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'required',
  'dependentRequired',
  'nullable',
]);

const MOST_NODES = 2000;
/**
 * Deepest nesting: arguments nest at most 32 levels, and each takes at most three levels of a
 * schema.
 */
const DEEPEST = 100;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts a caller's `parameters` to a plain JSON Schema of an object: maps other dialects' types,
 * expands local references, wraps a bare map of properties. Bounded in size.
 * @throws SchemaUnusable
 */
export const toJsonSchema = (parameters: Schema): Schema => {
  const root = isBareMap(parameters) ? { type: 'object', properties: parameters } : parameters;
  let nodes = 0;
  const convert = (value: unknown, depth: number): unknown => {
    if (typeof value === 'boolean') return value;
    if (!isRecord(value)) throw new SchemaUnusable('a schema must be an object or a boolean');
    if (++nodes > MOST_NODES)
      throw new SchemaUnusable(
        `it has more than ${MOST_NODES} parts after its references are expanded`,
      );
    if (depth > DEEPEST) return {};
    if (typeof value.$ref === 'string') return convert(resolve(root, value.$ref), depth + 1);
    const out: Schema = {};
    for (const [key, item] of Object.entries(value)) {
      if (key === 'type') assignType(out, item);
      else if (ONE.has(key))
        out[key] = Array.isArray(item)
          ? item.map((each) => convert(each, depth + 1))
          : convert(item, depth + 1);
      else if (MANY.has(key) && Array.isArray(item))
        out[key] = item.map((each) => convert(each, depth + 1));
      else if (NAMED.has(key) && isRecord(item))
        out[key] = mapped(item, (each) => convert(each, depth + 1));
      else if (PLAIN.has(key) && item !== null) out[key] = item;
    }
    return withNull(adjust(out), value);
  };
  return convert(root, 0) as Schema;
};

const mapped = (
  record: Record<string, unknown>,
  change: (value: unknown) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      isRecord(value) || typeof value === 'boolean' ? change(value) : {},
    ]),
  );

/** Recognises `{city: {type: 'string'}}` where `{properties: …}` was meant. */
const isBareMap = (schema: Schema): boolean => {
  const values = Object.values(schema);
  return (
    values.length > 0 &&
    !('properties' in schema) &&
    !('$ref' in schema) &&
    typeof schema.type !== 'string' &&
    values.every(
      (value) => isRecord(value) && ('type' in value || 'description' in value || 'enum' in value),
    )
  );
};

const assignType = (out: Schema, type: unknown): void => {
  const types = (Array.isArray(type) ? type : [type])
    .filter((each) => typeof each === 'string')
    .map((each) => TYPES[each.toLowerCase()] ?? each.toLowerCase());
  if (types.length === 0 || !types.every((each) => STANDARD.has(each))) return;
  out.type = types.length === 1 ? types[0] : [...new Set(types)];
};

/**
 * Converts keywords of other dialects: `required: true` on a property, draft-4 `exclusiveMinimum:
 * true`, and `prefixItems`, which becomes the draft-7 form.
 */
const adjust = ({ required, exclusiveMinimum, exclusiveMaximum, ...schema }: Schema): Schema => ({
  ...schema,
  ...(Array.isArray(required) &&
    required.length > 0 && {
      required: [...new Set(required.filter((name) => typeof name === 'string'))],
    }),
  ...(typeof exclusiveMinimum === 'number' && { exclusiveMinimum }),
  ...(typeof exclusiveMaximum === 'number' && { exclusiveMaximum }),
});

/** Allows null for a parameter whose default is null, regardless of its type. */
const withNull = (schema: Schema, source: Schema): Schema => {
  const { nullable, ...rest } = schema;
  return nullable === true || ('default' in source && source.default === null)
    ? { anyOf: [rest, { type: 'null' }] }
    : rest;
};

const resolve = (root: Schema, reference: string): unknown => {
  if (!reference.startsWith('#'))
    throw new SchemaUnusable('references to other documents are not supported');
  const path = reference
    .slice(1)
    .split('/')
    .filter((part) => part !== '');
  return path.reduce<unknown>((at, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (!isRecord(at) || !Object.hasOwn(at, key))
      throw new SchemaUnusable('it references a definition that does not exist');
    return at[key];
  }, root);
};
