import { sentences } from '@touchstone/text';
import type { Assessment } from '../assessment';
import { unfenced } from '../formats';
import { outcome, without } from './outcome';

export const checkHttps = (text: string): Assessment =>
  without(
    /(?<![\p{L}\p{N}])(?:http|ftp):\/\/[^\s<>"']{2,300}/iu.exec(text)?.[0],
    'A link does not use https.',
    'No link uses another scheme than https.',
  );

const SOURCE = /\[(?:\d{1,3}(?:[,;–-] ?\d{1,3}){0,5}|\^\w{1,20})\]|[¹²³⁴-⁹]/u;
const STATEMENT_WORDS = 4;

/** Questions, greetings and short remarks state no fact. */
export const checkCitedSentences = (text: string): Assessment => {
  const pieces = text.replaceAll(/([.!?])\s{0,2}(\[[\d\s,;^–-]{1,20}\])/g, '$2$1');
  const bare = sentences(pieces).find(
    ({ text: sentence }) =>
      !SOURCE.test(sentence) &&
      !/[?:]["”’')]?\s*$/.test(sentence) &&
      sentence.trim().split(/\s+/).length >= STATEMENT_WORDS,
  );
  if (bare && !SOURCE.test(text))
    return outcome(false, 'The text has no source numbers.', bare.text);
  return without(
    bare?.text,
    'A sentence has no source number.',
    'Each sentence has its source number.',
  );
};

/** Words that order steps in one line. */
const ORDERED =
  /\b(?:then|next|after that|afterwards|finally|lastly|second(?:ly)?|third(?:ly)?|step \d)\b/i;

export const checkOwnLines = (text: string): Assessment => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const crowded = lines.find(
    (line) => sentences(line).length > 2 || (sentences(line).length > 1 && ORDERED.test(line)),
  );
  if (crowded !== undefined && lines.length < 3)
    return outcome(false, 'Several steps are on one line.', crowded);
  if (lines.length >= 2 && crowded === undefined)
    return outcome(true, 'Each step is on a line of its own.');
  return outcome('unknown', 'It is open which sentences are steps.');
};

const CLOSING =
  /^(?:(?:kind|best|warm|many|warmest|with kind|with best) (?:regards|wishes|thanks)|regards|best|cheers|thanks|thank you|yours(?: (?:sincerely|faithfully|truly))?|sincerely|take care|all the best|see you(?: soon)?|love|bye|have a (?:nice|good|great|lovely) (?:day|evening|weekend))[,.!]?$/i;
const NAME = /^(?:[-–—~] ?)?\p{Lu}\p{Ll}{1,20}(?:[ -]\p{Lu}\.?\p{Ll}{0,20}){0,3}[.!]?$/u;
const TEAM =
  /\b(?:team|support|service|desk|department|crew|staff|office|centre|center|group|company|bank|shop|clinic|school|your)\b/i;
/** A name on the line of the closing: "Kind regards, Theresa". */
const INLINE =
  /(?:regards|wishes|best|cheers|sincerely|thanks|care),\s{0,3}(\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{0,20}){0,2})[.!]?\s*$/u;

export const checkSignedName = (text: string): Assessment => {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = lines.at(-1) ?? '';
  const before = lines.at(-2) ?? '';
  const inline = INLINE.exec(text.slice(-80))?.[1];
  const isSigned =
    NAME.test(last) &&
    !TEAM.test(last) &&
    !CLOSING.test(last) &&
    (CLOSING.test(before) ||
      /^[-–—~]/.test(last) ||
      (lines.length > 1 && !/[:]$/.test(before) && !/[.!]$/.test(last)));
  if (isSigned) return outcome(true, 'The text is signed with a name.', last);
  if (inline !== undefined && !TEAM.test(inline))
    return outcome(true, 'The text is signed with a name.', inline);
  return outcome(false, 'The text is not signed with a name.');
};

const OPENING =
  /^[\s"“*_]{0,5}(\p{Lu}[\p{L}'’-]{1,25}(?: \p{Lu}[\p{L}'’-]{1,25}){0,2})\s?[,!:–—-]/u;
const NO_NAME =
  /^(?:hello|hi|hey|dear|sorry|thanks|thank|welcome|yes|no|sure|great|good|unfortunately|congratulations|apologies|however|well|okay|ok|of|first|please|today|tomorrow|yesterday|currently|absolutely|certainly|indeed|alright|right|perfect|hooray|oh|greetings|attention|note|reminder|important)\b/i;

export const checkNameFirst = (text: string): Assessment => {
  const name = OPENING.exec(text)?.[1];
  return name !== undefined && !NO_NAME.test(name)
    ? outcome(true, 'The text begins with a name.', name)
    : outcome(false, 'The text does not begin with a name.', text.trim().slice(0, 60));
};

export const checkFinalStop = (text: string): Assessment =>
  /\.["”’')\]*_]{0,3}\s*$/u.test(text)
    ? outcome(false, 'The text ends with a full stop.', text.trim().slice(-60))
    : outcome(true, 'The text ends without a full stop.');

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const ARRAY = /^array of (?<type>\w{2,10})(?: (?<bound><=|>=|=) (?<n>\d{1,3}))?$/;

/** Checks a list of values, or each object of a text that is JSON. */
export const checkJsonType = (text: string, value = ''): Assessment => {
  let json: unknown;
  try {
    json = JSON.parse(unfenced(text));
  } catch {
    return outcome(false, 'The text is not valid JSON.');
  }
  const array = ARRAY.exec(value)?.groups;
  if (array) return checkArray(json, array);
  const [key = '', type = ''] = value.split(': ');
  const objects = (Array.isArray(json) ? json : [json]) as unknown[];
  const values = objects.flatMap((one) =>
    typeof one === 'object' && one !== null && Object.hasOwn(one, key)
      ? [(one as Record<string, unknown>)[key]]
      : [],
  );
  const wrong = values.find((one) => !isOfType(one, type));
  if (wrong !== undefined)
    return outcome(false, `The value of "${key}" is no ${type}.`, JSON.stringify(wrong));
  return values.length === 0
    ? outcome('unknown', `The JSON has no "${key}".`)
    : outcome(true, `The value of "${key}" is of the type ${type}.`);
};

const checkArray = (
  json: unknown,
  { type = '', bound, n = '' }: Record<string, string | undefined>,
): Assessment => {
  if (!Array.isArray(json)) return outcome(false, 'The JSON is not an array.');
  if (!json.every((one) => isOfType(one, type)))
    return outcome(false, `The JSON array has other values than of the type ${type}.`);
  const limit = Number(n);
  const isWithin =
    bound === undefined ||
    (bound === '<='
      ? json.length <= limit
      : bound === '>='
        ? json.length >= limit
        : json.length === limit);
  return outcome(isWithin, `The JSON array has ${json.length} values.`);
};
