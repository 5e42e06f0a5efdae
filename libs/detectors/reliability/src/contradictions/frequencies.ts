import { type Slot, slot } from './slot';

const FREQUENCY =
  /(?<!\p{L})(?:(once|twice|\d{1,2} times|einmal|zweimal|\d{1,2} ?mal|une fois|deux fois|\d{1,2} fois) (?:an?|per|each|every|1|in der|pro|im|am|par) (?:(\d{1,2}(?:\.\d)?) )?|(every|alle|jede[nrs]?|tous les|toutes les|chaque) (?:(\d{1,2}(?:\.\d)?|other|second) )?)(hours?|days?|weeks?|months?|years?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|heures?|jours?|semaines?|mois|ans?)(?!\p{L})/giu;
const PERIOD_DAYS: readonly [RegExp, number][] = [
  [/^(?:h|st)/i, 1 / 24],
  [/^(?:d|t|jo)/i, 1],
  [/^(?:w|s)/i, 7],
  [/^mo/i, 30.4],
  [/^(?:y|ja|a)/i, 365],
];

/** Frequencies as times a day. */
export const frequencies = (text: string): Slot[] =>
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
