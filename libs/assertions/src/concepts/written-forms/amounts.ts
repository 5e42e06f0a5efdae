import { allOf, type Constraint } from '../../constraint';
import { type Form, form, MUST } from './form';

const AMOUNTS =
  '(?:all |any |every |the |our )*(?:prices?|amounts?(?: of money)?|costs?|fees?|sums?(?: of money)?|money amounts|monetary amounts|totals|figures in euros)';
const GIVEN =
  '(?:(?:be |are |is |always |have |has |given |written |shown |stated |quoted |come |comes |carry |get |put |with |to |in |using )*)';
const DECIMALS =
  '(?:(?:exactly )?(?:two|2) (?:decimals?|decimal places|digits after the (?:decimal )?(?:point|comma)|places))';
const SIDE =
  '(?:the )?(?:currency(?: (?:sign|symbol|code|name))?|€|euro sign|dollar sign|pound sign) (?<side>after|before|behind|in front of|following|preceding)(?: the (?:number|amount|figure|sum))?';
const LIKE = String.raw`(?:,? ?\(?(?:like|e\.g\.?,?|such as|for example|as in|i\.e\.?,?) .{2,30})?`;

const sideOf = (side = ''): 'before' | 'after' =>
  /^(?:before|in front|preceding)/i.test(side) ? 'before' : 'after';

/** Rules on how amounts of money are written. */
export const AMOUNT_FORMS: readonly Form[] = [
  form(
    String.raw`(?:always |please )*(?:(?:write|give|state|show|quote|put) )?${AMOUNTS} ${MUST}${GIVEN}${DECIMALS}(?:,? and (?:with )?${SIDE})?${LIKE}`,
    ({ side }): Constraint =>
      allOf([
        {
          kind: 'amount-format',
          decimals: 2,
          ...(side !== undefined && { currency: sideOf(side) }),
        },
      ]),
  ),
  form(
    String.raw`(?:always |please )*(?:(?:write|give|state|show|quote|put) )?(?:(?:${AMOUNTS} ${MUST}${GIVEN})?${SIDE}|${SIDE.replace('<side>', '<placed>')})(?: in ${AMOUNTS}| for ${AMOUNTS})?${LIKE}`,
    ({ side, placed }): Constraint => ({
      kind: 'amount-format',
      currency: sideOf(side ?? placed),
    }),
  ),
];
