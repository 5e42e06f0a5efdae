import { type Rule, rule, ruleChecker } from './rules';

const OF = '(?: of| von| de| di)(?: the| your| those| all| these)?(?: total(?: of)?)?';
const RISE =
  '(?:rise|rose|risen|increased?|increase|grew|grow|grown|growth|climbed|went up|goes up|jump(?:ed)?|gain(?:ed)?|raised|markup|mark-up|up|stieg|gestiegen|Anstieg|augmenté|hausse)';
const FALL =
  '(?:fall|fell|fallen|decreased?|decrease|drop(?:ped|s)?|dropped|decline[ds]?|went down|goes down|reduced|reduction|lower(?:ed)?|loss|lost|cut|down|sank|gesunken|gefallen|Rückgang|baissé|baisse)';
const OFF = '(?:off|discount|reduction|rebate|Rabatt|de réduction|de remise)';

const change = (from: number, to: number): number => (to / from - 1) * 100;
const less = (whole: number, share: number): number => whole * (1 - share / 100);
const more = (whole: number, share: number): number => whole * (1 + share / 100);

const RULES: readonly Rule[] = [
  rule(`{a}{%}${OF} {b}{w}{is}{x}`, ({ a = NaN, b = NaN }) => (a * b) / 100),
  rule(
    `{x} (?:is|are|equals|represents|makes up|corresponds to|sind|ist|entspricht|entsprechen) {a}{%}${OF} {b}`,
    ({ a = NaN, b = NaN }) => (a * b) / 100,
  ),
  rule(
    `{a}(?: out)?${OF} {b}{w}(?:{is}|,? \\(|, |, or |, about )(?:{w} )?{x%}`,
    ({ a = NaN, b = NaN }) => (a <= b ? (a / b) * 100 : undefined),
    '%',
  ),
  rule(
    '{a} (?:is|are|represents|makes up) (?:what percentage|{x%}) (?:of|von) {b}',
    ({ a = NaN, b = NaN }) => (a / b) * 100,
    '%',
  ),
  // Discounts: the price that is left, or the amount saved.
  rule(
    `{a}{%} ${OFF}(?: on| of| from| auf| sur)?(?: an?| the| your)?(?: regular| original)?(?: price)?(?: of| item at)? {b}{w}(?:{is}|,? (?:so )?(?:that|this|you|the|which){w} ){x}`,
    ({ a = NaN, b = NaN }) => [less(b, a), (a * b) / 100],
  ),
  rule(
    `{b}{w},? (?:with|at|after|less|minus|and|mit|avec)(?: an?| the| einem)? {a}{%} ${OFF}{w}(?:{is}| ){x}`,
    ({ a = NaN, b = NaN }) => [less(b, a), (a * b) / 100],
  ),
  // Tax, tip and other additions: the addition or the total.
  rule(
    `{a}{%} (?:tip|VAT|tax|sales tax|surcharge|service charge|commission|fee|GST|Trinkgeld|MwSt\\.?|Mehrwertsteuer|de TVA|pourboire)(?: on| to| of| for| auf| sur)?(?: an?| the| your)?{w} {b}{w}{is}{x}`,
    ({ a = NaN, b = NaN }) => [(a * b) / 100, more(b, a)],
  ),
  rule(
    `(?:adding|add|plus|including|with)(?: an?| the)? {a}{%}(?: tip| VAT| tax| sales tax| surcharge| fee| GST)? (?:to|on) {b}{w}{is}{x}`,
    ({ a = NaN, b = NaN }) => [(a * b) / 100, more(b, a)],
  ),
  rule(
    `{b}{w} plus {a}{%}(?: tip| VAT| tax| sales tax| surcharge| fee| GST){w}{is}{x}`,
    ({ a = NaN, b = NaN }) => [(a * b) / 100, more(b, a)],
  ),
  // Changes from one value to another.
  rule(
    `from {a}{w} to {b}{w}(?:{is}|,? (?:that is|that's|meaning|representing|corresponding to|which is)|,)(?: an?)?(?: ${RISE}| ${FALL}| change| difference)?(?: of| by)?(?: exactly| about| roughly| around)? {x%}`,
    ({ a = NaN, b = NaN }) => Math.abs(change(a, b)),
    '%',
  ),
  rule(
    `${RISE}{w} (?:by|of) {x%},? from {a}{w} to {b}`,
    ({ a = NaN, b = NaN }) => change(a, b),
    '%',
  ),
  rule(
    `${FALL}{w} (?:by|of) {x%},? from {a}{w} to {b}`,
    ({ a = NaN, b = NaN }) => -change(a, b),
    '%',
  ),
  rule(
    `{x%} (?:rise|increase|growth|gain|jump),? from {a}{w} to {b}`,
    ({ a = NaN, b = NaN }) => change(a, b),
    '%',
  ),
  rule(
    `{x%} (?:fall|decrease|drop|decline|reduction),? from {a}{w} to {b}`,
    ({ a = NaN, b = NaN }) => -change(a, b),
    '%',
  ),
  rule(`${RISE}{w} from {a}{w} by {b}{%}{w} to {x}`, ({ a = NaN, b = NaN }) => more(a, b)),
  rule(`${FALL}{w} from {a}{w} by {b}{%}{w} to {x}`, ({ a = NaN, b = NaN }) => less(a, b)),
  rule(
    `{a}{w} ${RISE}{w} by {b}{%}{w}(?: to|{is}|,? (?:so|which){w} ){x}`,
    ({ a = NaN, b = NaN }) => more(a, b),
  ),
  rule(
    `{a}{w} ${FALL}{w} by {b}{%}{w}(?: to|{is}|,? (?:so|which){w} ){x}`,
    ({ a = NaN, b = NaN }) => less(a, b),
  ),
  rule(`(?:increas(?:e|ing)|rais(?:e|ing)) {a}{w} by {b}{%}{w}{is}{x}`, ({ a = NaN, b = NaN }) =>
    more(a, b),
  ),
  rule(
    `(?:decreas(?:e|ing)|reduc(?:e|ing)|lower(?:ing)?|cut(?:ting)?) {a}{w} by {b}{%}{w}{is}{x}`,
    ({ a = NaN, b = NaN }) => less(a, b),
  ),
  rule(`{b}{%} more than {a}{is}{x}`, ({ a = NaN, b = NaN }) => more(a, b)),
  rule(`{b}{%} less than {a}{is}{x}`, ({ a = NaN, b = NaN }) => less(a, b)),
  rule(`{x} is {b}{%} (?:more|higher|larger|greater) than {a}`, ({ a = NaN, b = NaN }) =>
    more(a, b),
  ),
  rule(`{x} is {b}{%} (?:less|lower|smaller|fewer) than {a}`, ({ a = NaN, b = NaN }) => less(a, b)),
  // Interest of one step.
  rule(
    `{a}{w} at {b}{%}(?: simple| annual)?(?: interest)?{w} (?:for|over|after|in) (?:1|a|one) year{w}(?:{is}| ){x}`,
    ({ a = NaN, b = NaN }) => [more(a, b), (a * b) / 100],
  ),
  rule(
    `{b}{%}(?: annual| simple)? interest (?:on|for|of) {a}{w}(?:{is}| ){x}`,
    ({ a = NaN, b = NaN }) => [more(a, b), (a * b) / 100],
  ),
  rule(`{b}{%} Zinsen auf {a}{w}(?:{is}| ){x}`, ({ a = NaN, b = NaN }) => [
    more(a, b),
    (a * b) / 100,
  ]),
];

/** Recomputes shares, discounts, additions, changes and interest of one year. */
export const percentages = ruleChecker(RULES);
