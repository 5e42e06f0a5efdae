export interface ClockTime {
  /** Minutes since midnight; times without half of the day may also be twelve hours later. */
  minutes: number;
  text: string;
}

const EXACT =
  /(?<![\d.,:])(\d{1,2})(?:[:.h]| h | Uhr )(\d{2})(?! ?(?:%|€|\$|£|euros?|dollars?))(?: ?(am|pm|a\.m\.|p\.m\.|Uhr))?(?![\d:])|(?<![\d.,:])(\d{1,2}) ?(am|pm|a\.m\.|p\.m\.|o['’]clock|Uhr|heures?(?= (?:du|de l)|[.,!?]|$)|h(?![\p{L}\d]))(?!\p{L})/giu;
const WORDS =
  /\b(half past|quarter past|quarter to|halb|viertel nach|viertel vor) (\d{1,2})(?![\d:]|[.,]\d)|\b(\d{1,2}) (?:in the|at) (?:morning|evening|afternoon|night)/giu;
const NOON = /\b(?:noon|midnight|midday|Mittag|Mitternacht|midi|minuit)\b/giu;
/** A range of whole hours: `between 6 and 22`, `from ten to six`, `von acht bis zehn`. */
const RANGE =
  /\b(?:between|from|zwischen|von|entre|de) (\d{1,2})(?::(\d{2}))? (?:and|to|until|till|und|bis|et|à) (\d{1,2})(?::(\d{2}))?(?! ?(?:%|€|\$|euros?|dollars?|people|days?|weeks?|months?|years?|km|kg|minutes?|hours?|percent|Tage|Personen|jours))(?![\d:]|[.,]\d)/giu;
const PLAIN =
  /\b(?:at|um|by|until|till|bis|before|after|ab|à|from|since) (\d{1,2})(?= (?:on|every|sharp|tomorrow|today)\b|[.,!?]|$)(?![.,:]\d)/giu;

const half = (hour: number, text: string): number =>
  /^p/i.test(text) && hour < 12 ? hour + 12 : /^a/i.test(text) && hour === 12 ? 0 : hour;

/** Finds times of day in a clause whose number words are figures. */
export const clockTimes = (text: string): ClockTime[] => {
  const found: ClockTime[] = [];
  const add = (hour: number, minute: number, written: string): void => {
    const minutes = hour * 60 + minute;
    if (hour <= 24 && minute < 60 && !found.some((each) => each.minutes === minutes))
      found.push({ minutes, text: written });
  };
  for (const { 0: whole } of text.matchAll(NOON))
    add(/^(?:noon|midday|mittag$|midi)/i.test(whole) ? 12 : 0, 0, whole);
  if (!/\d/.test(text)) return found;
  for (const [whole, hour, minute, suffix = '', only, unit = ''] of text.matchAll(EXACT)) {
    if (hour !== undefined && whole.includes('.') && !/uhr|m/i.test(suffix)) continue;
    add(half(Number(hour ?? only), hour === undefined ? unit : suffix), Number(minute ?? 0), whole);
  }
  for (const [whole, part, hour, plain] of text.matchAll(WORDS)) {
    if (plain !== undefined) add(Number(plain), 0, whole);
    else if (part !== undefined && hour !== undefined)
      addPart(part.toLowerCase(), Number(hour), whole, add);
  }
  for (const [whole, one, oneMinute, other, otherMinute] of text.matchAll(RANGE)) {
    add(Number(one), Number(oneMinute ?? 0), whole);
    add(Number(other), Number(otherMinute ?? 0), whole);
  }
  for (const [whole, hour] of text.matchAll(PLAIN)) add(Number(hour), 0, whole);
  return found;
};

const addPart = (
  part: string,
  hour: number,
  whole: string,
  add: (hour: number, minute: number, written: string) => void,
): void => {
  if (part === 'half past') add(hour, 30, whole);
  else if (part === 'halb') add(hour - 1, 30, whole);
  else if (/past|nach/.test(part)) add(hour, 15, whole);
  else add(hour - 1, 45, whole);
};
