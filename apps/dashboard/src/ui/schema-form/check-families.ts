import { useQuery } from '@tanstack/react-query';
import { apiDescriptionQuery } from '../../api/api-description';
import { textsOf, type Values } from './changes';
import type { ApiDescription, FormField } from './schema';
import { labelOf } from './words';

/** A field that requests a check, in the order of a form, with the fields that count while it does. */
export interface CheckPart {
  family: string;
  label: string;
  field: string;
  options: readonly string[];
  /** The field that requests all parts of the check at once, where there are several. */
  whole: string | undefined;
  title: string;
}

/** Schema of the request that has every check. */
const REQUEST = 'EvaluateRequestDto';
const SWITCH = /_check$/;

/** Returns the parts of all checks, as the API describes them; older names are left out. */
export const checkPartsOf = ({ 'x-checks': checks, components }: ApiDescription): CheckPart[] => {
  const { properties = {} } = components.schemas[REQUEST] ?? {};
  return checks.flatMap(({ title, family, switches, options }) => {
    const fields = switches.filter((name) => properties[name]?.deprecated !== true);
    // The first of several switches stands for all of them.
    const whole = fields.length > 1 ? fields[0] : undefined;
    const labelFor = (field: string): string => {
      if (field === whole) return 'All categories';
      return whole === undefined && SWITCH.test(field) ? title : labelOf(field.replace(SWITCH, ''));
    };
    return fields.map((field) => ({
      family,
      label: labelFor(field),
      field,
      options,
      whole,
      title,
    }));
  });
};

/** Reads the parts of all checks; `undefined` until they are known. */
export const useCheckParts = (): readonly CheckPart[] | undefined =>
  useQuery({ ...apiDescriptionQuery, select: checkPartsOf }).data;

/** Returns parts by family, in their order. */
export const byFamily = (parts: readonly CheckPart[]): [family: string, parts: CheckPart[]][] =>
  [...new Set(parts.map(({ family }) => family))].map((family) => [
    family,
    parts.filter((part) => part.family === family),
  ]);

/** Returns true for a field that has a place among the families. */
export const isCheckField = (parts: readonly CheckPart[], { name }: FormField): boolean =>
  parts.some(({ field, options }) => field === name || options.includes(name));

/** Returns true if a value of a field requests its check. */
export const isRequested = (value: unknown): boolean => {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return textsOf(value).some((text) => text.trim() !== '');
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((item) => !NO_RULE.includes(item as never))
  );
};
const NO_RULE = [null, false, 0, ''] as const;

/** Returns true if the field for all parts of a check requests this part, too. */
export const isImplied = ({ field, whole }: CheckPart, values: Values): boolean =>
  whole !== undefined && field !== whole && values[whole] === true;

/** Returns true for the first requested part of a check: the options of a check are shown once. */
export const showsOptions = (
  part: CheckPart,
  parts: readonly CheckPart[],
  values: Values,
): boolean =>
  part.options.length > 0 &&
  parts.find(({ title, field }) => title === part.title && isRequested(values[field])) === part;

/** Returns the requested checks by family, each with a few words: `Assertions (3)`. */
export const requestedChecks = (
  parts: readonly CheckPart[],
  values: Values,
): { family: string; checks: string[] }[] =>
  byFamily(parts.filter((part) => isRequested(values[part.field]) && !isImplied(part, values))).map(
    ([family, requested]) => ({
      family,
      checks: requested.map(({ label, field, whole, title }) => {
        const count = textsOf(values[field]).length;
        if (field === whole) return title;
        return count > 0 ? `${label} (${count})` : label;
      }),
    }),
  );
