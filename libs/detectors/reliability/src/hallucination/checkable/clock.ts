import { type Checker, every, type Outcome } from './checked';
import { Pattern } from './pattern';

/** A time of day: `14:30`, `2:30 pm`, `2 pm`, `14 Uhr 30`, `14h30`. */
const TIME = String.raw`(?<![\d.,:])(\d{1,2}(?:[:.h]\d{2})?(?: ?(?:am|pm|a\.m\.|p\.m\.|noon|Uhr(?: \d{2})?|o['’]clock)(?!\p{L})| ?h(?![\p{L}\d]))?|noon|midnight)(?![\d:]|\.\d)`;
const ZONE = String.raw`(?: ?\(?((?:UTC|GMT)(?: ?[+−-] ?\d{1,2}(?::\d{2})?)?|CES?T|E[SD]T|C[SD]T|M[SD]T|P[SD]T|JST|BST|WES?T|EES?T|AES?T|AEDT|IST|MSK|SGT|HKT)\)?)`;
const LENGTH = String.raw`(?:exactly )?(?:(\d{1,3}(?:\.\d{1,2})?) ?(?:hours?|hrs?|h|Stunden?|heures?)(?!\p{L}))?(?:,? ?(?:and |und |et )?(\d{1,4}) ?(?:minutes?|mins?|min|m|Minuten)(?!\p{L}))?`;
const DURATION_IS = String.raw`(?:,? (?:is|are|takes?|took|lasts?|lasted|that is|that's|which is|for|a total of|makes|means|gives|i\.e\.|sind|dauert|or|it is|it's|so|so it lasts|so that is|=)|,| =| \(|:)(?: a total of| a duration of| for)?`;

const FROM_TO = new Pattern(
  `(?:from|between|von|de|departs? at|leaves? at|starts? at|begins? at) ${TIME} (?:to|and|until|till|bis|à|and arrives? at|and ends? at|and finishes at|and reaches \\p{L}{2,20} at) ${TIME}${DURATION_IS} ${LENGTH}`,
  'giu',
);
const LATER = new Pattern(
  `${LENGTH} (after|before|later than|from|nach|vor|après) ${TIME}(?:,? (?:is|was|will be|it is|it's|ist|comes to|would be)|,) (?:um )?${TIME}`,
  'giu',
);
const STARTS = new Pattern(
  `(?:starts?|begins?|started|began|departs?|leaves?|left|start|beginnt)(?: at| um)? ${TIME}(?:,|\\.)? (?:and |it |which |The \\p{L}{3,12} )?(?:(?:is|lasts|lasted|takes|took|runs for|last|dauert|for|will take|will last|goes on for) )?(?:a )?${LENGTH}[^.\\d]{0,40}\\b(?:ends?|ended|finish(?:es|ed)?|arrives?|arrived|over|done|until|endet|you(?:'ll| will) be there)(?: at| by| um)? ${TIME}`,
  'giu',
);
const PLUS = new Pattern(
  `${TIME} (?:plus|\\+|minus|-|−) ${LENGTH}(?: is| gives|,| =| makes){1,2} ${TIME}`,
  'giu',
);
const TWELVE = new Pattern(
  `${TIME}(?: is| equals| =| \\(|, or| corresponds to| means| in 24-hour (?:time|format|notation)(?: is)?)+(?: the same as)? ?${TIME}(?! (?:to|until|UTC|GMT))`,
  'giu',
);
const ZONES = new Pattern(
  `${TIME} ?${ZONE}(?: is| equals| =| \\(|, which is| corresponds to| ist| will be)+(?: the same as)? ?${TIME} ?${ZONE}`,
  'giu',
);
const IMPOSSIBLE = Pattern.of(
  /(?<![\d:.,/-])(?:at|by|from|until|um|à|starts|opens|closes|leaves|departs) (\d{1,2}):(\d{2})(?: ?(am|pm|a\.m\.|p\.m\.))?(?![\d:])/gi,
);
const IMPOSSIBLE_12 = Pattern.of(
  /(?<![\d:.,$€£/-])(\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.)(?!\p{L})/giu,
);
const OFFSETS = Pattern.of(
  /(?:UTC|GMT) ?([+−-] ?\d{1,2})[^.;]{1,60}?(?:UTC|GMT) ?([+−-] ?\d{1,2})[^.;\d]{1,60}?\b(\d{1,2}) hours? (?:difference|apart|ahead|behind)/gi,
);
const OFFSET_DIFFERENCE = Pattern.of(
  /(?:UTC|GMT) ?([+−-] ?\d{1,2})[^.;]{1,60}?(?:UTC|GMT) ?([+−-] ?\d{1,2})[^.;\d]{1,60}?\bdifference(?: is| of){1,2} (\d{1,2}) hours?/gi,
);

const DAY = 1440;

/** Checks times of day that exist, differences of times, notations and stated time zones. */
export const clock: Checker = (passage) => [
  ...every(passage, FROM_TO, ([, from, to, hours, minutes]) =>
    difference(minutesOf(from), minutesOf(to), lengthOf(hours, minutes), from, to),
  ),
  ...every(passage, LATER, ([, hours, minutes, side = '', from, to]) =>
    sum(
      minutesOf(from),
      lengthOf(hours, minutes),
      minutesOf(to),
      /before|vor/i.test(side) ? -1 : 1,
      from,
      to,
    ),
  ),
  ...every(passage, STARTS, ([, from, hours, minutes, to]) =>
    sum(minutesOf(from), lengthOf(hours, minutes), minutesOf(to), 1, from, to),
  ),
  ...every(passage, PLUS, ([whole, from, hours, minutes, to]) =>
    sum(
      minutesOf(from),
      lengthOf(hours, minutes),
      minutesOf(to),
      /minus| [-−] /.test(whole) ? -1 : 1,
      from,
      to,
    ),
  ),
  ...every(passage, TWELVE, ([, one, other]) => sameTime(one, other)),
  ...every(passage, ZONES, ([, from, fromZone, to, toZone]) =>
    zones(minutesOf(from), offsetOf(fromZone), minutesOf(to), offsetOf(toZone), toZone),
  ),
  ...every(passage, IMPOSSIBLE, ([, hour, minute, half]) =>
    existence(Number(hour), Number(minute), half !== undefined),
  ),
  ...every(passage, IMPOSSIBLE_12, ([, hour, minute]) =>
    existence(Number(hour), Number(minute ?? 0), true),
  ),
  ...every(passage, OFFSETS, ([, one = '', other = '', hours]) => apart(one, other, Number(hours))),
  ...every(passage, OFFSET_DIFFERENCE, ([, one = '', other = '', hours]) =>
    apart(one, other, Number(hours)),
  ),
];

const HALF = /a\.?m|p\.?m|noon|midnight/i;

/** Minutes since midnight; `undefined` if the text gives no time that exists. */
const minutesOf = (text = ''): number | undefined => {
  const lower = text.toLowerCase();
  if (/midnight/.test(lower)) return 0;
  if (/^noon/.test(lower)) return 720;
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:(?:[:.h]| uhr )(\d{2}))?/.exec(lower) ?? [];
  if (hours === '' || (!/[:.h]|m|uhr|clock/.test(lower) && minutes === '0')) return undefined;
  let hour = Number(hours);
  if (HALF.test(lower)) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (/p\.?m|noon/.test(lower) ? 12 : 0);
  }
  return hour > 24 || Number(minutes) > 59 ? undefined : hour * 60 + Number(minutes);
};

const lengthOf = (hours?: string, minutes?: string): number | undefined =>
  hours === undefined && minutes === undefined
    ? undefined
    : Number(hours ?? 0) * 60 + Number(minutes ?? 0);

const pad = (value: number): string => String(value).padStart(2, '0');
const timeText = (minutes: number): string => {
  const within = ((minutes % DAY) + DAY) % DAY;
  return `${pad(Math.floor(within / 60))}:${pad(Math.round(within % 60))}`;
};
const lengthText = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** Without am or pm, both halves of the day are possible. */
const period = (one = '', other = ''): number => {
  const twelve = (text: string): boolean =>
    !HALF.test(text) && /^(?:\d|1[0-2])(?!\d)/.test(text) && !/uhr/i.test(text);
  return twelve(one) || twelve(other) ? DAY / 2 : DAY;
};

const difference = (
  from: number | undefined,
  to: number | undefined,
  stated: number | undefined,
  one?: string,
  other?: string,
): Outcome => {
  if (from === undefined || to === undefined || stated === undefined) return undefined;
  const exact = (((to - from) % DAY) + DAY) % DAY;
  const cycle = period(one, other);
  return {
    wrong: (((stated - exact) % cycle) + cycle) % cycle !== 0,
    reason: `the difference is ${lengthText(exact)}`,
  };
};

const sum = (
  from: number | undefined,
  length: number | undefined,
  to: number | undefined,
  sign: 1 | -1,
  one?: string,
  other?: string,
): Outcome => {
  if (from === undefined || to === undefined || length === undefined) return undefined;
  const exact = from + sign * length;
  const cycle = period(one, other);
  return {
    wrong: (((to - exact) % cycle) + cycle) % cycle !== 0,
    reason: `the result is ${timeText(exact)}`,
  };
};

const sameTime = (one = '', other = ''): Outcome => {
  if (HALF.test(one) === HALF.test(other)) return undefined;
  const [a, b] = [minutesOf(one), minutesOf(other)];
  if (a === undefined || b === undefined || !/[:.h]|uhr/i.test(HALF.test(one) ? other : one))
    return undefined;
  return {
    wrong: a % DAY !== b % DAY,
    reason: `${one} is ${HALF.test(one) ? timeText(a) : `${((Math.floor(a / 60) + 11) % 12) + 1}:${pad(a % 60)} ${a % DAY < 720 ? 'am' : 'pm'}`}`,
  };
};

/** Offsets from UTC in hours of abbreviations that have only one usual meaning. */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  SGT: 8,
  HKT: 8,
  JST: 9,
  AEST: 10,
  AEDT: 11,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

const offsetOf = (zone = ''): number | undefined => {
  const [, sign, hours, minutes] =
    /^(?:UTC|GMT) ?([+−-]) ?(\d{1,2})(?::(\d{2}))?$/i.exec(zone) ?? [];
  if (hours === undefined) {
    const known = ABBREVIATIONS[zone.toUpperCase()];
    return known === undefined ? undefined : known * 60;
  }
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes ?? 0));
};

const zones = (
  from: number | undefined,
  fromOffset: number | undefined,
  to: number | undefined,
  toOffset: number | undefined,
  zone = '',
): Outcome => {
  if (from === undefined || to === undefined || fromOffset === undefined || toOffset === undefined)
    return undefined;
  const exact = from - fromOffset + toOffset;
  return {
    wrong: (((to - exact) % DAY) + DAY) % DAY !== 0,
    reason: `the result is ${timeText(exact)} ${zone}`,
  };
};

const existence = (hour: number, minute: number, twelve: boolean): Outcome => {
  const wrong =
    minute > 59 ||
    (twelve
      ? hour > 12 && (hour > 23 || minute > 59 || hour > 12)
      : hour > 24 || (hour === 24 && minute > 0));
  if (!wrong) return undefined;
  return {
    wrong,
    reason: twelve
      ? 'a time with am or pm has an hour from 1 to 12 and at most 59 minutes'
      : 'a time of day has at most 23 hours and 59 minutes',
  };
};

const apart = (one: string, other: string, stated: number): Outcome => {
  const [a, b] = [one, other].map((text) => Number(text.replace('−', '-').replaceAll(' ', '')));
  if (a === undefined || b === undefined) return undefined;
  const exact = Math.abs(a - b);
  return { wrong: exact !== stated, reason: `the difference is ${exact} hours` };
};
