import { validateSync } from 'class-validator';
import { isJsonObject, keyPath, nestedIn } from '@touchstone/contracts/dto';
import { isAbsent, present } from '../evaluation/absent';
import { withoutBlanks } from '../evaluation/canonical';
import { countProblems, lengthProblems, type Limits } from '../evaluation/limits';
import { InvalidRequest } from '../http/errors';
import { jsonObject } from '../http/json-object';
import { type Fields, ownFields } from '../http/own-fields';
import { refuse, sentences } from '../http/problems';

type Json = Record<string, unknown>;

/** Half a surrogate pair, or NUL: no database keeps them. */
const UNSTORABLE = /\p{Surrogate}|\0/u;

/** The path of the first text or key that cannot be kept, below `value`. */
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

/** Blank texts in them are left out, as they are on evaluate. */
const LISTS: readonly string[] = ['assertions', 'allowed_topics'];

type Leaves = (fields: Json) => Json;

/** Of nested fields, too, only those that have a rule; `leave` says what stays of them. */
const ownDeep = (type: Fields, raw: Json, leave: Leaves): Json =>
  Object.fromEntries(
    Object.entries(ownFields(type, raw)).map(([field, value]) => {
      const nested = nestedIn(type, field);
      if (nested === undefined)
        return [field, LISTS.includes(field) ? withoutBlanks(value) : value];
      const own = (item: unknown): unknown =>
        isJsonObject(item) ? leave(ownDeep(nested.type, item, leave)) : item;
      return [field, nested.list && Array.isArray(value) ? value.map(own) : own(value)];
    }),
  );

/** For class-validator, which would walk into a nested value that is no object: its rule refuses `false` just the same. */
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
 * The fields that a caller sets on something new. What is absent, and what nobody may set, is gone.
 * @throws InvalidRequest with a sentence for each field that breaks a rule, MalformedRequest without a body
 */
export const fieldsToCreate = <T extends object>(
  type: new () => T,
  body: unknown,
  limits: Limits,
): T => checked(type, present(ownDeep(type, jsonObject(body, limits), present)), limits) as T;

export interface FieldChanges<T> {
  fields: Partial<T>;
  /** Named with `""`, and taking no text: to be unset. */
  cleared: (keyof T & string)[];
}

/**
 * The fields that a caller changes: `null` and absent ones stay, `""`, `[]` and `{}` are values like any other.
 * @param clearable fields that take no text, but `""` to unset them
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
 * The fields as they were sent, to be kept unchanged: at every level those that have a rule, less the `null` ones.
 * @throws InvalidRequest with a sentence for each field that breaks a rule, MalformedRequest without a body
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
