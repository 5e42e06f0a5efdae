import { getMetadataStorage } from 'class-validator';

type Json = Record<string, unknown>;
export type Fields = new () => object;

const known = new Map<Fields, string[]>();

const namesOf = (type: Fields): string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};

/** Those that have a rule. */
export const fieldsOf = (type: Fields): string[] => {
  const names = known.get(type) ?? namesOf(type);
  known.set(type, names);
  return names;
};

/** Nothing else may pass: a field named `constructor` would hide the rules from class-validator, and nobody sets an `id`. */
export const ownFields = (type: Fields, raw: Json): Json =>
  Object.fromEntries(
    fieldsOf(type)
      .filter((field) => Object.hasOwn(raw, field))
      .map((field) => [field, raw[field]]),
  );
