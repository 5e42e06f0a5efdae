import type { Checked, Checker } from './checked';
import { evaluate, type Expression, expressionAt } from './expression';
import { inOtherSystem } from './guard';
import { agrees, decimalsOf, figure, scaleOf } from './numbers';
import { APPROXIMATE, IS } from './wording';

const BEGIN = /(?<![\p{L}\d.,/^*+×÷=_√-]|[+*×÷^/−–-]\s)[(]?(?:(?:US|CA)?[$€£¥] ?)?[-−]?\d/giu;
const BETWEEN = new RegExp(IS, 'iuy');
const UNFINISHED =
  /^(?:\s?[+*×÷^/]\s?[\d(]|\s[-−–]\s\d|[.,]\d|\d|[²³!]|\s?(?:hundred|dozen|squared|cubed)|\s?\(?\s?(?:mod|R\s?\d|remainder|rest))/iu;
const REMAINDER =
  /^,? ?\(?(?:R|remainder|rest|with (?:a )?remainder(?: of)?|mit rest|reste)\s?(\d{1,9})\b/iu;
const SLACK = 0.06;

/** Recomputes written calculations with signs or words, such as `3 × (4 + 5) = 27`. */
export const equations: Checker = ({ text }) => {
  if (inOtherSystem(text)) return [];
  const found: Checked[] = [];
  let done = 0;
  for (const { index } of text.matchAll(BEGIN)) {
    if (index < done) continue;
    let left = expressionAt(text, index);
    done = left?.end ?? index;
    while (left) {
      const is = isAt(text, left.end);
      const right = is && expressionAt(text, left.end + is.length);
      if (!is || !right) break;
      const checked = compare(text, left, right, is);
      if (checked) found.push(checked);
      left = right;
      done = right.end;
    }
  }
  return found;
};

const isAt = (text: string, at: number): string | undefined => {
  BETWEEN.lastIndex = at;
  return BETWEEN.exec(text)?.[0];
};

const compare = (
  text: string,
  left: Expression,
  right: Expression,
  is: string,
): Checked | undefined => {
  if (left.operators === 0 || !plain(text, left, is)) return undefined;
  const rest = text.slice(right.end, right.end + 40);
  const quote = text.slice(left.start, right.end).trim();
  const remainder = right.operators === 0 ? REMAINDER.exec(rest)?.[1] : undefined;
  if (remainder !== undefined) return divided(left, right, Number(remainder), quote);
  if (UNFINISHED.test(rest)) return undefined;
  const slack = APPROXIMATE.test(is) ? SLACK : 0;
  let expected: number | undefined;
  for (const notation of ['english', 'european'] as const) {
    const [exact, value] = [evaluate(left, notation), evaluate(right, notation)];
    if (!Number.isFinite(exact) || Number.isNaN(value) || Math.abs(exact) > 1e15) continue;
    const [only] = right.operators === 0 ? right.tokens : [];
    const written = only?.kind === 'operand' ? only.text : '';
    const decimals = decimalsOf(/\d[\d.,]*/.exec(written)?.[0] ?? '', notation);
    const step = written === '' ? 1e-9 : scaleOf(written) * 10 ** -decimals;
    if (agrees({ value, decimals, step: written.endsWith('%') ? step / 100 : step }, exact, slack))
      return { quote, wrong: false, reason: '' };
    expected ??= exact;
  }
  return expected === undefined || mixed(left, right)
    ? undefined
    : { quote, wrong: true, reason: `the result is ${figure(expected)}` };
};

/**
 * Recognises `2019-06-20 is`, `3/4 is`, `10-15 are`, `4:3 is`: dates, fractions, ranges and ratios,
 * unless an equals sign follows.
 */
const plain = (text: string, { start, end }: Expression, is: string): boolean =>
  /[=≈≃]/.test(is) || !/\d[-−–/:]\d|:/.test(text.slice(start, end));

/** Returns true if operands have different units, or signs of percent stand beside plain numbers. */
const mixed = (left: Expression, right: Expression): boolean => {
  const adds = left.tokens.some((token) => token.kind === 'operator' && '+-'.includes(token.sign));
  const percent = left.tokens.some((token) => token.kind === 'operand' && token.text.endsWith('%'));
  const results = [...right.units].filter((unit) => !left.units.has(unit));
  return (adds && (left.units.size > 1 || percent)) || (left.units.size > 1 && results.length > 0);
};

const divided = (
  left: Expression,
  right: Expression,
  remainder: number,
  quote: string,
): Checked | undefined => {
  const [first, , second] = left.tokens;
  if (left.tokens.length !== 3 || first?.kind !== 'operand' || second?.kind !== 'operand')
    return undefined;
  const [dividend, divisor, quotient] = [
    Number(first.text),
    Number(second.text),
    evaluate(right, 'english'),
  ];
  if (!(dividend >= 0 && divisor > 0)) return undefined;
  const exact = Math.floor(dividend / divisor);
  return {
    quote,
    wrong: quotient !== exact || remainder !== dividend % divisor,
    reason: `the result is ${exact} with a remainder of ${dividend % divisor}`,
  };
};
