import { validateSync } from 'class-validator';
import { isAbsent, present } from '@touchstone/contracts';
import { isJsonObject, keyPath, nestedIn } from '@touchstone/contracts/dto';
import { InvalidRequest } from '@touchstone/http-edge';
import { countProblems, lengthProblems, type Limits } from '../evaluation/limits';
import { jsonObject } from '../http/json-object';
import { type Fields, ownFields } from '../http/own-fields';
import { refuse, sentences } from '../http/problems';

type Json = Record<string, unknown>;

/** Matches lone surrogates and NUL, which PostgreSQL cannot store. */
const UNSTORABLE = /\p{Surrogate}|\0/u;

/** Returns the path of the first text or key below `value` that cannot be stored. */
const unstorable = (value: unknown): string | undefined => {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const tail = UNSTORABLE.test(key) ? '' : unstorable(item);
    if (tail !== undefined) return `${Array.isArray(value) ? `[${key}]` : keyPath(key)}${tail}`;
  }
  return undefined;
};

const demandStorable = (fields: Json): void => {
  const path = unstorable(fields);
  if (path !== undefined)
    throw new InvalidRequest(
      `${path.replace(/^\./, '')}: expected text without NUL and without half a surrogate pair.`,
    );
};

type Leaves = (fields: Json) => Json;

/** Keeps fields with a rule, nested ones too; `leave` filters the fields of nested objects. */
const ownDeep = (type: Fields, raw: Json, leave: Leaves): Json =>
  Object.fromEntries(
    Object.entries(ownFields(type, raw)).map(([field, value]) => {
      const nested = nestedIn(type, field);
      if (nested === undefined) return [field, value];
      const own = (item: unknown): unknown =>
        isJsonObject(item) ? leave(ownDeep(nested.type, item, leave)) : item;
      return [field, nested.list && Array.isArray(value) ? value.map(own) : own(value)];
    }),
  );

/**
 * Builds an instance for class-validator. A nested value that is not an object becomes `false`,
 * which its rule refuses as well: class-validator would descend into the value.
 */
const nestedInstance = (type: Fields, value: unknown): object | false =>
  isJsonObject(value) ? instance(type, value) : false;

const instance = (type: Fields, fields: Json): object =>
  Object.assign(
    new type(),
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const nested = nestedIn(type, field);
        if (nested === undefined) return [field, value];
        if (!nested.list) return [field, nestedInstance(nested.type, value)];
        return [
          field,
          Array.isArray(value) ? value.map((item) => nestedInstance(nested.type, item)) : false,
        ];
      }),
    ),
  );

const checked = (type: Fields, fields: Json, limits: Limits): Json => {
  refuse([...countProblems(fields, limits), ...lengthProblems(fields, limits)]);
  refuse(sentences(validateSync(instance(type, fields))));
  demandStorable(fields);
  return fields;
};

/**
 * Validates the fields of a new resource; drops absent fields and those without a rule.
 * @throws InvalidRequest with a sentence for each field that breaks a rule, MalformedRequest
 * without a body
 */
export const fieldsToCreate = <T extends object>(
  type: new () => T,
  body: unknown,
  limits: Limits,
): T => checked(type, present(ownDeep(type, jsonObject(body, limits), present)), limits) as T;

export interface FieldChanges<T> {
  fields: Partial<T>;
  /** Fields to unset: sent as `""` although they take no text. */
  cleared: (keyof T & string)[];
}

/**
 * Validates the fields that a caller changes: `null` and absent fields stay unchanged, `""`, `[]`
 * and `{}` are values.
 * @param clearable fields that take no text, but accept `""` to unset them
 */
export const fieldsToChange = <T extends object>(
  type: new () => T,
  body: unknown,
  limits: Limits,
  clearable: readonly (keyof T & string)[] = [],
): FieldChanges<T> => {
  const named = Object.entries(ownDeep(type, jsonObject(body, limits), present)).filter(
    ([, value]) => value !== null,
  );
  const cleared = clearable.filter((field) =>
    named.some(([name, value]) => name === field && isAbsent(value)),
  );
  const others = named.filter(([name]) => !cleared.includes(name as keyof T & string));
  return { fields: checked(type, Object.fromEntries(others), limits) as Partial<T>, cleared };
};

const withoutNulls = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/**
 * Validates fields that are stored as sent: at every level those with a rule, without `null`s.
 * @throws InvalidRequest with a sentence for each field that breaks a rule, MalformedRequest
 * without a body
 */
export const fieldsAsSent = <T extends object>(
  type: new () => T,
  body: unknown,
  limits: Limits,
): Partial<T> => {
  const raw = ownFields(type, jsonObject(body, limits));
  refuse(countProblems(raw, limits));
  return checked(type, withoutNulls(ownDeep(type, raw, withoutNulls)), limits) as Partial<T>;
};
