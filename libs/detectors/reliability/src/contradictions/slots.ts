import { foldBase, roughStem } from '@touchstone/text';
import { fullDates, WEEKDAY_NAMES, yearlessDates } from '../hallucination/checkable/calendar/dates';
import { measure, type Quantity } from '../hallucination/checkable/problems/quantities';
import { clockTimes } from './clock-times';
import { scopeOf } from './scope';

/** A value that a clause gives, comparable with others of its kind. */
export interface Slot {
  kind: string;
  value: number;
  text: string;
  approximate: boolean;
  /** True for an upper or lower limit, which other values may respect. */
  limit: boolean;
  /** True behind `only`: then other limits are excluded too. */
  exact: boolean;
}

const MONTH_SECONDS = 2_629_800;
const FREE =
  /(?<!\p{L})(?:free(?: of charge)?(?! (?:slots?|seats?|tables?|places?|spots?|time|rooms?|on|from|until|at \d|to \p{L}))|at no (?:extra |additional )?(?:cost|charge)|without (?:an? )?(?:extra |additional )?(?:fee|charge|cost)s?|no (?:extra |additional |further )?(?:fees?|charges?|costs?)|costs? (?:you |him |her |them )?nothing|won['’]t cost(?: you)? anything|complimentary|included in (?:the|your) (?:price|rate|room)|nothing (?:extra )?to pay|on the house|(?:pay|pays|paying) nothing|(?:nobody|no one) pays|free entry|kostenlos|kostenfrei|gratis|umsonst|gebührenfrei|ohne (?:Gebühr|Kosten|Aufpreis|Zusatzkosten)\p{L}*|keine (?:Gebühr|Kosten|Zusatzkosten)\p{L}*|Kosten (?:entstehen|fallen)[^.]{0,20}(?:nicht|keine)|im Preis (?:enthalten|inbegriffen)|gratuit(?:e|ement|s|es)?|sans (?:aucuns? )?(?:frais|supplément)|(?:inclus|comprise?)e?s? dans le prix|ne (?:vous )?coûte(?:ra)? rien|offerte?s?)(?!\p{L})/iu;
const CHARGED =
  /(?<!\p{L})(?:costs? an? (?:\p{L}+ )?fee|an? (?:\p{L}+ )?(?:fee|surcharge) (?:applies|of|is|for)|surcharge|(?:have|has) to (?:buy|pay)|must (?:buy|pay)|(?:extra|additional) (?:charge|cost|fee)|we(?:['’]ll| will)? (?:deduct|charge)|(?:is|are|be) (?:charged|billed)|you(?:['’]ll| will)? (?:pay|be charged)|fee of|gebühr von|aufpreis|zuschlag|kostenpflichtig|fällt[^.]{0,30}gebühr|berechnen wir|supplément de|facturée?s?|payante?s?|moyennant)(?!\p{L})/iu;
const NO_CHARGE =
  /(?<!\p{L})(?:no|not|without|never|keine?n?|ohne|nicht|sans|aucune?|pas)(?!\p{L})/iu;
const UNLIMITED =
  /(?<!\p{L})(?:unlimited|no limit|without (?:any )?limit|as (?:many|much) as you (?:like|want|need)|unbegrenzt\p{L}*|unlimitiert\p{L}*|illimitée?s?)(?!\p{L})/iu;
const LIMITED =
  /(?<!\p{L})(?:up to|at most|(?:a )?maximum(?: of)?|no more than|limited to|bis zu|höchstens|maximal|jusqu['’]à|au plus|maximum)(?!\p{L})/iu;
const LABEL =
  /(?<!\p{L})(room|wagen|platform|gate|gleis|track|hall|terminal|zimmer|salle|quai|voie|floor|building|coach|line|bus|seat|row|carriage|chambre|etage|étage|halle|raum|voiture|stand|exit|section|level|page)s? (?:no\.? |number |nr\.? |n° )?([A-Z]?\d{1,4}[A-Z]?)(?![\d:]|[.,]\d)/giu;
const YEAR = /(?<![\d.,:/-])(1[0-9]\d\d|20\d\d)(?![\d:]|[.,]\d|-\d)/g;
const LIMIT_BEFORE =
  /(?:up to|at most|at least|from|starting at|more than|less than|over|under|maximum(?: of)?|minimum(?: of)?|no more than|ab|bis zu|mindestens|höchstens|jusqu['’]à|à partir de|dès|au moins|mindestens)\s?[€$£]?$/iu;
const EXACT_BEFORE = /(?:only|just|nur|lediglich|seulement)(?: \p{L}{2,10})?\s?[€$£]?$/iu;
const FREQUENCY =
  /(?<!\p{L})(?:(once|twice|\d{1,2} times|einmal|zweimal|\d{1,2} ?mal|une fois|deux fois|\d{1,2} fois) (?:an?|per|each|every|1|in der|pro|im|am|par) (?:(\d{1,2}(?:\.\d)?) )?|(every|alle|jede[nrs]?|tous les|toutes les|chaque) (?:(\d{1,2}(?:\.\d)?|other|second) )?)(hours?|days?|weeks?|months?|years?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|heures?|jours?|semaines?|mois|ans?)(?!\p{L})/giu;
const PERIOD_DAYS: readonly [RegExp, number][] = [
  [/^(?:h|st)/i, 1 / 24],
  [/^(?:d|t|jo)/i, 1],
  [/^(?:w|s)/i, 7],
  [/^mo/i, 30.4],
  [/^(?:y|ja|a)/i, 365],
];
/** Nouns behind numbers that name no countable thing. */
/** Numbers from this one are compared even if no noun follows. */
const LARGE = 100;
const NO_COUNT = /^(?:of|percent|or|to|and|in|at|am|pm|uhr|h|times?|years?)$/;

export const slotsOf = (clause: string): Slot[] => {
  const measured = measure(clause);
  return [
    ...measured.quantities.flatMap((quantity) => quantitySlot(quantity, measured.text)),
    ...charges(clause),
    ...limits(clause),
    ...clockTimes(clause).map(({ minutes, text }) => slot('clock', minutes, text)),
    ...dates(clause),
    ...Array.from(clause.matchAll(LABEL), ([text, noun = '', label = '']) =>
      slot(`label ${foldBase(noun)}`, labelValue(label), text),
    ),
    ...frequencies(measured.text),
    ...weekday(clause),
  ];
};

const slot = (kind: string, value: number, text: string, extra: Partial<Slot> = {}): Slot => ({
  kind,
  value,
  text,
  approximate: false,
  limit: false,
  exact: false,
  ...extra,
});

const quantitySlot = (
  { dimension, value, unit, noun, approximate, text, start, decimals }: Quantity,
  whole: string,
): Slot[] => {
  const before = whole.slice(Math.max(0, start - 20), start);
  const [limit, exact] = [LIMIT_BEFORE.test(before), EXACT_BEFORE.test(before)];
  if (
    /(?:room|wagen|platform|gate|gleis|zimmer|salle|age|aged|floor|page|coach|line|bus|raum|alter|ab|every|alle) $/i.test(
      whole.slice(Math.max(0, start - 9), start),
    )
  )
    return [];
  if (dimension === 'time' || dimension === 'months')
    return [
      slot(
        'duration',
        value * (unit?.size ?? 1) * (dimension === 'months' ? MONTH_SECONDS : 1),
        text,
        { approximate, limit, exact },
      ),
    ];
  if (dimension === 'plain') {
    if (value >= 1000 && value <= 2100 && decimals === 0 && noun === '') return [];
    if (noun === '' || NO_COUNT.test(noun))
      return value >= LARGE ? [slot('number', value, text, { approximate, limit, exact })] : [];
    return [slot(`count ${roughStem(foldBase(noun))}`, value, text, { approximate, limit, exact })];
  }
  if (dimension === 'count' || dimension === 'temperature') return [];
  return [slot(dimension, value * (unit?.size ?? 1), text, { approximate, limit, exact })];
};

/** Free is a price of 0; a fee without an amount is a price above 0. */
const charges = (clause: string): Slot[] => {
  const free = FREE.exec(clause);
  if (free)
    return /(?<!\p{L})(?:not|never|nicht|pas)(?: \p{L}+)? $|n['’]t (?:\p{L}+ )?$/iu.test(
      clause.slice(Math.max(0, free.index - 14), free.index),
    )
      ? [slot('money', Infinity, free[0])]
      : [slot('money', 0, free[0])];
  const charged = CHARGED.exec(clause);
  return charged && !NO_CHARGE.test(clause) ? [slot('money', Infinity, charged[0])] : [];
};

const limits = (clause: string): Slot[] => {
  const unlimited = UNLIMITED.exec(clause);
  if (unlimited) return [slot('quota', Infinity, unlimited[0])];
  const limited = LIMITED.exec(clause);
  return limited &&
    /^\s?\d/.test(measure(clause.slice(limited.index + limited[0].length)).text) &&
    !/^\s?\d[\d.,]* ?%/.test(clause.slice(limited.index + limited[0].length))
    ? [slot('quota', 0, clause.slice(limited.index, limited.index + limited[0].length + 6))]
    : [];
};

const dates = (clause: string): Slot[] => {
  const full = fullDates(clause);
  const all = [...full, ...yearlessDates(clause)];
  const inDate = (index: number): boolean =>
    full.some(({ start, end }) => index >= start && index < end);
  return [
    ...all.map(({ month, day, start, end }) =>
      slot('date', month * 100 + day, clause.slice(start, end)),
    ),
    ...Array.from(clause.matchAll(YEAR)).flatMap(({ 0: text, index }) =>
      inDate(index) ? [] : [slot('year', Number(text), text)],
    ),
  ];
};

const labelValue = (label: string): number =>
  [...label.toUpperCase()].reduce((total, sign) => total * 40 + parseInt(sign, 36) + 1, 0);

const UNTIL =
  /(?<!\p{L})(?:until|till|by|before|after|from|every|bis|ab|vor|nach|jusqu['’]\p{L}+|avant|après|dès)(?!\p{L})/iu;

/** The only day of the week of a clause, if it is no end of a period. */
const weekday = (clause: string): Slot[] => {
  const [day, ...more] = scopeOf(clause).days;
  return day === undefined || more.length > 0 || UNTIL.test(clause)
    ? []
    : [slot('weekday', Number(day), WEEKDAY_NAMES[Number(day)] ?? '')];
};

/** Frequencies as times a day. */
const frequencies = (text: string): Slot[] =>
  Array.from(text.matchAll(FREQUENCY)).flatMap(([whole, times, span, , every, unit = '']) => {
    const days = PERIOD_DAYS.find(([pattern]) => pattern.test(unit))?.[1];
    if (
      days === undefined ||
      (times === undefined &&
        every === undefined &&
        /s$/.test(unit) &&
        !/^(?:tous|toutes)/i.test(whole))
    )
      return [];
    const count =
      times === undefined
        ? 1
        : /^(?:once|ein|une)/i.test(times)
          ? 1
          : /^(?:twice|zwei|deux)/i.test(times)
            ? 2
            : Number(/\d+/.exec(times)?.[0] ?? 1);
    const length = Number(span ?? (every === 'other' || every === 'second' ? 2 : (every ?? 1)));
    return [slot('frequency', count / (days * length), whole, { approximate: true })];
  });

const TOLERANCE = 0.025;
const ABOUT = 0.12;

/** Returns true if two values of one kind may both be right. */
export const compatible = (one: Slot, other: Slot): boolean => {
  if (one.value === other.value) return true;
  if (one.kind === 'money' && (one.value === Infinity || other.value === Infinity))
    return Math.min(one.value, other.value) > 0;
  if (one.kind === 'quota') return false;
  if (one.kind === 'clock') return Math.abs(one.value - other.value) % 720 === 0;
  if (
    one.kind === 'date' ||
    one.kind === 'year' ||
    one.kind === 'weekday' ||
    one.kind.startsWith('label')
  )
    return false;
  const slack = one.approximate || other.approximate ? ABOUT : TOLERANCE;
  return (
    (one.limit !== other.limit && !one.exact && !other.exact) ||
    Math.abs(one.value - other.value) <=
      slack * Math.max(Math.abs(one.value), Math.abs(other.value))
  );
};
