import {
  fillPlaceholders,
  placeholderNames,
  placeholderProblem,
  type Values,
} from '../text/placeholders';

const MAX_TEMPLATE_LENGTH = 20_000;
/** Each may expand to the whole text of a notice. */
const MAX_PLACEHOLDERS = 32;
const MAX_DEPTH = 32;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const depthOf = (value: unknown): number => {
  let level = [value];
  let depth = 0;
  while (
    (level = level.filter(isObject).flatMap((item) => Object.values(item) as unknown[])).length > 0
  )
    depth++;
  return depth;
};

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
};

const parsed = (template: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(template);
    return isObject(value) && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Returns a sentence on the first problem of a template; `undefined` when it is valid. */
export const templateProblem = (template: string): string | undefined => {
  if (template.length > MAX_TEMPLATE_LENGTH)
    return `The template is too long; at most ${MAX_TEMPLATE_LENGTH} characters are accepted.`;
  const body = parsed(template);
  if (body === undefined)
    return 'The template must be a JSON object, with placeholders such as {{text}} in its strings.';
  if (depthOf(body) > MAX_DEPTH)
    return `The template is nested too deeply; at most ${MAX_DEPTH} levels are accepted.`;
  const names = stringsIn(body).flatMap(placeholderNames);
  if (names.length > MAX_PLACEHOLDERS)
    return `The template has too many placeholders; at most ${MAX_PLACEHOLDERS} are accepted.`;
  return placeholderProblem(names);
};

const fillStrings = (value: unknown, values: Values): unknown => {
  if (typeof value === 'string') return fillPlaceholders(value, values);
  if (Array.isArray(value)) return value.map((item) => fillStrings(item, values));
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, fillStrings(item, values)]),
      )
    : value;
};

/** Fills in a valid template. Only parsed strings change, so no value can change the structure. */
export const templateBody = (template: string, values: Values): object =>
  fillStrings(JSON.parse(template), values) as object;
