import type { Constraint } from '@touchstone/assertions';
import type { Assessment, Holds } from './assessment';
import { tidy } from './element-count';

const outcome = (holds: Holds, reason: string, quote = ''): Assessment => ({
  holds,
  reason,
  quote: tidy(quote.slice(0, 200)),
});

const SIGN = String.raw`[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|JPY|INR)\b`;
const UNIT = String.raw`[$€£¥₹]|(?:USD|EUR|GBP|CHF|JPY|INR|euros?|dollars?|pounds?|francs?)(?![\p{L}])`;
const FIGURE = String.raw`\d{1,12}(?:[,.' ]\d{3}(?!\d)){0,4}(?:[.,]\d{1,4})?`;
/** An amount of money, with the currency on either side. */
const AMOUNT = new RegExp(
  String.raw`(?<before>(?:${SIGN})\s?)?(?<![\d.,])(?<figure>${FIGURE})(?!\d)(?<after>\s?(?:${UNIT}))?`,
  'giu',
);

const decimalsOf = (figure: string): number => {
  const [, decimals = ''] = /[.,](\d{1,2}|\d{4})$/.exec(figure) ?? [];
  return decimals.length;
};

export const checkAmountFormat = (
  { decimals, currency }: Extract<Constraint, { kind: 'amount-format' }>,
  text: string,
): Assessment => {
  for (const { 0: amount, groups } of text.matchAll(AMOUNT)) {
    const { before, figure = '', after } = groups ?? {};
    if (before === undefined && after === undefined) continue;
    if (decimals !== undefined && decimalsOf(figure) !== decimals)
      return outcome(false, `An amount of money does not have ${decimals} decimal places.`, amount);
    if (currency === 'after' && after === undefined)
      return outcome(false, 'The currency of an amount does not follow the number.', amount);
    if (currency === 'before' && before === undefined)
      return outcome(false, 'The currency of an amount does not precede the number.', amount);
  }
  return outcome(true, 'No amount of money is written in another way.');
};

const SALUTATION = String.raw`(?:^|[\n.!?]\s{0,3})(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|thanks|thank you|thank you very much|many thanks|sorry|welcome|welcome back|morning|evening),? `;
const TITLE = '(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|doctor|herr|frau)';
const TITLED = new RegExp(String.raw`${SALUTATION}${TITLE}\.? \p{Lu}?`, 'iu');
const NAMED = new RegExp(
  String.raw`${SALUTATION}(?<name>[\p{L}'-]{2,25})(?= ?[,!.:;?\n–—-]|$)`,
  'giu',
);
/** "Sorry about that, Paul!" in the first sentence. */
const VOCATIVE = /^[^.!?\n]{2,60}, (?<name>\p{Lu}\p{Ll}{1,20})(?:[!.]|, )/u;
/** Words after a salutation that name nobody. */
const NO_NAME =
  /^(?:there|all|everyone|everybody|team|again|back|customer|customers|client|guest|guests|member|members|student|students|parents|colleague|colleagues|reader|friend|friends|folks|madam|sir|so|you|much|very|first|indeed|world)$/i;

/** Checks by what name the salutation of a text addresses the reader. */
export const checkAddressBy = (
  { by }: Extract<Constraint, { kind: 'address-by' }>,
  text: string,
): Assessment => {
  const titled = TITLED.exec(text)?.[0];
  const name = [...text.matchAll(NAMED)].find(
    ({ groups }) =>
      /^\p{Lu}/u.test(groups?.['name'] ?? '') && !NO_NAME.test(groups?.['name'] ?? ''),
  )?.[0];
  const vocative = VOCATIVE.exec(text.trim())?.groups?.['name'];
  const called = vocative !== undefined && !NO_NAME.test(vocative) ? vocative : undefined;
  const found =
    by === 'surname' ? titled : by === 'first-name' ? (name ?? called) : (name ?? titled ?? called);
  const manner = by === 'surname' ? 'title and surname' : by.replace('-', ' ');
  return found === undefined
    ? outcome(false, `The text does not address the reader by ${manner}.`)
    : outcome(true, `The text addresses the reader by ${manner}.`, found.trim());
};

const LIST_ITEM =
  /^[ \t]{0,12}(?:[*+-](?=[ \t])|[•◦‣▪●○–—·](?=[ \t]?\S)|\d{1,3}[.)](?=[ \t]))[ \t]{0,4}(\S[^\n]{0,5000})/gmu;

export const listItems = (text: string): string[] =>
  [...text.matchAll(LIST_ITEM)].map(([, item = '']) => item);
