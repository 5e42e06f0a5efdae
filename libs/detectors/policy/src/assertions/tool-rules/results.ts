import type { ResultTest } from '@touchstone/assertions';
import { meetsValue } from './values';

export type ResultState = 'success' | 'failure' | 'empty';

const FAILED =
  /^\W{0,4}(?:(?:an? )?(?:internal |unexpected |server |fatal )?error\b|fail(?:ed|ure)?\b|exception\b|[45]\d\d\b|traceback|timeout|timed out|not found\b|denied\b|access denied|unauthori[sz]ed|forbidden\b|invalid\b|declined\b|rejected\b|unavailable\b|unknown tool|could ?n[o']t |cannot |unable to )/i;
const FAILED_INSIDE =
  /\b(?:error|exception|failed|timed out|timeout|access denied|permission denied|service unavailable|internal server error|not available|could not be|was declined|was rejected)\b/i;
const NO_FAILURE = /\b(?:no|without|0|zero) (?:errors?|failures?|exceptions?)\b/i;
const NOTHING =
  /^\W{0,4}(?:no(?:thing)?(?: (?:results?|hits?|match(?:es)?|entries|records?|data|articles?|products?|documents?))?(?: (?:were |was )?found)?|none|null|undefined|empty|0 (?:results?|hits?|matches)|not found|nothing found)\W{0,4}$/i;
const BAD_VALUE =
  /^(?:fail(?:ed|ure)?|error|denied|rejected|declined|invalid|not[_ ]found|unauthori[sz]ed|forbidden|timeout|unavailable|expired|locked|blocked|no[_ ]match|mismatch|unverified|not[_ ]verified|incorrect|wrong|false|no|insufficient.{0,20})$/i;
/** Keys whose value says how the call went. */
const STATE_KEYS =
  /^(?:status|result|success|ok|outcome|state|verified|valid|approved|match(?:ed)?|authenticated|authori[sz]ed|passed|confirmed|identity_?verified|is_?valid|succeeded|response|code)$/i;
const ERROR_KEYS = /^(?:error|errors|error_?message|exception|failure|error_?code)$/i;

export const parsed = (text: string): unknown => {
  if (!/^\s{0,20}[[{"\d]|^\s{0,20}(?:true|false|null)\s{0,20}$/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Classifies the text that a tool returned. */
export const stateOf = (text: string): ResultState => {
  const value = parsed(text);
  if (value === undefined || typeof value === 'string')
    return stateOfText(typeof value === 'string' ? value : text);
  if (isEmpty(value)) return 'empty';
  if (typeof value === 'boolean') return value ? 'success' : 'failure';
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? stateOfObject(Object.entries(value))
    : 'success';
};

const stateOfText = (text: string): ResultState => {
  if (text.trim() === '' || NOTHING.test(text.trim()))
    return /^\W{0,4}not found/i.test(text) ? 'failure' : 'empty';
  if (/^\W{0,2}(?:false|no)\W{0,2}$/i.test(text)) return 'failure';
  if (FAILED.test(text)) return 'failure';
  return text.length < 200 && FAILED_INSIDE.test(text) && !NO_FAILURE.test(text)
    ? 'failure'
    : 'success';
};

const stateOfObject = (entries: readonly [string, unknown][]): ResultState => {
  const bad = entries.some(([key, value]) => {
    if (ERROR_KEYS.test(key)) return !isEmpty(value) && value !== false && value !== 0;
    if (!STATE_KEYS.test(key)) return false;
    return (
      value === false ||
      (typeof value === 'string' && BAD_VALUE.test(value)) ||
      (typeof value === 'number' && value >= 400 && value < 600)
    );
  });
  if (bad) return 'failure';
  const [only] = entries;
  if (entries.length === 1 && only && only[1] === false) return 'failure';
  const lists = entries.filter(([, value]) => Array.isArray(value));
  const isFound = entries.every(([, value]) => isEmpty(value) || value === 0);
  return lists.length > 0 &&
    lists.every(([, value]) => isEmpty(value)) &&
    (isFound || entries.length <= 3)
    ? 'empty'
    : isFound && lists.length > 0
      ? 'empty'
      : 'success';
};

const plainKey = (key: string): string => key.toLowerCase().replaceAll(/[\s_-]/g, '');
const DEEPEST = 5;

/** Finds the values of a field, at any depth; keys that end in the field count too. */
const fieldValues = (value: unknown, field: string, depth = 0): unknown[] => {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = plainKey(key);
    const own = name === field || name.endsWith(field) ? [inner] : [];
    return [...own, ...fieldValues(inner, field, depth + 1)];
  });
};

/** Checks a result; `undefined` if it does not say. */
export const meetsResult = (text: string, test: ResultTest): boolean | undefined => {
  if (test.result !== 'field') return test.result === 'any' || stateOf(text) === test.result;
  const holds = fieldMeets(text, test);
  return holds === undefined ? undefined : holds !== (test.negated === true);
};

const fieldMeets = (
  text: string,
  { field, value }: Extract<ResultTest, { result: 'field' }>,
): boolean | undefined => {
  const object = parsed(text);
  const found = fieldValues(object, plainKey(field)).filter((one) => typeof one !== 'object');
  if (found.length > 0) return found.some((one) => meetsValue(one, value) === true);
  if (value.test !== 'equals') return figureIn(text, field, value);
  for (const wanted of value.values) {
    const flags = fieldValues(object, plainKey(wanted)).concat(
      fieldValues(object, `is${plainKey(wanted)}`),
    );
    if (flags.some((one) => typeof one === 'boolean')) return flags.includes(true);
  }
  if (typeof object === 'object') return undefined;
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}_.-]+/gu, ' ')} `;
  const said = value.values.some((one) => words.includes(` ${one.toLowerCase()} `));
  const denied = value.values.some((one) => words.includes(` not ${one.toLowerCase()} `));
  if (said) return !denied;
  return words.includes(` ${field.toLowerCase()} `) || words.trim().split(' ').length <= 3
    ? false
    : undefined;
};

const figureIn = (
  text: string,
  field: string,
  value: Extract<ResultTest, { result: 'field' }>['value'],
): boolean | undefined => {
  const lower = text.toLowerCase();
  const at = lower.indexOf(field.toLowerCase());
  const piece = at < 0 ? (text.length < 30 ? text : '') : text.slice(at, at + field.length + 30);
  const figure = /-?\d[\d.,]{0,15}/.exec(piece)?.[0];
  return figure === undefined ? undefined : meetsValue(figure, value);
};
