import type { FormField } from './schema';

export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a value as the API would store it if it were sent: without what is empty or preset.
 * `undefined`: nothing was given.
 */
const given = (field: FormField, value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return undefined;
  switch (field.kind) {
    case 'switch':
    case 'choice':
      return value === field.preset ? undefined : value;
    case 'texts': {
      const texts = textsOf(value).filter((text) => text.trim() !== '');
      return texts.length > 0 ? texts : undefined;
    }
    case 'object': {
      const own = field.fields
        .map((each) => [each.name, given(each, isValues(value) ? value[each.name] : undefined)])
        .filter(([, item]) => item !== undefined);
      return own.length > 0 ? Object.fromEntries(own) : undefined;
    }
    case 'json':
      return typeof value === 'object' && Object.keys(value).length === 0 ? undefined : value;
    default:
      return value;
  }
};

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const isSame = (field: FormField, before: unknown, after: unknown): boolean =>
  JSON.stringify(given(field, before)) === JSON.stringify(given(field, after));

/** The value that unsets a field of an existing resource. */
const unset = ({ kind }: FormField): unknown =>
  ({ switch: false, texts: [], object: {}, text: '', number: '', choice: '', json: '' })[kind];

/** Returns the value to send; parts of an object that are empty are left out. */
const sent = (field: FormField, value: unknown): unknown => {
  if (field.kind === 'switch') return value ?? field.preset;
  if (field.kind === 'choice' && value !== '') return value ?? field.preset ?? '';
  if (field.kind === 'object')
    return Object.fromEntries(
      field.fields
        .map((each) => [each.name, isValues(value) ? value[each.name] : undefined, each] as const)
        .filter(([, item, each]) => given(each, item) !== undefined)
        .map(([name, item, each]) => [name, sent(each, item)]),
    );
  return given(field, value) ?? (Array.isArray(value) ? [] : unset(field));
};

/**
 * Returns the fields to send: of a new resource those that are given, of an existing one those
 * that differ.
 */
export const changesOf = (
  fields: readonly FormField[],
  before: Values | undefined,
  after: Values,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => !isSame(field, before?.[field.name], after[field.name]))
      .map((field) => [field.name, sent(field, after[field.name])]),
  );

/** A change in words; `undefined` where there was or is no value. */
export interface ChangeRow {
  path: string;
  label: string;
  before: string | undefined;
  after: string | undefined;
}

/** Lists what differs, field by field, for a person to read before it is saved. */
export const changeRows = (
  fields: readonly FormField[],
  before: Values,
  after: Values,
  parents: readonly string[] = [],
): ChangeRow[] =>
  fields
    .filter((field) => !isSame(field, before[field.name], after[field.name]))
    .flatMap((field) => {
      const [from, to] = [before[field.name], after[field.name]];
      const labels = [...parents, field.label];
      if (field.kind === 'object')
        return changeRows(field.fields, objectOf(from), objectOf(to), labels);
      const label = labels.join(' › ');
      return [{ path: field.path, label, before: inWords(field, from), after: inWords(field, to) }];
    });

const objectOf = (value: unknown): Values => (isValues(value) ? value : {});

const inWords = (field: FormField, value: unknown): string | undefined => {
  if (field.kind === 'switch') return (value ?? field.preset) ? 'on' : 'off';
  if (field.kind === 'choice') return textOf(value === '' ? undefined : (value ?? field.preset));
  if (field.kind === 'texts') {
    const texts = textsOf(value).filter((text) => text.trim() !== '');
    return texts.length > 0 ? texts.join('\n') : undefined;
  }
  return textOf(given(field, value));
};

const textOf = (value: unknown): string | undefined =>
  value === undefined || typeof value === 'string' ? value : JSON.stringify(value, null, 2);
