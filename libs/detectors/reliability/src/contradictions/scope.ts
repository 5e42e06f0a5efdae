import { foldBase, MONTHS, WEEKDAYS } from '@touchstone/text';
import { phraseFinder } from './phrases';

/** When and of whom a clause speaks; empty sets where it does not say. */
export interface Scope {
  days: ReadonlySet<string>;
  periods: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

const WORD = /(?<![\p{L}\d])[\p{L}]{3,}(?:['’]s)?/gu;
const SEASONS = new Map<string, string>(
  [
    ['winter', 'winter hiver'],
    ['summer', 'summer sommer ete'],
    ['spring', 'spring fruhling fruhjahr printemps'],
    ['autumn', 'autumn herbst automne'],
    ['today', 'today heute aujourd tonight'],
    ['tomorrow', 'tomorrow demain'],
    ['yesterday', 'yesterday gestern hier'],
    ['weekend', 'weekend weekends wochenende'],
  ].flatMap(([period = '', words = '']) =>
    words.split(' ').map((word): [string, string] => [word, period]),
  ),
);
const YEAR = /(?<![\d.,:])(1[5-9]\d\d|20\d\d)(?![\d:]|[.,]\d)/g;
const ORDINAL =
  /\b(first(?! of all)|second|third|fourth|last|other|another|erste[rns]?|zweite[rns]?|dritte[rns]?|andere[rns]?|première?|deuxième|second[e]?|troisième|autre)\b/giu;
const GERMAN_DAY = /^(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)/;

export const scopeOf = (text: string): Scope => {
  const days = new Set<string>();
  const periods = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    const plain = foldBase(word);
    const day =
      WEEKDAYS.get(plain) ??
      WEEKDAYS.get(plain.replace(/s$/, '')) ??
      WEEKDAYS.get(GERMAN_DAY.exec(plain)?.[1] ?? '');
    if (day !== undefined && (plain.length > 3 || /^\p{Lu}/u.test(word)) && plain !== 'mar')
      days.add(String(day));
    const month = plain.length > 3 || /^\p{Lu}/u.test(word) ? MONTHS.get(plain) : undefined;
    if (month !== undefined && /^\p{Lu}/u.test(word)) periods.add(`month ${month}`);
    const season = SEASONS.get(plain);
    if (season !== undefined) periods.add(season);
  }
  for (const [year] of text.matchAll(YEAR)) periods.add(year);
  for (const [ordinal] of text.matchAll(ORDINAL)) periods.add(`item ${ordinal.toLowerCase()}`);
  addRange(text, periods);
  return { days, periods, names: isGerman(text) ? new Set() : namesIn(text) };
};

const isGerman = phraseFinder(
  'der | die | das | und | ist | sind | nicht | ein | eine{n,m,r,s,} | wir | sie | ich | ' +
    'es | kein* | gern | mit | im | am | für | leider | ihr* | auf | von | zum | zur',
);
const RANGE =
  /(?<!\p{L})(\p{L}{3,10}) (?:to|until|till|through|and|bis|und|à|et) (?:the end of |mid-?|late |early )?(\p{L}{3,10})(?!\p{L})/giu;

/** Adds the months between two months of a range. */
const addRange = (text: string, periods: Set<string>): void => {
  for (const [, from = '', to = ''] of text.matchAll(RANGE)) {
    const [first, last] = [MONTHS.get(foldBase(from)), MONTHS.get(foldBase(to))];
    if (first === undefined || last === undefined) continue;
    for (let month = first; month !== last; month = (month % 12) + 1) periods.add(`month ${month}`);
  }
};

const NAME = /(?<=[\p{L}\d,:;)] )\p{Lu}[\p{L}'’-]{1,}(?: \p{Lu}[\p{L}'’-]+)*/gu;

/** Capitalised words that do not begin a sentence. */
const namesIn = (text: string): Set<string> =>
  new Set(
    Array.from(text.matchAll(NAME), ([name]) => foldBase(name)).filter(
      (name) => !WEEKDAYS.has(name.replace(/s$/, '')) && !MONTHS.has(name) && name !== 'i',
    ),
  );

const disjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((each) => other.has(each));

/** Returns true if two clauses name different people, places or products. */
export const differentNames = (one: Scope, other: Scope): boolean =>
  disjoint(one.names, other.names);

/** Returns true if two clauses speak of different days of the week. */
export const differentDays = (one: Scope, other: Scope): boolean => disjoint(one.days, other.days);

/** Returns true if two clauses speak of different days or times. */
export const differentTimes = (one: Scope, other: Scope): boolean =>
  disjoint(one.days, other.days) || disjoint(one.periods, other.periods);
