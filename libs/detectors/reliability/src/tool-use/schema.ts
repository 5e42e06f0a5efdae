import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type Schema, SchemaUnusable, toJsonSchema } from './dialect';
import { safePattern } from './safe-pattern';

/** A tool's parameters, compiled to validate calls. */
export interface CompiledSchema {
  schema: Schema;
  /** Validation errors of the arguments, at most the first hundred. */
  errors(args: unknown): ErrorObject[];
}

const LONGEST_SCHEMA = 200_000;
const MOST_CACHED = 64;
const MOST_ERRORS = 100;

const FORMATS = [
  'date',
  'time',
  'date-time',
  'email',
  'uri',
  'uuid',
  'ipv4',
  'ipv6',
  'hostname',
] as const;

/**
 * A date and time as in RFC 3339, without seconds and offset too: tools that expect local times call
 * them `date-time` as well.
 */
const LOCAL_DATE_TIME =
  /^\d{4}-[01]\d-[0-3]\d[Tt ][0-2]\d:[0-5]\d(?::[0-6]\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:?\d\d)?$/;

const newAjv = (): Ajv => {
  // Optimising the generated code takes three times as long as generating it, and most schemas
  // validate a handful of calls.
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    addUsedSchema: false,
    code: { regExp: safePattern, optimize: false },
  });
  addFormats(ajv, { mode: 'fast', formats: [...FORMATS] });
  ajv.addFormat('date-time', LOCAL_DATE_TIME);
  // Ajv compares every pair of items; a set of their texts takes linear time.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    errors: false,
    validate: (wanted: unknown, items: unknown[]) => wanted !== true || allDifferent(items),
  });
  return ajv;
};

const allDifferent = (items: readonly unknown[]): boolean =>
  new Set(items.map((item) => JSON.stringify(item))).size === items.length;

const cache = new Map<string, CompiledSchema>();

/** Compiles a tool's parameters; caches the last 64. @throws SchemaUnusable */
export const compileSchema = (parameters: Schema): CompiledSchema => {
  const text = JSON.stringify(parameters);
  if (text.length > LONGEST_SCHEMA)
    throw new SchemaUnusable(`it is longer than ${LONGEST_SCHEMA} characters`);
  const compiled = cache.get(text) ?? compile(parameters);
  cache.delete(text);
  cache.set(text, compiled);
  if (cache.size > MOST_CACHED) cache.delete(cache.keys().next().value ?? '');
  return compiled;
};

const compile = (parameters: Schema): CompiledSchema => {
  const schema = toJsonSchema(parameters);
  const validate = compiled(schema);
  return {
    schema,
    errors: (args) => (validate(args) ? [] : (validate.errors ?? []).slice(0, MOST_ERRORS)),
  };
};

const compiled = (schema: Schema): ValidateFunction => {
  try {
    return newAjv().compile(schema);
  } catch (error) {
    if (error instanceof SchemaUnusable) throw error;
    throw new SchemaUnusable(
      error instanceof Error ? error.message.slice(0, 200) : 'it is invalid',
    );
  }
};
