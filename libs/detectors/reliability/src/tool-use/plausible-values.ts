import { isRecord, type Schema } from './dialect';
import { PLACEHOLDERS, SLOTS } from './placeholders';
import { guess, type Problem, shown } from './problem';
import { keysIn, OUTSIDE_LATIN, type Request } from './request';

/** A value of the arguments with its definition. */
export interface Leaf {
  path: string;
  value: string | number;
  /** Descriptions, defaults and allowed values of the parameter, lower case. */
  about: string;
  /** Taken from the definition itself: an allowed value or the default. */
  declared: boolean;
  required: boolean;
}

const MOST_LEAVES = 200;

export const leavesOf = (args: Record<string, unknown>, schema: Schema, source: Schema): Leaf[] => {
  const leaves: Leaf[] = [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  const visit = (
    value: unknown,
    path: string,
    definition: unknown,
    needed: boolean,
    inherited: string,
  ): void => {
    if (leaves.length >= MOST_LEAVES) return;
    const own = isRecord(definition) ? definition : {};
    const about = `${inherited} ${aboutOf(own)}`;
    if (typeof value === 'string' || typeof value === 'number') {
      leaves.push({ path, value, about, declared: isDeclared(value, own), required: needed });
    } else if (Array.isArray(value))
      value.forEach((item, index) => visit(item, `${path}[${index}]`, own.items, needed, about));
    else if (isRecord(value)) {
      const properties = isRecord(own.properties) ? own.properties : {};
      Object.entries(value).forEach(([key, item]) =>
        visit(item, `${path}.${key}`, properties[key], needed, about),
      );
    }
  };
  const properties = isRecord(source.properties) ? source.properties : source;
  Object.entries(args).forEach(([key, value]) =>
    visit(value, key, properties[key], required.includes(key), ''),
  );
  return leaves;
};

const aboutOf = ({ description, default: standard, examples }: Schema): string =>
  [
    typeof description === 'string' ? description.slice(0, 1000) : '',
    standard === undefined ? '' : shown(standard),
    Array.isArray(examples) ? shown(examples) : '',
  ]
    .join(' ')
    .toLowerCase();

const isDeclared = (
  value: unknown,
  { enum: allowed, default: standard, const: only, items }: Schema,
): boolean =>
  (Array.isArray(allowed) && allowed.includes(value)) ||
  standard === value ||
  only === value ||
  (isRecord(items) && isDeclared(value, items));

/** Scores how well the request, or else the definition, explains a value: 0 not at all, 1 fully. */
export const accountFor = (leaf: Leaf, request: Request): number => {
  if (leaf.declared) return 1;
  return typeof leaf.value === 'number'
    ? accountForNumber(leaf.value, leaf.about, request)
    : accountForText(leaf.value, leaf.about, request);
};

const FACTORS = [1, 100, 0.01, 1000, 0.001, 60, 3600, 1e6, 1e-6, 12, 7, 24, 1e-9, 1e9, 1024];
const close = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(1e-9, Math.abs(one), Math.abs(other));

const accountForNumber = (value: number, about: string, { numbers, text }: Request): number => {
  if (numbers.some((given) => FACTORS.some((factor) => close(Math.abs(value), given * factor))))
    return 1;
  if (new RegExp(`(?:^|[^0-9.])${Math.abs(value)}(?![0-9])`.replaceAll('+', '\\+')).test(text))
    return 1;
  if (Number.isInteger(value) && about.includes(String(value))) return 0.8;
  if (value === 0 || value === 1) return 0.6;
  return numbers.length === 0 ? 0.4 : 0.1;
};

const accountForText = (value: string, about: string, request: Request): number => {
  const lower = value.trim().toLowerCase();
  if (lower === '' || request.text.includes(lower)) return 1;
  const keys = keysIn(value);
  if (keys.length === 0 || request.foreign !== OUTSIDE_LATIN.test(value)) return 0.6;
  const hits =
    keys.filter(
      (key) =>
        request.keys().has(key) ||
        request.keys().has(`#${Number(key)}`) ||
        abbreviates(key, request),
    ).length / keys.length;
  const mentioned = keys.filter((key) => about.includes(key)).length / keys.length;
  return Math.max(hits, 0.9 * mentioned, lower.length <= 3 ? 0.5 : 0, partly(keys, request));
};

/** Recognises initials: `NY` for New York, `CA` for California. */
const abbreviates = (key: string, { initials }: Request): boolean =>
  key.length === 2 && initials().has(key.charAt(0));

/** Recognises words with the same beginning: `calc` and `calculus`, `celsius` and `celcius`. */
const partly = (keys: readonly string[], { beginnings }: Request): number =>
  keys.some((key) => key.length >= 4 && beginnings().has(key.slice(0, 4))) ? 0.6 : 0;

/** Finds a placeholder that the user did not write. */
export const placeholderIn = (leaves: readonly Leaf[], request: Request): Problem | undefined => {
  const found = leaves.find(
    (leaf) =>
      typeof leaf.value === 'string' &&
      !leaf.declared &&
      isPlaceholder(leaf.value) &&
      !mentions(request.text, leaf.value),
  );
  return (
    found &&
    guess(
      'PARAM_VALUE_ERROR',
      `The value of "${found.path}" is a placeholder.`,
      shown(found.value),
      0.95,
    )
  );
};

/** Finds a required string that is empty. */
export const emptyIn = (leaves: readonly Leaf[]): Problem | undefined => {
  const found = leaves.find(
    ({ value, required, declared }) =>
      required && !declared && typeof value === 'string' && value.trim() === '',
  );
  return (
    found &&
    guess('PARAM_VALUE_ERROR', `The required value of "${found.path}" is empty.`, found.path, 0.85)
  );
};

const isPlaceholder = (value: string): boolean => {
  const bare = value.trim();
  return (
    PLACEHOLDERS.has(bare.toLowerCase()) ||
    (bare.length <= 64 && SLOTS.some((slot) => slot.test(bare)))
  );
};

const mentions = (text: string, value: string): boolean =>
  new Set(text.split(/[\s"'`.,;:()]+/)).has(value.trim().toLowerCase());
