import { filled, namesIn, placeholderProblem, type Values } from '../words/placeholders';

const LONGEST_TEMPLATE = 20_000;
/** Each may stand for the whole text of a notice. */
const MOST_PLACEHOLDERS = 32;
const DEEPEST = 32;

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

/** A sentence on why this is no template for the body of a chat tool; `undefined` when it is one. */
export const templateProblem = (template: string): string | undefined => {
  if (template.length > LONGEST_TEMPLATE)
    return `The template is too long; at most ${LONGEST_TEMPLATE} characters are accepted.`;
  const body = parsed(template);
  if (body === undefined)
    return 'The template must be a JSON object, with placeholders such as {{text}} in its strings.';
  if (depthOf(body) > DEEPEST)
    return `The template is nested too deeply; at most ${DEEPEST} levels are accepted.`;
  const names = stringsIn(body).flatMap(namesIn);
  if (names.length > MOST_PLACEHOLDERS)
    return `The template has too many placeholders; at most ${MOST_PLACEHOLDERS} are accepted.`;
  return placeholderProblem(names);
};

const filledIn = (value: unknown, values: Values): unknown => {
  if (typeof value === 'string') return filled(value, values);
  if (Array.isArray(value)) return value.map((item) => filledIn(item, values));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filledIn(item, values)]))
    : value;
};

/** Values go into strings of what was parsed before, so none of them can change the structure. Takes a template without a problem. */
export const templateBody = (template: string, values: Values): object =>
  filledIn(JSON.parse(template), values) as object;
