import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  type ApiPropertyOptions,
  getSchemaPath,
} from '@nestjs/swagger';
import { IsOptional, ValidateNested } from 'class-validator';
import type { RequestFields } from '../checks/request-field';
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
  Satisfies,
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
/** Declares an object field whose content is kept unchanged. */
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
/**
 * Creates a class with these fields for a DTO to extend: each with its rule and its description, as
 * the decorators above would declare them.
 */
export const FieldsType = <Values extends object>(fields: RequestFields): new () => Values => {
  class Fields {
    [name: string]: unknown;
  }
  for (const [name, field] of Object.entries(fields)) {
    const { schema, description, complaint, deprecated = false, example } = field;
    const described = {
      ...schema,
      description,
      deprecated,
      ...(example !== undefined && { example }),
    };
    Optional(described, Satisfies(complaint))(Fields.prototype, name);
  }
  return Fields as new () => Values;
};

type ObjectType = new () => object;
export interface NestedFields {
  type: ObjectType;
  /** The field contains a list of them. */
  list: boolean;
}
const nested = new WeakMap<object, Map<string, NestedFields>>();

const nest = (target: object, property: string | symbol, fields: NestedFields): void => {
  nested.set(
    target,
    (nested.get(target) ?? new Map<string, NestedFields>()).set(String(property), fields),
  );
};

/** Declares a field with fields of its own. */
export const Nested =
  (type: ObjectType, description: string): PropertyDecorator =>
  (target, property) => {
    Optional({ type, description }, IsJsonObject(), ValidateNested())(target, property);
    nest(target, property, { type, list: false });
  };

const NULL = { type: 'object', nullable: true, enum: [null] };

/** Declares a response field with an object or `null`, for which OpenAPI 3.0 needs two schemas. */
export const ObjectOrNull =
  (type: ObjectType, description = ''): PropertyDecorator =>
  (target, property) => {
    ApiExtraModels(type)(target.constructor);
    ApiProperty({ oneOf: [{ $ref: getSchemaPath(type) }, NULL], description })(target, property);
  };

/** Declares a field with a list of objects that have fields of their own. */
export const NestedList =
  (type: ObjectType, description: string): PropertyDecorator =>
  (target, property) => {
    Optional(
      { type: [type], description },
      IsObjectList(),
      ValidateNested({ each: true }),
    )(target, property);
    nest(target, property, { type, list: true });
  };

/**
 * Returns the nested type of a field declared with `Nested` or `NestedList`, in the class or one
 * that it extends.
 */
export const nestedIn = (type: ObjectType, field: string): NestedFields | undefined => {
  const nextUp = (prototype: object | null): NestedFields | undefined =>
    prototype === null
      ? undefined
      : (nested.get(prototype)?.get(field) ??
        nextUp(Object.getPrototypeOf(prototype) as object | null));
  return nextUp(type.prototype as object);
};
