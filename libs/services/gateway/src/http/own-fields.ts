import { getMetadataStorage } from 'class-validator';

type Json = Record<string, unknown>;
export type Fields = new () => object;

const known = new Map<Fields, string[]>();

const namesOf = (type: Fields): string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};

/** Names of the fields with a rule. */
export const fieldsOf = (type: Fields): string[] => {
  const names = known.get(type) ?? namesOf(type);
  known.set(type, names);
  return names;
};

/**
 * Keeps fields with a rule only: one named `constructor` would hide the rules from class-validator,
 * and callers never set an `id`.
 */
export const ownFields = (type: Fields, raw: Json): Json =>
  Object.fromEntries(
    fieldsOf(type)
      .filter((field) => Object.hasOwn(raw, field))
      .map((field) => [field, raw[field]]),
  );
