import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsOptional, ValidateNested } from 'class-validator';
import { MODES, TARGETS } from '../checks';
import { IsJsonObject, IsNameOf, IsSwitch, IsText, IsTextList, IsTextUpTo, IsWholeNumber } from './rules';

/** Decorators for optional fields: description, type and rule in one line. */

const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) =>
    decorators.forEach((decorate) => decorate(target, property));

export const Optional = (described: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator =>
  all(ApiPropertyOptional(described), IsOptional(), ...rules);

export const Text = (description: string, deprecated = false): PropertyDecorator =>
  Optional({ type: String, description, deprecated }, IsText());
/** @param maxLength in UTF-16 units */
export const ShortText = (maxLength: number, description: string): PropertyDecorator =>
  Optional({ type: String, maxLength, description }, IsTextUpTo(maxLength));
export const TextList = (description: string): PropertyDecorator => Optional({ type: [String], description }, IsTextList());
export const Switch = (description: string, deprecated = false): PropertyDecorator =>
  Optional({ type: Boolean, description, deprecated }, IsSwitch());
export const WholeNumber = (minimum: number, maximum: number, description: string): PropertyDecorator =>
  Optional({ type: 'integer', minimum, maximum, description }, IsWholeNumber(minimum, maximum));
export const Choice = (names: readonly string[], description: string, preset?: string): PropertyDecorator =>
  Optional({ enum: [...names], description, ...(preset !== undefined && { default: preset }) }, IsNameOf(names));
export const ModeOf = (what: string, deprecated = false): PropertyDecorator =>
  Optional({ enum: MODES, description: `Mode of ${what}; \`mode\` when left out.`, deprecated }, IsNameOf(MODES));
export const TargetOf = (what: string): PropertyDecorator =>
  Optional({ enum: TARGETS, default: 'both', description: `Which side ${what} look at.` }, IsNameOf(TARGETS));

type FieldsType = new () => object;
const nested = new WeakMap<object, Map<string, FieldsType>>();

/** A field that holds fields of its own. */
export const Nested =
  (type: FieldsType, description: string): PropertyDecorator =>
  (target, property) => {
    Optional({ type, description }, IsJsonObject(), ValidateNested())(target, property);
    nested.set(target, (nested.get(target) ?? new Map<string, FieldsType>()).set(String(property), type));
  };

/** The class behind a field declared with `Nested`. */
export const nestedTypeOf = (type: FieldsType, field: string): FieldsType | undefined => nested.get(type.prototype as object)?.get(field);
