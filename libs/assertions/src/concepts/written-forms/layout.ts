import type { Constraint } from '../../constraint';
import { type Form, form, MUST } from './form';

const LISTS = '(?:bullet[ -]?points?|bullets?|bulleted lists?|lists?|enumerations?)';
const PROSE =
  '(?:(?:running|continuous|flowing|plain|normal|connected) (?:text|prose|sentences)|prose|full sentences|whole sentences|complete sentences|sentences)';
const NO_LISTS: Constraint = { kind: 'count', of: 'list', bounds: { max: 0 } };

const STEPS =
  '(?:(?:all|any|the|every|each|these|those) )?(?:[a-z-]{3,20} ){0,2}(?:steps?|instructions?|procedures?|how-tos?|directions)(?: (?:that |which )?(?:(?:the|a|an|your) )?[a-z]{2,15} (?:has to|have to|needs? to|must|should) (?:take|follow|do|perform|carry out))?';
const NUMBERED =
  '(?:(?:as|in|into|with|using|by) )?(?:a |an |the )?(?:numbered(?: (?:lists?|steps?|points?|order))?|ordered lists?|numbers|numbering)';
const WHEN_EXPLAINING =
  '(?: (?:when|whenever|if|where|wherever|in case) (?:you |it |the bot |the assistant |we |there (?:are|is) )?(?:explain|explains|describe|describes|give|gives|list|lists|walk|walks|tell|tells|show|shows|more than|several|two or more|three or more).{0,80})?';
const SEVERAL =
  '(?:several|multiple|many|more than (?:one|two|three|1|2|3)|two or more|three or more|at least (?:two|three))';

/** No time of the 12-hour clock. The engine of patterns has no look-ahead. */
export const TWELVE_HOUR: Constraint = {
  kind: 'not',
  part: {
    kind: 'pattern',
    source: String.raw`\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.|o['’]clock)(?:[^a-z]|$)`,
    flags: 'i',
    whole: false,
  },
};

/** Shapes of dates by an example: "24.12.2025", "24 December 2025". */
const dateLike = (example: string, order = ''): string | undefined => {
  const numeric = /^(\d{1,4})([-./])(\d{1,2})\2(\d{2,4})$/.exec(example);
  if (!numeric)
    return /^\d/.test(example) ? 'D MMM' : /^\p{L}/u.test(example) ? 'MMM D' : undefined;
  const [, first = '', mark = '', second = '', last = ''] = numeric;
  if (first.length === 4) return `YYYY${mark}MM${mark}DD`;
  const year = last.length === 4 ? 'YYYY' : 'YY';
  const isDayFirst = Number(first) > 12 || mark === '.' || /day/.test(order);
  const isMonthFirst = Number(second) > 12 || /month/.test(order);
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? `DD${mark}MM${mark}${year}` : `MM${mark}DD${mark}${year}`;
};

const DATE_EXAMPLE = String.raw`["“'‘]?(?<example>\d{1,4}[-./]\d{1,2}[-./]\d{2,4}|\d{1,2} \p{L}{3,9} \d{4}|\p{L}{3,9} \d{1,2},? \d{4})["”'’]?`;

/** Rules on lists, steps, times, dates and amounts. */
export const LAYOUT_FORMS: readonly Form[] = [
  form(
    String.raw`(?:(?:always |please |only )*(?:use|write(?: in| as)?|answer(?: in| with)?|reply(?: in| with)?|respond(?: in| with)?|stick to|in|as) )?(?:only )?${PROSE}(?: only| please)?[,;:.–-]? ?(?:and |but )?(?:no|not|never|instead of|rather than|without)(?: in| as| use| using| with)? (?:any |a )?${LISTS}(?: please)?`,
    () => NO_LISTS,
  ),
  form(
    String.raw`(?:no|avoid|not|never(?: use)?|do not use|don't use) (?:any )?${LISTS}[,;:–-]? ?(?:but |and |only |just |use |write |please |in |please |always )*${PROSE}(?: only| instead| please)?`,
    () => NO_LISTS,
  ),
  form(
    String.raw`(?:running|continuous|flowing) (?:text|prose) only|only (?:running|continuous|flowing) (?:text|prose)`,
    () => NO_LISTS,
  ),
  form(
    String.raw`${STEPS} ${MUST}(?:be |come |comes |go |goes |appear |are |is |stand |get |given |written |presented |put |set out |laid out |shown |listed |formatted |always )*${NUMBERED}${WHEN_EXPLAINING}`,
    () => ({ kind: 'numbered-steps' }),
  ),
  form(
    String.raw`(?:if|when|whenever|where|wherever|once) (?:(?:there (?:are|is)|you (?:give|list|explain|describe|name|have)|it takes|something (?:takes|needs|requires)|an? [a-z]{2,15} (?:has|needs|takes|requires|contains)|(?:a|the) (?:solution|fix|answer|procedure|task) (?:has|needs|takes|involves)) )${SEVERAL} (?:[a-z]{2,12} )?(?:steps|instructions),? (?:then |please |always )*(?:number (?:them|the steps|each)|(?:use|write|give|list|put|present|show|set)(?: them| it)?(?: out)? ?(?:as |in |into |with )?(?:a |the )?(?:numbered (?:list|steps|lists)|numbers|ordered list))`,
    () => ({ kind: 'numbered-steps' }),
  ),
  form(
    String.raw`(?:please |always )*(?:no|not|never|avoid|do not use|don't use|never use|never write|do not write|don't write|without|instead of) (?:any )?["“'‘]?a\.?m\.?["”'’]? ?(?:\/|or|and|nor|,) ?["“'‘]?p\.?m\.?["”'’]?(?: (?:notation|format|times?|suffix(?:es)?))?`,
    () => TWELVE_HOUR,
  ),
  form(
    String.raw`(?:we |you |the bot |the assistant |please |always |all )*(?:(?:use|uses|stick to|follow|apply|keep to) |(?:(?:write|state|give|show|put|express|quote) )?(?:all |any |the )?(?:times?|hours|opening hours|clock times?) (?:must |should |have to |has to )?(?:be |are |is )?(?:always )?(?:given |written |stated |shown |put |expressed )?(?:in |on |use |uses |using |follow |with |according to )?)(?:the |a )?(?:24|twenty-four)[- ]?h(?:ou)?rs? (?:clock|format|notation|time|style)(?: (?:only|throughout|always|everywhere))?(?:,? (?:never|not|no) .{2,40})?`,
    () => TWELVE_HOUR,
  ),
  form(
    String.raw`(?:always |please )*(?:(?:write|give|state|show|use|put|format) )?(?:all |any |the )?dates? ?(?:must |should |have to |are |is )?(?:be )?(?:always )?(?:written |given |shown |formatted )?(?:in |with )?(?:the )?(?<order>(?:day|month|year) first|day[- ]month[- ]year|month[- ]day[- ]year|form(?:at)?)?,? ?(?:as|like|e\.g\.?,?|such as|for example|i\.e\.?|:|in the form(?:at)?) ${DATE_EXAMPLE}`,
    ({ example = '', order }) => {
      const format = dateLike(example, order);
      return format === undefined ? undefined : { kind: 'date-format', format };
    },
  ),
];
