import type { ErrorObject } from 'ajv';
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
      `The tool knows no parameter "${String(extra.params.additionalProperty)}"${place(extra)}.`,
      String(extra.params.additionalProperty),
    );
  const wrong = errors.find(({ keyword }) => !COMBINING.has(keyword)) ?? errors[0];
  return wrong && wrongValue(wrong, args);
};

/** Keywords whose own errors only say that one of their parts failed. */
const COMBINING = new Set(['anyOf', 'oneOf', 'allOf', 'if']);

const unknownParameter = (args: Arguments, schema: Schema): string | undefined => {
  if (!closed(schema)) return undefined;
  const known = new Set(parameterNames(schema));
  return known.size === 0 ? undefined : Object.keys(args).find((name) => !known.has(name));
};

/** Closes an object schema: a tool accepts only declared parameters, unless it allows others. */
const closed = ({
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
    `The tool knows no parameter "${name.slice(0, 80)}"${meant ? `; "${meant}" may be meant` : ''}.`,
    name.slice(0, 200),
  );
};

const missingName = (error: ErrorObject): Problem => {
  const name = String(error.params.missingProperty);
  return certain(
    'PARAM_NAME_ERROR',
    `The required parameter "${name}" is missing${place(error)}.`,
    name,
  );
};

const wrongValue = (error: ErrorObject, args: Arguments): Problem => {
  const value = valueAt(args, error.instancePath);
  return certain('PARAM_VALUE_ERROR', `The value${place(error)} ${said(error)}.`, shown(value));
};

const said = ({ keyword, message, params }: ErrorObject): string => {
  if (keyword === 'enum' && Array.isArray(params.allowedValues))
    return `is none of those allowed: ${params.allowedValues.slice(0, 8).map(shown).join(', ')}`;
  if (keyword === 'uniqueItems') return 'must NOT have duplicate items';
  return message ?? `breaks the rule "${keyword}"`;
};

const place = ({ instancePath }: ErrorObject): string =>
  instancePath === '' ? '' : ` of "${unescaped(instancePath).join('.')}"`;

const unescaped = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const valueAt = (args: unknown, pointer: string): unknown =>
  unescaped(pointer).reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    args,
  );
