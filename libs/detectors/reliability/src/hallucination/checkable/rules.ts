import { type Checker, type Outcome } from './checked';
import {
  agrees,
  decimalsOf,
  figure,
  type Notation,
  NUMBER,
  scaleOf,
  type Stated,
  valueIn,
} from './numbers';
import { Pattern } from './pattern';
import { APPROXIMATE, BEFORE, BEHIND, FILLER, IS, PERCENT } from './wording';

/** Values of a match's numbers by their letter in the template; NaN for those not matched. */
export type Values = Readonly<Record<string, number>>;
/** Texts of a match's groups by name. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Returns the exact value, several if the wording allows several, `undefined` if there is none. */
export type Compute = (values: Values, texts: Texts) => number | readonly number[] | undefined;

/** A wording of a calculation, and how to recompute it. */
export interface Rule {
  pattern: Pattern;
  compute: Compute;
  /** Letters of the numbers other than the result. */
  letters: readonly string[];
  /** Unit behind the correct value in the reason. */
  unit: string;
}

const START = String.raw`(?<![\p{L}\d.,/^*×÷=+_-])`;
/** End of a number: excludes the beginning of another term, a decimal, a scale, a fraction. */
const END = String.raw`(?![\d_])(?![.,]\d)(?!\s?[+*×÷^/−–][\s]?\d)(?!\s-\s\d)(?!\s?(?:x|times|plus|minus)\s\d)`;
const RESULT_END = String.raw`(?!\s?(?:%|percent|per cent|prozent|hundred|dozen|thousand|million|billion|k\b|\/))`;

const number = (letter: string): string =>
  `${START}${BEFORE}(?<${letter}>${NUMBER})(?<${letter}_>${BEHIND})`;

const PARTS: Readonly<Record<string, string>> = {
  is: IS,
  w: FILLER,
  '%': PERCENT,
  x: `${number('x')}${END}${RESULT_END}`,
  'x%': `${number('x')}${PERCENT}`,
};

/** Parts of an outline: only digits and per cent tell whether a rule can match. */
const OUTLINES: Readonly<Record<string, string>> = {
  is: '\\D',
  w: '\\s*',
  '%': PERCENT,
  'x%': `\\d${PERCENT}`,
};
const filled = (template: string, part: (name: string) => string): string =>
  template.replace(/\{([a-z%]{1,2})\}/g, (_, name: string) => part(name));

/**
 * Builds a rule from a template: `{a}` to `{h}` are numbers, `{x}` is the stated result and `{x%}`
 * one in per cent, `{is}` the words before a result, `{w}` up to five other words, `{%}` per cent.
 */
export const rule = (template: string, compute: Compute, unit = ''): Rule => ({
  pattern: new Pattern(
    filled(template, (name) => PARTS[name] ?? number(name)),
    'giu',
    filled(template, (name) => OUTLINES[name] ?? '\\d'),
  ),
  compute,
  letters: Array.from(template.matchAll(/\{([a-h])\}/g), ([, letter = '']) => letter),
  unit: template.includes('{x%}') ? '%' : unit,
});

const ROUNDED_SLACK = 0.06;

/** Returns a checker of all matches of the rules. */
export const ruleChecker =
  (rules: readonly Rule[]): Checker =>
  (passage) =>
    rules.flatMap((each) =>
      each.pattern.matchesIn(passage).flatMap((match) => {
        const outcome = outcomeOf(each, match[0], match.groups ?? {});
        return outcome ? [{ quote: match[0].trim(), ...outcome }] : [];
      }),
    );

const outcomeOf = ({ letters, compute, unit }: Rule, whole: string, texts: Texts): Outcome => {
  const slack = APPROXIMATE.test(whole) ? ROUNDED_SLACK : 0;
  let reason: string | undefined;
  for (const notation of ['english', 'european'] as const) {
    const values = Object.fromEntries(
      letters.map((letter) => [letter, amountIn(texts, letter, notation)]),
    );
    const stated = statedIn(texts, notation);
    if (
      Object.entries(values).some(
        ([letter, value]) => texts[letter] !== undefined && Number.isNaN(value),
      )
    )
      continue;
    const computed = compute(values, texts);
    const exact = (typeof computed === 'number' ? [computed] : (computed ?? [])).filter(
      (value) => Number.isFinite(value) && Math.abs(value) <= 1e15,
    );
    if (exact.length === 0 || Number.isNaN(stated.value)) continue;
    if (exact.some((value) => agrees(stated, value, slack))) return { wrong: false, reason: '' };
    reason ??= `the result is ${figure(exact[0] ?? NaN)}${unit}`;
  }
  return reason === undefined ? undefined : { wrong: true, reason };
};

const amountIn = (texts: Texts, letter: string, notation: Notation): number =>
  valueIn(texts[letter] ?? '', notation) *
  scaleOf(`${texts[letter] ?? ''}${texts[`${letter}_`] ?? ''}`);

const statedIn = (texts: Texts, notation: Notation): Stated => {
  const written = texts.x ?? '';
  const scale = scaleOf(`${written}${texts.x_ ?? ''}`);
  const decimals = decimalsOf(written, notation);
  return { value: valueIn(written, notation) * scale, decimals, step: scale * 10 ** -decimals };
};
