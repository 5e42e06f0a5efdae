import { numberWords } from './number-words';
import { minutesOf } from './values';

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const RELATIVE =
  /\b(?:today|tonight|tomorrow|yesterday|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|weekend|next|this (?:week|month|morning|evening|afternoon)|in (?:a|two|three|\d{1,2}) (?:days?|weeks?|months?))\b/i;

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@.:-]+/gu, ' ')
    .replaceAll(/[.:-](?= |$)/g, ' ')} `;
const tight = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Arguments in the assistant's own words. */
const FREE =
  /query|^q$|text|title|subject|body|message|note|description|reason|summary|content|comment|expression|prompt|sql|command|code$|keyword|topic|instruction|question|details|language|lang$|format|locale|unit/i;

/**
 * Checks whether a value can stem from texts; `undefined` for one that cannot be compared: words of
 * the assistant, flags, dates next to "tomorrow".
 */
export const isTraceable = (
  key: string,
  value: unknown,
  texts: readonly string[],
): boolean | undefined => {
  if (FREE.test(key) || typeof value === 'boolean' || value === null || typeof value === 'object')
    return undefined;
  const all = texts.join('\n');
  if (typeof value === 'number') return isSaid(value, all);
  const text = String(value).trim();
  if (text === '') return undefined;
  if (
    plain(all).includes(plain(text).trimEnd()) ||
    (tight(text).length > 2 && tight(all).includes(tight(text)))
  )
    return true;
  const day = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  if (day) return dateSaid(day, all);
  const minutes = minutesOf(text);
  if (minutes !== undefined) return timeSaid(minutes, all);
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return isSaid(Number(text), all);
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  if (words.length === 0) return /\d/.test(text) ? false : undefined;
  const said = words.filter((word) =>
    all.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 2))),
  ).length;
  return said > 0 && said >= words.length / 2;
};

const isSaid = (n: number, text: string): boolean => {
  const figures = text.match(/\d[\d.,]*/g) ?? [];
  if (
    figures.some(
      (figure) => Number(figure.replaceAll(/,(?=\d{3})|[.,]$/g, '').replace(',', '.')) === n,
    )
  )
    return true;
  if (numberWords(n).some((word) => new RegExp(`\\b${word}\\b`, 'i').test(text))) return true;
  return (
    (n === 1 && /\b(?:a|an|my|the|just me|alone|myself|single)\b/i.test(text)) ||
    (n === 2 &&
      /\b(?:both|couple|pair|my (?:wife|husband|partner|girlfriend|boyfriend) and|and (?:me|I)\b)/i.test(
        text,
      ))
  );
};

const dateSaid = (
  [, , month = '', day = '']: RegExpExecArray,
  text: string,
): boolean | undefined => {
  const name = MONTHS[Number(month) - 1] ?? '';
  const [d, m] = [String(Number(day)), String(Number(month))];
  const named =
    new RegExp(`\\b${name.slice(0, 3)}[a-z]{0,6}\\b`, 'i').test(text) &&
    new RegExp(`\\b${d}(?:st|nd|rd|th)?\\b`).test(text);
  const numeric = new RegExp(`\\b0?(?:${d}[./-]0?${m}|${m}[./-]0?${d})\\b`).test(text);
  if (named || numeric) return true;
  if (RELATIVE.test(text)) return undefined;
  return new RegExp(`\\b${d}(?:st|nd|rd|th)\\b`).test(text);
};

const timeSaid = (minutes: number, text: string): boolean => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const short = hours % 12 === 0 ? 12 : hours % 12;
  const figures = [hours, short].map(String);
  const words = [hours, short].flatMap(numberWords);
  const either = [...figures, ...words].join('|');
  if (rest === 0)
    return (
      new RegExp(
        `\\b0?(?:${either})(?:[:.]00)?\\b(?![:.]\\d)(?!\\s*(?:people|persons?|guests|of us|adults|kids|children))`,
        'i',
      ).test(withoutDates(text)) ||
      (hours === 12 && /\bnoon|midday\b/i.test(text))
    );
  const next = (short % 12) + 1;
  return (
    new RegExp(`\\b0?(?:${either})[:.]?\\s?${String(rest).padStart(2, '0')}\\b`, 'i').test(text) ||
    (rest === 30 && new RegExp(`half past (?:${either})\\b`, 'i').test(text)) ||
    (rest === 15 && new RegExp(`quarter past (?:${either})\\b`, 'i').test(text)) ||
    (rest === 45 &&
      new RegExp(`quarter to (?:${[String(next), ...numberWords(next)].join('|')})\\b`, 'i').test(
        text,
      ))
  );
};
const withoutDates = (text: string): string => text.replaceAll(/\d{4}-\d\d-\d\d/g, ' ');

const ID = String.raw`["']?(?<id>[\p{L}]{0,6}[-_#]?\d[\p{L}\p{N}-]{0,20})`;
const OWN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i['’]?m|i am|this is|it['’]?s) (?:the |a )?(?:\\p{L}{3,12} )?(?:number |no\\.? |id )?${ID}`,
    'giu',
  ),
  new RegExp(
    `\\bmy (?:own )?(?:\\p{L}{2,12} ){0,2}(?:id|number|no|code|account)?\\s?(?:is|:|=)?\\s?${ID}`,
    'giu',
  ),
  new RegExp(
    `(?:^|[\\n.!?] ?|\\b(?:student|customer|employee|user|patient|client|member) )${ID} (?:here|speaking|is me)\\b`,
    'giu',
  ),
  new RegExp(
    `^(?:student|customer|employee|user|patient|client|member) (?:id |number )?${ID}`,
    'giu',
  ),
  new RegExp(`^${ID}[,:]`, 'giu'),
  new RegExp(
    `\\b(?:student|customer|employee|user|patient|client|member) (?:id|number|no\\.?)(?: is)?:? ${ID}`,
    'giu',
  ),
];
const ANY_ID = new RegExp(`(?<![\\p{L}\\p{N}])${ID}(?![\\p{L}\\p{N}])`, 'giu');
const OTHERS =
  /\b(?:my|his|her|their|a|the) (?:friend|classmate|brother|sister|wife|husband|colleague|neighbou?r|mother|father|boss|son|daughter|roommate|partner|co-?worker|mate)\b|\b(?:someone|somebody) else|\banother (?:student|customer|user|patient|employee|person)\b/i;

/** Checks whether an identifier belongs to the user who writes. */
export const isOwnId = (value: string, texts: readonly string[]): boolean | undefined => {
  const wanted = tight(value);
  const own = texts.flatMap((text) =>
    OWN.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => tight(match.groups?.['id'] ?? '')),
    ),
  );
  if (own.includes(wanted)) return true;
  if (own.length > 0) return false;
  const said = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(ANY_ID)].map((match) => tight(match.groups?.['id'] ?? '')),
    ),
  );
  if (/^(?:me|self|current|current_user|own)$/i.test(value)) return true;
  if (!said.has(wanted)) return said.size > 0 ? false : undefined;
  return said.size === 1 && !texts.some((text) => OTHERS.test(text))
    ? true
    : texts.some((text) => OTHERS.test(text))
      ? false
      : undefined;
};
