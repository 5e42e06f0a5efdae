import { isLeap } from '../calendar/dates';
import type { Checked, Outcome } from '../checked';
import { withFigures } from '../written-numbers';

const QUOTED = /(?<![\p{L}\d])["'“‘„]([^"“”„\n]{3,200}?)["'”’“](?!\p{L})/u;
const COUNTED = /word|letter|character|vowel|consonant|syllable/i;
const STATED_COUNT =
  /(?<![\d.,])(\d{1,3}) (words?|letters?|characters|vowels|consonants|syllables)(?!\p{L})/giu;

/** Words or letters of the text that a request quotes. */
export const quotedCount = (question: string, output: string): Checked | undefined => {
  if (!COUNTED.test(output)) return undefined;
  const figures = withFigures(output);
  const [match, ...more] = figures.matchAll(STATED_COUNT);
  if (!match || more.length > 0) return undefined;
  const quoted =
    QUOTED.exec(question)?.[1] ??
    onlyQuote(figures) ??
    /\b(?:word|in|name) (\p{L}{3,30})\s?\??$/u.exec(question.trim())?.[1];
  if (
    quoted === undefined ||
    /\b(?:limit|at most|maximum|up to|fewer than|less than|more than)\b/i.test(
      figures.slice(Math.max(0, (match.index ?? 0) - 20), match.index),
    )
  )
    return undefined;
  const kind = (match[2] ?? '').toLowerCase();
  const exact = sizeOf(quoted, kind);
  return exact === undefined
    ? undefined
    : {
        quote: match[0],
        wrong: Number(match[1]) !== exact,
        reason: `"${quoted}" has ${exact} ${kind}`,
      };
};

/** The quotation of a text that has only one. */
const onlyQuote = (text: string): string | undefined => {
  const all = [...text.matchAll(new RegExp(QUOTED, 'gu'))].map(([, quoted]) => quoted);
  return new Set(all).size === 1 ? all[0] : undefined;
};

const sizeOf = (text: string, kind: string): number | undefined => {
  if (kind.startsWith('word'))
    return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  const letters = text.toLowerCase().match(/\p{L}/gu) ?? [];
  const vowels = letters.filter((letter) => 'aeiou'.includes(letter)).length;
  if (kind.startsWith('letter')) return letters.length;
  if (kind === 'vowels') return vowels;
  if (kind === 'consonants') return letters.length - vowels;
  return undefined;
};

const LEAP_YES =
  /\b(?:is|was|will be) a leap year|\b(?:have|has|had) (?:a )?(?:29(?:th)? (?:of )?february|february 29|366 days)|^yes\b/i;
const LEAP_NO =
  /\b(?:is|was|will)(?: not|n['’]t) (?:be )?(?:a )?leap year|not (?:be )?a leap year|\bno (?:29 february|february 29)|\b365 days|^no\b|\bcommon year/i;

/** A leap year that a request asks about. */
export const leapYear = (question: string, output: string): Outcome => {
  const [, year] = /(?<!\d)(\d{4})(?!\d)/.exec(question) ?? [];
  if (
    year === undefined ||
    !/\bleap\b|february 29|29 february/i.test(question) ||
    (question.match(/\d{4}/g)?.length ?? 0) > 1
  )
    return undefined;
  const [yes, no] = [LEAP_YES.test(output), LEAP_NO.test(output)];
  if (yes === no) return undefined;
  return {
    wrong: yes !== isLeap(Number(year)),
    reason: `${year} is ${isLeap(Number(year)) ? '' : 'not '}a leap year`,
  };
};

const NAMES = String.raw`\p{L}[\p{L}'’ -]{0,24}`;
const LIST = new RegExp(
  `[:\\n]\\s*((?:${NAMES}(?:, | and |, and |\\n[-*\\d.) ]*)){2,30}${NAMES})`,
  'u',
);
const LIST_IS = new RegExp(
  `(?:is|are|order,?|sorted) ((?:${NAMES}, ){1,30}${NAMES}(?:,? and ${NAMES})?)(?=[.!\\n]|$)`,
  'u',
);
const namesIn = (text: string): string[] | undefined => {
  const list = LIST.exec(text)?.[1] ?? LIST_IS.exec(text)?.[1];
  const names = list
    ?.split(/, and |, | and |\n[-*\d.) ]*/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names !== undefined &&
    names.length >= 3 &&
    names.every((name) => name.split(' ').length <= 3)
    ? names
    : undefined;
};

/** A list that is said to be in alphabetical order. */
export const alphabetical = (question: string, output: string): Outcome => {
  if (!/\balphabet(?:ic|ical|ically)?\b|\bA to Z\b|\balphabetisch/i.test(question + output))
    return undefined;
  const names = namesIn(output);
  if (!names) return undefined;
  const backwards = /\b(?:reverse|backwards?|Z to A|descending)\b/i.test(question + output);
  const key = (name: string): string =>
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9 ]/g, '');
  const sorted = [...names].sort((one, other) =>
    key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0,
  );
  if (backwards) sorted.reverse();
  const wrong = names.findIndex((name, index) => key(name) !== key(sorted[index] ?? ''));
  return {
    wrong: wrong >= 0,
    reason: wrong >= 0 ? `"${sorted[wrong]}" comes before "${names[wrong]}"` : '',
  };
};

const ENTRY = new RegExp(
  `(?<!\\p{L})(\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{L}{1,12})?)(?: \\(?|: ?| - | – | = )(?:[$€£] ?)?(\\d[\\d,]*(?:[.:]\\d+){0,2})`,
  'gu',
);
const RANKING =
  /\b(?:rank|order|sort|ranking|fastest|slowest|cheapest|highest|lowest|largest|smallest|best|most|least|first|lightest|heaviest|oldest|youngest|longest|shortest|tallest)\b/;
const ASCENDING =
  /\b(?:fastest|cheapest|lowest|smallest|least|ascending|low to high|lightest|youngest|shortest|earliest|closest|nearest)\b/;
const DESCENDING =
  /\b(?:slowest|highest|largest|most|descending|high to low|heaviest|oldest|longest|tallest|biggest|priciest|top|latest|furthest|farthest)\b/;

/** A ranking of the named values of a request. */
export const ranking = (question: string, output: string): Outcome => {
  const entries = [...question.matchAll(ENTRY)].map(([, name = '', value = '']) => ({
    name: name.toLowerCase(),
    value: valueOf(value),
    at: output.toLowerCase().indexOf(name.toLowerCase()),
  }));
  const text = `${question} ${output}`.toLowerCase();
  if (
    entries.length < 3 ||
    !RANKING.test(text) ||
    entries.some(({ at, value }) => at < 0 || Number.isNaN(value))
  )
    return undefined;
  const own = output.toLowerCase();
  const order = [own, question.toLowerCase()]
    .map((each) => [ASCENDING.test(each), DESCENDING.test(each)] as const)
    .find(([up, down]) => up !== down);
  if (!order) return undefined;
  const said = [...entries].sort((one, other) => one.at - other.at);
  const [first, last] = [said[0]?.at ?? 0, said.at(-1)?.at ?? 0];
  // Names far apart are told about, not ranked.
  if (last - first > 60 * entries.length) return undefined;
  const wrong = said.findIndex(({ value }, index) => {
    const before = said[index - 1];
    return before !== undefined && (order[0] ? value < before.value : value > before.value);
  });
  return {
    wrong: wrong > 0,
    reason:
      wrong > 0 ? `${said[wrong]?.name} comes before ${said[wrong - 1]?.name} in that order` : '',
  };
};

const valueOf = (text: string): number =>
  text.includes(':')
    ? text.split(':').reduce((total, part) => total * 60 + Number(part), 0)
    : Number(text.replaceAll(',', ''));
