import {
  type ArgumentRef,
  type ArgumentTest,
  type Shape,
  type ValueTest,
  type Weekday,
  WEEKDAYS,
} from '../tool-rule';
import { secretsOf, splitList, timeTest } from '../values';
import { parameterIn, placesIn } from './parameters';
import { type Reader, without } from './value-lists';

/** A phrase without the conditions on values that it states. */
export interface Valued {
  rest: string;
  readers: Reader[];
}

interface Extractor {
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>) => Reader | undefined;
}

const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|a\.m\.|p\.m\.|h|o'clock))?|noon|midnight|midday`;
const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const TOKEN = String.raw`(?:"[^"]{1,60}"|'[^']{1,60}'|\x60[^\x60]{1,60}\x60|[^\s,;:]{1,40})`;
const LIST = String.raw`${TOKEN}(?:(?:, (?:or |and |nor )?| or | and | nor |\/)${TOKEN}){0,9}`;
const OTHER = String.raw`(?:some(?:one|body)|any(?:one|body)|another (?:person|\p{L}{3,12})|other (?:people|persons|\p{L}{3,12}s)|others|third parties|strangers)`;

const of = (words: string, value: ValueTest, negated = false): Reader => {
  return (tools, toolbox, rest) => ({
    argument: dated(parameterIn(rest, tools, toolbox)) ?? { by: 'words', words },
    ...(negated && { negated: true as const }),
    value,
  });
};
/** Only a parameter for a date can lie in the past. */
const dated = (found: ArgumentRef | undefined): ArgumentRef | undefined =>
  found?.by === 'name' &&
  /date|day|check|start|end|from|^to$|due|time|when|arriv|depart/i.test(found.name)
    ? found
    : undefined;

const timed =
  (value: ValueTest, negated = false): Reader =>
  () => ({
    argument: { by: 'words', words: 'time' },
    ...(negated && { negated: true as const }),
    value,
  });

const daysIn = (written: string): Weekday[] | undefined => {
  const text = written.toLowerCase();
  if (/weekdays?|working days?|business days?|workdays?/.test(text))
    return [...WEEKDAYS.slice(0, 5)];
  if (/weekend/.test(text)) return [...WEEKDAYS.slice(5)];
  const named = [...text.matchAll(new RegExp(DAY, 'g'))].map(([day]) =>
    WEEKDAYS.findIndex((one) => day.startsWith(one.slice(0, 3))),
  );
  const [from = 0, to = 0] = named;
  if (named.length === 2 && /\b(?:to|through|until|till)\b|[-–]/.test(text) && from < to)
    return WEEKDAYS.slice(from, to + 1);
  return named.length > 0 ? named.map((index) => WEEKDAYS[index] ?? 'monday') : undefined;
};

const NUMBER: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const shaped =
  (shape: Shape): Reader =>
  (tools, toolbox, rest) => {
    const argument = parameterIn(rest, tools, toolbox) ?? placesIn(rest, tools, toolbox);
    return argument && { argument, value: { test: 'shape', ...shape } };
  };

const own: Reader = () => ({
  argument: { by: 'words', words: 'id' },
  value: { test: 'from-user', own: true },
});
const others: Reader = () => ({
  argument: { by: 'words', words: 'id' },
  negated: true,
  value: { test: 'from-user', own: true },
});

const EXTRACTORS: readonly Extractor[] = [
  {
    pattern:
      /(?<=^| )(?:that (?:is|are|lie) |lying )?(?<where>outside (?:of )?|inside |in |under |within |below |from )(?:the )?(?:(?:folder|directory|path)s? )?(?<paths>["'`]?(?:\/[\w./-]{1,60}|[\w.-]{1,40}\/)["'`]?(?:(?:, | or | and )["'`]?(?:\/[\w./-]{1,60}|[\w.-]{1,40}\/)["'`]?){0,5})(?: (?:folder|directory))?(?=$|[ ,])/iu,
    read: ({ where = '', paths = '' }) => {
      const isOutside = /^outside/i.test(where);
      const test: ArgumentTest = {
        argument: { by: 'words', words: 'path' },
        ...(isOutside && { negated: true }),
        value: { test: 'starts', values: splitList(paths) },
      };
      return () => test;
    },
  },
  {
    pattern:
      /(?<=^| )(?:without|lacking|missing) (?:an? |any |the |its |their )?(?:(?:named|valid|given|specified|proper|stated|clear|meaningful|explicit) )?(?<name>[\p{L}_]{3,30}(?: [\p{L}_]{3,20})?)(?=$|[ ,.])/iu,
    read:
      ({ name = '' }) =>
      (tools, toolbox) => {
        const argument = parameterIn(name, tools, toolbox);
        return argument && { argument, negated: true };
      },
  },
  {
    pattern: new RegExp(
      `(?<=^| )(?:before|earlier than) (?<from>${CLOCK}) (?:or|nor|and) (?:after|later than|past) (?<to>${CLOCK})(?=$|[ ,.])`,
      'iu',
    ),
    read: ({ from = '', to = '' }) => {
      const value = timeTest(`between ${withHours(from)} and ${withHours(to)}`);
      return value && timed(value, true);
    },
  },
  {
    pattern: new RegExp(
      `(?<=^| )(?<outside>outside (?:of )?)?(?:between |from )?(?<from>${CLOCK}) ?(?:and|to|until|till|-|–) ?(?<to>${CLOCK})(?=$|[ ,.])`,
      'iu',
    ),
    read: ({ from = '', to = '', outside }) => {
      const value = timeTest(`between ${from} and ${to}`);
      return value && timed(value, outside !== undefined);
    },
  },
  {
    pattern: new RegExp(
      `(?<=^| )(?<when>before|after|until|from|later than|earlier than|no later than|past) (?<at>\\d{1,2}[:.]\\d\\d(?: ?[ap]m)?|\\d{1,2} ?(?:am|pm|o'clock)|noon|midnight)(?: onwards?)?(?=$|[ ,.])`,
      'iu',
    ),
    read: ({ when = '', at = '' }) => {
      const value = timeTest(`${when} ${at}`);
      return value && timed(value);
    },
  },
  {
    pattern: new RegExp(
      `(?<=^| )(?:on |over |at |from |during )?(?:the |any |a )?(?<days>${DAY}(?:(?:, | or | and | to | through | until | till | ?[-–] ?)${DAY}){0,6}|weekends?|weekdays?|working days?|business days?)(?=$|[ ,.])`,
      'iu',
    ),
    read: ({ days = '' }) => {
      const found = daysIn(days);
      return (
        found &&
        (() => ({
          argument: { by: 'words', words: 'date' },
          value: { test: 'weekday', days: found },
        }))
      );
    },
  },
  {
    pattern:
      /(?<=^| )(?:lie |be |start |begin |lying |are |is )?(?:in|into|from) the (?<when>past|future)(?=$|[ ,.])/iu,
    read: ({ when = '' }) =>
      of('date', { test: 'day', is: when.toLowerCase() === 'past' ? 'past' : 'future' }),
  },
  {
    pattern:
      /(?<=^| )(?:lie |be |start |begin )?(?<when>before today|earlier than today|after today|later than today)(?=$|[ ,.])/iu,
    read: ({ when = '' }) =>
      of('date', { test: 'day', is: /before|earlier/i.test(when) ? 'past' : 'future' }),
  },
  {
    pattern: new RegExp(
      `(?<=^| )(?:to |at )?(?:any )?(?:(?:addresses|recipients|people|domains?|anyone|accounts) )?(?<outside>outside (?:of )?|other than |not )?(?:(?:ending|ends?) (?:in|with|on) )?(?<domain>@[\\w.-]{3,60}(?:(?:,? or |,? and |, )@[\\w.-]{3,60}){0,5})(?: (?:addresses|domain|recipients|accounts))?(?=$|[ ,.])`,
      'iu',
    ),
    read: ({ domain = '', outside }) => {
      const test: ArgumentTest = {
        argument: { by: 'words', words: 'address' },
        ...(outside !== undefined && { negated: true }),
        value: { test: 'ends', values: splitList(domain) },
      };
      return () => test;
    },
  },
  {
    pattern: new RegExp(
      `(?<=^| )(?:that |which |whose \\p{L}{2,20} )?(?<verb>start|begin|end|starts|begins|ends|starting|beginning|ending|prefixed|starting) (?:with|in|by|on) (?:the (?:letters?|words?|prefix) )?(?<values>${LIST})(?=$|[ ,.])`,
      'iu',
    ),
    read: ({ verb = '', values = '' }) => {
      const value: ValueTest = {
        test: /^end/i.test(verb) ? 'ends' : 'starts',
        values: splitList(values),
      };
      return (tools, toolbox, rest) => {
        const argument = parameterIn(rest, tools, toolbox) ?? placesIn(rest, tools, toolbox);
        return argument && { argument, value };
      };
    },
  },
  {
    pattern:
      /(?<=^| )(?<!\b(?:than|most|least|under|over|above|below|within|to|exceed|up to|maximum of) )(?:as |in |of |with )?(?:a |an |the )?(?<n>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?<of>letters?|digits?|characters?|char)(?: long)?(?: (?:iso|iata|uppercase|country|currency|airport|language))?(?: codes?| numbers?| ids?)?(?<upper>,? in (?:capitals|capital letters|upper[- ]?case|block letters))?(?=$|[ ,.])/iu,
    read: ({ n = '', of: unit = '', upper }) =>
      shaped({
        of: /^l/i.test(unit) ? 'letters' : /^d/i.test(unit) ? 'digits' : 'characters',
        length: NUMBER[n.toLowerCase()] ?? Number(n),
        ...(upper !== undefined && { isUpper: true }),
      }),
  },
  {
    pattern:
      /(?<=^| )(?:be |written |passed |given |in |all |entirely ){0,4}(?<form>lower[- ]?case|upper[- ]?case|capitals|capital letters|iso(?:[- ]?8601)?(?: format| dates?| form)?|yyyy-mm-dd(?: format| form)?)(?: letters| only)?(?=$|[ ,.])/iu,
    read: ({ form = '' }) => {
      const name = /^low/i.test(form)
        ? 'lowercase'
        : /^(?:up|cap)/i.test(form)
          ? 'uppercase'
          : 'iso-date';
      return (tools, toolbox, rest) => {
        const argument = parameterIn(rest, tools, toolbox) ?? placesIn(rest, tools, toolbox);
        return argument && { argument, value: { test: 'form', form: name } };
      };
    },
  },
  {
    pattern:
      /(?<=^| )without (?:any )?(?<sign>spaces|blanks|dashes|hyphens|dots|slashes)(?=$|[ ,.])/iu,
    read:
      ({ sign = '' }) =>
      (tools, toolbox, rest) => {
        const argument = parameterIn(rest, tools, toolbox) ?? placesIn(rest, tools, toolbox);
        const text =
          { spaces: ' ', blanks: ' ', dashes: '-', hyphens: '-', dots: '.', slashes: '/' }[
            sign.toLowerCase()
          ] ?? ' ';
        return argument && { argument, negated: true, value: { test: 'contains', values: [text] } };
      },
  },
  {
    pattern:
      /(?<=^| )in international (?:format|form|notation)(?:,? (?:starting|beginning) with (?:a )?(?:\+|plus)(?: sign)?)?(?=$|[ ,.])/iu,
    read: () => (tools, toolbox, rest) => {
      const argument = parameterIn(rest, tools, toolbox) ?? placesIn(rest, tools, toolbox);
      return argument && { argument, value: { test: 'starts', values: ['+'] } };
    },
  },
  {
    pattern: new RegExp(
      `(?<=^| )(?:but |of |for |to |belonging to |about |from |with )?(?:${OTHER}(?: else)?(?:['’]s)? ?(?:but|other than|than|except)(?: the)? (?:(?:logged[- ]in|current|asking|account) )?(?:user|customer|person|patient|employee|holder|account holder|student|guest|member)|(?:any \\p{L}{3,15} )?(?:but|other than|except)(?: for)? (?:their|his|her) own)(?=$|[ ,.])`,
      'iu',
    ),
    read: () => others,
  },
  {
    pattern: new RegExp(
      `(?<=^| )(?:of|for|to|about|belonging to|from|on) (?:${OTHER}(?: else)?|someone else|other people)(?=$|[ ,.])|(?<=^| )(?:${OTHER}(?: else)?['’]s?|other people['’]s|others['’])(?=$|[ ,.])`,
      'iu',
    ),
    read: () => others,
  },
  {
    pattern:
      /(?<=^| )(?:(?:of |for )?(?:the |their |his |her )?(?:(?:logged[- ]in|current|asking|authenticated|signed[- ]in) (?:user|customer|person|patient|employee|student|member|guest)|account holder)(?:['’]s)?(?: own)?|(?:their|his|her|your|one's|the (?:user|customer|patient|employee|student|member|guest)['’]s) own)(?=$|[ ,.])/iu,
    read: () => own,
  },
  {
    pattern: new RegExp(
      `(?<=^| )(?:contain|contains|containing|include|includes|including|mention|mentioning|carry|with) (?:the (?:words?|terms?|commands?|keywords?) |any |an? )?(?<values>${LIST})(?=$|[ ,.])`,
      'iu',
    ),
    read: ({ values = '' }) => {
      const secrets = secretsOf(values);
      if (secrets) return () => ({ argument: { by: 'any' }, value: { test: 'secret', secrets } });
      return undefined;
    },
  },
];

const withHours = (clock: string): string => (/^\d{1,2}$/.test(clock) ? `${clock}:00` : clock);

/** Takes conditions on values out of a phrase, other than lists of values. */
export const valuesOf = (phrase: string): Valued => {
  let rest = phrase;
  const readers: Reader[] = [];
  for (const { pattern, read } of EXTRACTORS) {
    const match = pattern.exec(rest);
    const reader = match && read(match.groups ?? {});
    if (!match || !reader) continue;
    rest = without(rest, match.index, match.index + match[0].length);
    readers.push(reader);
  }
  return { rest, readers };
};
