import type { Constraint } from '@touchstone/assertions';
import { isInLanguage, likelyLanguage } from '@touchstone/text';
import type { Scene } from '../concepts/concept-check';
import type { Assessment, Holds } from './assessment';
import { count } from './counts';
import { tidy } from './element-count';
import { DATE_CERTAIN } from './patterns';

const outcome = (holds: Holds, reason: string, quote = ''): Assessment => ({
  holds,
  reason,
  quote: tidy(quote.slice(0, 200)),
});

const LINK =
  /(?<![a-z0-9@.])(?:https?:\/\/[^\s<>"'()[\]]{3,500}|(?:www\.)?(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|gov|edu|info|de|fr|es|it|pt|uk|app|dev|ai|eu|ch|at|shop|example|test|local|co|us|nl|store|online|xyz|biz)\b(?:\/[^\s<>"'()[\]]{0,300})?)/gi;

const addressOf = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?/]{1,10}$/, '');

/** A target covers its own address, the paths below it and the subdomains of a bare host. */
const covers = (target: string, link: string): boolean => {
  const [wanted, given] = [addressOf(target), addressOf(link)];
  if (given === wanted || given.startsWith(`${wanted}/`) || given.startsWith(`${wanted}?`))
    return true;
  return !wanted.includes('/') && (given.split('/')[0] ?? '').endsWith(`.${wanted}`);
};

export const checkLinkTargets = (
  { targets }: Extract<Constraint, { kind: 'link-targets' }>,
  text: string,
): Assessment => {
  const links = [...text.matchAll(LINK)].map(([link]) => link);
  const stray = links.find((link) => !targets.some((target) => covers(target, link)));
  if (stray !== undefined)
    return outcome(false, `The text links to another address than ${targets.join(', ')}.`, stray);
  return outcome(
    true,
    links.length === 0 ? 'The text has no links.' : 'All links lead to allowed addresses.',
  );
};

export const checkLanguageOfQuestion = ({ text, question }: Scene): Assessment => {
  if (question === undefined) return outcome('unknown', "The user's message is not known.");
  const asked = likelyLanguage(question);
  const holds = asked === undefined ? undefined : isInLanguage(text, asked);
  if (holds === undefined)
    return outcome(
      'unknown',
      'The language of the text or of the message that it answers cannot be identified.',
    );
  return outcome(holds, `The text is ${holds ? '' : 'not '}in the language of the user's message.`);
};

/** Numeric dates: digits with two separators of one kind. */
const NUMERIC = /(?<![\d.,/-])\d{1,4}([-./])\d{1,2}\1\d{1,4}(?![\d/-])/g;
const PARTS: Record<string, string> = {
  YYYY: String.raw`\d{4}`,
  YY: String.raw`\d{2}`,
  MMM: String.raw`\p{L}{3,9}`,
  MM: String.raw`(?:0[1-9]|1[0-2])`,
  DD: String.raw`(?:0[1-9]|[12]\d|3[01])`,
  M: String.raw`(?:0?[1-9]|1[0-2])`,
  D: String.raw`(?:0?[1-9]|[12]\d|3[01])`,
};

const shapeOf = (format: string): RegExp =>
  new RegExp(
    `^${format.replaceAll(/YYYY|YY|MMM|MM|DD|M|D|[./]/g, (part) => PARTS[part] ?? `\\${part}`)}$`,
    'u',
  );

export const checkDateFormat = (
  { format }: Extract<Constraint, { kind: 'date-format' }>,
  text: string,
): Assessment => {
  const dates = [...text.matchAll(NUMERIC), ...text.matchAll(DATE_CERTAIN)].map(([date]) => date);
  const shape = shapeOf(format);
  const wrong = dates.find((date) => !shape.test(date));
  if (wrong !== undefined) return outcome(false, `A date is not written as ${format}.`, wrong);
  return outcome(
    true,
    dates.length === 0 ? 'The text has no dates.' : `All dates are written as ${format}.`,
  );
};

const SIGNS: Record<string, string> = {
  EUR: '€|eur|euros?',
  USD: String.raw`\$|usd|dollars?`,
  GBP: '£|gbp|pounds?',
  CHF: 'chf|francs?|fr\\.',
  JPY: '¥|jpy|yen',
  INR: '₹|inr|rupees?',
  PLN: 'pln|zł|zloty',
};
const NUMBER = String.raw`\d(?:[.,  ]?\d){0,12}`;
const AMOUNTS = Object.fromEntries(
  Object.entries(SIGNS).map(([currency, sign]) => [
    currency,
    new RegExp(String.raw`(?:${sign})\s?${NUMBER}|${NUMBER}\s?(?:${sign})(?![\p{L}])`, 'giu'),
  ]),
);
/** A bare number where an amount is meant: "costs 20", "a fee of 15.50". */
const BARE = new RegExp(
  String.raw`\b(?:costs?|pay|paid|charged?|price(?: is| of)?|fees?(?: is| of)?|amount(?: is| of)?|balance(?: is| of)?|total(?: is| of)?|worth|refund of|only|for just) (?:is |of |about |around |up to |just |only |at )?(?<amount>\d{1,7}(?:[.,]\d{1,3}){0,3})(?![.,]?\d)(?!\s?(?:[$€£¥₹%]|per ?cent|percent|eur|usd|gbp|chf|dollars?|euros?|pounds?|francs?|days?|hours?|minutes?|weeks?|months?|years?|times|items?|people|points?|cents?|pence|pcs|units?|pieces?|st|nd|rd|th)\b)(?![\d.,]*\s?[$€£¥₹%])(?!\d)`,
  'gi',
);

export const checkCurrency = (
  { currency }: Extract<Constraint, { kind: 'currency' }>,
  text: string,
): Assessment => {
  const bare = [...text.matchAll(BARE)].find(
    ({ index, groups }) =>
      !/[$€£¥₹]\s?$/.test(text.slice(0, index + (groups?.['amount']?.length ?? 0))),
  );
  if (bare) return outcome(false, 'An amount of money is given without its currency.', bare[0]);
  if (currency === undefined) return outcome(true, 'Every amount of money has its currency.');
  for (const [other, pattern] of Object.entries(AMOUNTS)) {
    const [found] = other === currency ? [] : [...text.matchAll(pattern)];
    if (found) return outcome(false, `An amount of money is not in ${currency}.`, found[0]);
  }
  return outcome(true, `All amounts of money are in ${currency}.`);
};

/** Words that order steps in running text. */
const SEQUENCE =
  /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|after that|afterwards|finally|lastly|step \d)\b/gi;
/** Verbs that begin an instruction. */
const IMPERATIVE =
  /(?:^|[.!?:;,]\s{1,3}|\n[ \t]{0,8}(?:[-*•]\s{1,3})?|\b(?:and|then|first|next|finally),? )(?:please )?(?:open|click|tap|select|choose|go|press|enter|type|log|sign|restart|download|install|check|close|turn|switch|connect|plug|unplug|hold|scroll|save|copy|paste|add|subtract|multiply|divide|write|draw|factor|solve|substitute|mix|stir|heat|pour|cut|bake|put|place|remove|confirm|fill|send|submit|visit|find|navigate|run|set|pick|take|wait|work out|calculate|simplify|expand|isolate|move|make|insert|reboot|reset|charge|unscrew|wipe|disconnect|print|scan|upload|register|apply|pay|book|bring|return|pack|attach|sign|call|look|repeat|tick|drag|drop|start|stop|delete|rename|update|pull|push|lift|clean|rinse|dry|add)\b/gim;
const STEPS = 3;

export const checkNumberedSteps = (text: string): Assessment => {
  if (count('numbered', text).low >= 2) return outcome(true, 'The steps are a numbered list.');
  const orders = [...text.matchAll(IMPERATIVE)].length;
  const bullets = count('bullet', text).low;
  const markers = new Set([...text.matchAll(SEQUENCE)].map(([word]) => word.toLowerCase())).size;
  if (orders >= STEPS || (orders >= 2 && (markers >= 2 || bullets >= STEPS)))
    return outcome(false, 'The text gives several steps, but not as a numbered list.');
  return outcome(true, 'The text gives no instruction of several steps.');
};
