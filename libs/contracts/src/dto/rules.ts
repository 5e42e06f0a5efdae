import { isEmail, registerDecorator } from 'class-validator';
import {
  type Complaint,
  each,
  isJsonObject,
  keyPath,
  oneOf,
  text,
  trueOrFalse,
} from '../complaint';
import { instantOf } from './time';

export type { Complaint };

/**
 * Creates a class-validator rule from one function, so that the message can name the wrong item.
 */
const rule =
  (name: string, complaint: Complaint) => (): PropertyDecorator => (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => complaint(value) === undefined,
        defaultMessage: (args) => complaint(args?.value) ?? ': is not acceptable.',
      },
    });
  };

/** Names a value that is not text by its key, quoted as JSON if it is not a plain name. */
const textMap: Complaint = (value) => {
  if (!isJsonObject(value)) return ': expected an object with text values.';
  const wrong = Object.keys(value).find((key) => typeof value[key] !== 'string');
  return wrong === undefined ? undefined : `${keyPath(wrong)}: expected text.`;
};

export const IsText = rule('isText', text);
export const IsTextUpTo = (maxLength: number): PropertyDecorator =>
  rule(
    'isTextUpTo',
    (value) =>
      text(value) ??
      (String(value).length > maxLength
        ? `: expected at most ${maxLength} characters.`
        : undefined),
  )();
export const IsWholeNumber = (minimum: number, maximum: number): PropertyDecorator =>
  rule('isWholeNumber', (value) =>
    Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
      ? undefined
      : `: expected a whole number from ${minimum} to ${maximum}.`,
  )();
export const IsFiniteNumber = rule('isFiniteNumber', (value) =>
  Number.isFinite(value) ? undefined : ': expected a number.',
);
export const IsTextList = rule('isTextList', each('text', text));
export const IsTextMap = rule('isTextMap', textMap);
export const IsSwitch = rule('isSwitch', trueOrFalse);
export const IsJsonObject = rule('isJsonObject', (value) =>
  isJsonObject(value) ? undefined : ': expected an object.',
);
export const IsObjectList = rule(
  'isObjectList',
  each('objects', (item) => (isJsonObject(item) ? undefined : ': expected an object.')),
);
export const IsArguments = rule('isArguments', (value) =>
  isJsonObject(value) || typeof value === 'string'
    ? undefined
    : ': expected an object, or its JSON text.',
);

export const IsNameOf = (names: readonly string[]): PropertyDecorator =>
  rule('isNameOf', oneOf(names))();

export const Satisfies = (complaint: Complaint): PropertyDecorator =>
  rule('satisfies', complaint)();

const LONGEST_EMAIL = 254;
const HALF_SURROGATE_PAIR = /\p{Surrogate}/u;
// The library encodes the text as a URI to count its bytes, which throws on half a surrogate pair.
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= LONGEST_EMAIL &&
  !HALF_SURROGATE_PAIR.test(value) &&
  isEmail(value);

export const IsEmailAddress = rule('isEmailAddress', (value) =>
  isAddress(value) ? undefined : ': expected an e-mail address.',
);

export const IsEmailAddressOrEmpty = rule('isEmailAddressOrEmpty', (value) =>
  value === '' || isAddress(value) ? undefined : ': expected an e-mail address, or "" for none.',
);

/** Accepts 1 to `most` e-mail addresses. */
export const IsEmailAddressList = (most: number): PropertyDecorator =>
  rule('isEmailAddressList', (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > most)
      return `: expected an array of 1 to ${most} e-mail addresses.`;
    const index = value.findIndex((item) => !isAddress(item));
    return index < 0 ? undefined : `[${index}]: expected an e-mail address.`;
  })();

export const IsNameList = (names: readonly string[]): PropertyDecorator =>
  rule('isNameList', (value) => {
    if (
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((item) => names.includes(item as string))
    )
      return undefined;
    return `: expected an array of at least one of ${names.join(', ')}.`;
  })();

export const IsFutureTime = rule('isFutureTime', (value) =>
  (instantOf(value) ?? 0) > Date.now()
    ? undefined
    : ': expected a time in the future in ISO 8601, such as 2030-01-31T12:00:00Z.',
);
