import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsOptional, ValidateNested } from 'class-validator';
import { MODES, TARGETS } from '../checks';
import {
  IsFiniteNumber,
  IsJsonObject,
  IsNameOf,
  IsObjectList,
  IsSwitch,
  IsText,
  IsTextList,
  IsTextUpTo,
  IsWholeNumber,
} from './rules';

/** Decorators for optional fields: description, type and rule in one line. */

const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) =>
    decorators.forEach((decorate) => decorate(target, property));

export const Optional = (
  described: ApiPropertyOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator => all(ApiPropertyOptional(described), IsOptional(), ...rules);

export const Text = (description: string, deprecated = false): PropertyDecorator =>
  Optional({ type: String, description, deprecated }, IsText());
/** @param maxLength in UTF-16 units */
export const ShortText = (maxLength: number, description: string): PropertyDecorator =>
  Optional({ type: String, maxLength, description }, IsTextUpTo(maxLength));
export const TextList = (description: string): PropertyDecorator =>
  Optional({ type: [String], description }, IsTextList());
export const Switch = (description: string, deprecated = false): PropertyDecorator =>
  Optional({ type: Boolean, description, deprecated }, IsSwitch());
export const WholeNumber = (
  minimum: number,
  maximum: number,
  description: string,
): PropertyDecorator =>
  Optional({ type: 'integer', minimum, maximum, description }, IsWholeNumber(minimum, maximum));
export const FiniteNumber = (description: string): PropertyDecorator =>
  Optional({ type: Number, description }, IsFiniteNumber());
/** Whatever it holds is kept. */
export const AnyObject = (description: string): PropertyDecorator =>
  Optional({ type: 'object', additionalProperties: true, description }, IsJsonObject());
export const Choice = (
  names: readonly string[],
  description: string,
  preset?: string,
): PropertyDecorator =>
  Optional(
    { enum: [...names], description, ...(preset !== undefined && { default: preset }) },
    IsNameOf(names),
  );
export const ModeOf = (what: string, deprecated = false): PropertyDecorator =>
  Optional(
    { enum: MODES, description: `Mode of ${what}; \`mode\` when left out.`, deprecated },
    IsNameOf(MODES),
  );
export const TargetOf = (what: string): PropertyDecorator =>
  Optional(
    { enum: TARGETS, default: 'both', description: `Which side ${what} look at.` },
    IsNameOf(TARGETS),
  );

type FieldsType = new () => object;
export interface NestedFields {
  type: FieldsType;
  /** Whether the field holds a list of them. */
  list: boolean;
}
const nested = new WeakMap<object, Map<string, NestedFields>>();

const nest = (target: object, property: string | symbol, fields: NestedFields): void => {
  nested.set(
    target,
    (nested.get(target) ?? new Map<string, NestedFields>()).set(String(property), fields),
  );
};

/** A field that holds fields of its own. */
export const Nested =
  (type: FieldsType, description: string): PropertyDecorator =>
  (target, property) => {
    Optional({ type, description }, IsJsonObject(), ValidateNested())(target, property);
    nest(target, property, { type, list: false });
  };

/** A field that holds a list of objects with fields of their own. */
export const NestedList =
  (type: FieldsType, description: string): PropertyDecorator =>
  (target, property) => {
    Optional(
      { type: [type], description },
      IsObjectList(),
      ValidateNested({ each: true }),
    )(target, property);
    nest(target, property, { type, list: true });
  };

/** What is behind a field declared with `Nested` or `NestedList`, in the class or one that it extends. */
export const nestedIn = (type: FieldsType, field: string): NestedFields | undefined => {
  const nextUp = (prototype: object | null): NestedFields | undefined =>
    prototype === null
      ? undefined
      : (nested.get(prototype)?.get(field) ??
        nextUp(Object.getPrototypeOf(prototype) as object | null));
  return nextUp(type.prototype as object);
};
