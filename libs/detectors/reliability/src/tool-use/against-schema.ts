import type { ErrorObject } from 'ajv';
import { nounFor } from '@touchstone/detection';
import { isRecord, type Schema } from './dialect';
import { nearestName } from './near-name';
import { certain, type Problem, shown } from './problem';
import type { CompiledSchema } from './schema';

type Arguments = Record<string, unknown>;

/** Validates the arguments against the tool's definition: names first, then values. */
export const againstSchema = (args: Arguments, compiled: CompiledSchema): Problem | undefined => {
  const errors = compiled.errors(args);
  const missing = errors.find(
    ({ keyword }) => keyword === 'required' || keyword === 'dependentRequired',
  );
  const unknown = unknownParameter(args, compiled.schema);
  if (unknown !== undefined) return unknownName(unknown, args, compiled.schema);
  if (missing) return missingName(missing);
  const extra = errors.find(
    ({ keyword }) => keyword === 'additionalProperties' || keyword === 'unevaluatedProperties',
  );
  if (extra)
    return certain(
      'PARAM_NAME_ERROR',
      `The tool has no parameter "${String(extra.params.additionalProperty)}"${within(extra)}.`,
      String(extra.params.additionalProperty),
    );
  const wrong = errors.find(({ keyword }) => !COMBINING.has(keyword)) ?? errors[0];
  return wrong && wrongValue(wrong, args);
};

/** Keywords whose errors only report that one of their parts failed. */
const COMBINING = new Set(['anyOf', 'oneOf', 'allOf', 'if']);

const unknownParameter = (args: Arguments, schema: Schema): string | undefined => {
  if (!isClosed(schema)) return undefined;
  const known = new Set(parameterNames(schema));
  return known.size === 0 ? undefined : Object.keys(args).find((name) => !known.has(name));
};

/** A schema accepts only declared parameters unless it explicitly allows others. */
const isClosed = ({
  additionalProperties,
  patternProperties,
  unevaluatedProperties,
}: Schema): boolean =>
  (additionalProperties === undefined || additionalProperties === false) &&
  patternProperties === undefined &&
  unevaluatedProperties === undefined;

/** Returns the declared parameter names, those in alternatives included. */
export const parameterNames = (schema: Schema, depth = 0): string[] => [
  ...(isRecord(schema.properties) ? Object.keys(schema.properties) : []),
  ...(depth > 4
    ? []
    : ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
        (Array.isArray(schema[key]) ? schema[key] : [])
          .filter(isRecord)
          .flatMap((each) => parameterNames(each, depth + 1)),
      )),
];

const unknownName = (name: string, args: Arguments, schema: Schema): Problem => {
  const free = parameterNames(schema).filter((each) => !Object.hasOwn(args, each));
  const meant = nearestName(name, free);
  return certain(
    'PARAM_NAME_ERROR',
    `The tool has no parameter "${name.slice(0, 80)}"${meant ? `; "${meant}" may be meant` : ''}.`,
    name.slice(0, 200),
  );
};

const missingName = (error: ErrorObject): Problem => {
  const name = String(error.params.missingProperty);
  return certain(
    'PARAM_NAME_ERROR',
    `The required parameter "${name}" is missing${within(error)}.`,
    name,
  );
};

const wrongValue = (error: ErrorObject, args: Arguments): Problem => {
  const value = valueAt(args, error.instancePath);
  return certain(
    'PARAM_VALUE_ERROR',
    `The value${place(error)} ${describeError(error)}.`,
    shown(value),
  );
};

const NAMED_VALUES = 8;
const SIZES: Readonly<Record<string, [bound: string, one: string, several?: string]>> = {
  minLength: ['at least', 'character'],
  maxLength: ['at most', 'character'],
  minItems: ['at least', 'item'],
  maxItems: ['at most', 'item'],
  minProperties: ['at least', 'property', 'properties'],
  maxProperties: ['at most', 'property', 'properties'],
};

const describeError = ({ keyword, message, params }: ErrorObject): string => {
  if (keyword === 'enum' && Array.isArray(params.allowedValues))
    return `is not one of the allowed values: ${params.allowedValues.slice(0, NAMED_VALUES).map(shown).join(', ')}`;
  if (keyword === 'const') return `must be ${shown(params.allowedValue)}`;
  if (keyword === 'type')
    return `must have the type ${[params.type].flat().map(shown).join(' or ')}`;
  if (keyword === 'uniqueItems') return 'must not have duplicate items';
  if (keyword === 'oneOf') return 'does not match exactly one of the allowed alternatives';
  if (keyword === 'anyOf') return 'matches none of the allowed alternatives';
  const size = SIZES[keyword];
  if (size) {
    const [bound, one, several] = size;
    const limit = Number(params.limit);
    return `must have ${bound} ${limit} ${nounFor(limit, one, several)}`;
  }
  return message?.replace('NOT', 'not') ?? `violates the rule "${keyword}"`;
};

const place = (error: ErrorObject): string => positioned('of', error);
const within = (error: ErrorObject): string => positioned('in', error);
const positioned = (preposition: string, { instancePath }: ErrorObject): string =>
  instancePath === '' ? '' : ` ${preposition} "${unescaped(instancePath).join('.')}"`;

const unescaped = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const valueAt = (args: unknown, pointer: string): unknown =>
  unescaped(pointer).reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return at[Number(key)];
    return isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, args);
