import { type Notation, NUMBER, scaleOf, valueIn } from './numbers';
import { BEFORE, BEHIND } from './wording';

/** Signs of operators as they are written, by the operator. */
const OPERATORS: Readonly<Record<string, string>> = {
  '+': '+ plus',
  '-': '- − – minus moins menos',
  '*': '* × · ⋅ x times multiplied_by mal fois por',
  '/': '/ ÷ : divided_by over geteilt_durch durch divisé_par',
  '^': '^ ** to_the_power_of hoch',
  '%': 'mod modulo',
};
const OPERATOR_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(OPERATORS).flatMap(([operator, signs]) =>
    signs.split(' ').map((sign): [string, string] => [sign.replaceAll('_', ' '), operator]),
  ),
);

const SPACED =
  'plus|minus|moins|menos|times|multiplied by|mal|fois|por|divided by|over|geteilt durch|durch|divisé par|to the power of|hoch|mod|modulo|x|-|−|–|\\/|:';
const OPERATOR = `\\s(?:${SPACED})\\s(?!\\s)|\\s?(?:\\*\\*|[+*×·⋅÷^])\\s?|\\s?x\\s?(?=\\d)|(?<=\\d\\)?)[-−–/](?=\\(?\\d)`;
const OPERAND = `${BEFORE}${NUMBER}${BEHIND}(?:\\s?%)?`;
const TOKEN = new RegExp(
  `(?<operator>${OPERATOR})|(?<open>\\(\\s?)|(?<close>\\s?\\))|(?<operand>${OPERAND})(?<unit>(?:\\s?\\p{L}{1,14}(?:/\\p{L}{1,8}|[²³])?)?(?=\\s?\\)?\\s?(?:[+*×·⋅÷=≈)^]|[-−–/:x]\\s|plus\\b|minus\\b|times\\b)))?`,
  'iuy',
);

type Token =
  | { kind: 'operator'; sign: string }
  | { kind: 'open' | 'close' }
  | { kind: 'operand'; text: string; unit: string };

/** A calculation in a text, parsed; offsets are UTF-16 units. */
export interface Expression {
  tokens: readonly Token[];
  start: number;
  end: number;
  operators: number;
  /** Units of its operands, without empty ones. */
  units: ReadonlySet<string>;
}

const MOST_TOKENS = 40;

/** Parses the longest calculation that starts at a place. */
export const expressionAt = (text: string, start: number): Expression | undefined => {
  const tokens: Token[] = [];
  let at = start;
  let end = start;
  let depth = 0;
  let endDepth = 0;
  let count = 0;
  while (tokens.length < MOST_TOKENS) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const token = match && tokenOf(match.groups ?? {}, tokens.at(-1));
    if (!match || !token) break;
    if (token.kind === 'close' && depth === 0) break;
    depth += token.kind === 'open' ? 1 : token.kind === 'close' ? -1 : 0;
    tokens.push(token);
    at = TOKEN.lastIndex;
    if ((token.kind === 'operand' || token.kind === 'close') && depth === 0)
      [end, count, endDepth] = [at, tokens.length, depth];
  }
  const kept = tokens.slice(0, count);
  if (count === 0 || endDepth !== 0) return undefined;
  return {
    tokens: kept,
    start,
    end,
    operators: kept.filter(({ kind }) => kind === 'operator').length,
    units: new Set(
      kept.flatMap((each) => (each.kind === 'operand' && each.unit !== '' ? [each.unit] : [])),
    ),
  };
};

/** A letter right behind a number that is no unit. */
const ALGEBRA = /^[abceijknp-ruxyz]$/i;

/** Reads one token; `undefined` if it cannot follow the one before. */
const tokenOf = (
  groups: Record<string, string | undefined>,
  before: Token | undefined,
): Token | undefined => {
  const { operator, open, close, operand, unit } = groups;
  const afterValue = before?.kind === 'operand' || before?.kind === 'close';
  if (operator !== undefined) {
    const sign = OPERATOR_OF.get(operator.trim().toLowerCase());
    return afterValue && sign !== undefined ? { kind: 'operator', sign } : undefined;
  }
  if (open !== undefined) return afterValue ? undefined : { kind: 'open' };
  if (close !== undefined) return afterValue ? { kind: 'close' } : undefined;
  return operand === undefined || afterValue || ALGEBRA.test(unit ?? '')
    ? undefined
    : { kind: 'operand', text: operand.trim(), unit: (unit ?? '').trim().toLowerCase() };
};

const LEVELS = ['+-', '*/%', '^'];

/** Evaluates an expression by the usual order of operations; NaN if a number has no value. */
export const evaluate = ({ tokens }: Expression, notation: Notation): number => {
  let at = 0;
  const operand = (): number => {
    const token = tokens[at++];
    if (token?.kind === 'open') {
      const value = level(0);
      at++;
      return value;
    }
    if (token?.kind !== 'operand') return NaN;
    const number = token.text.replace(/^[^\d−-]+/, '');
    const value =
      valueIn(/[-−]?[\d.,'’\u00a0\u202f ]*\d/.exec(number)?.[0] ?? '', notation) * scaleOf(number);
    return token.text.endsWith('%') ? value / 100 : value;
  };
  const level = (depth: number): number => {
    if (depth === LEVELS.length) return operand();
    let value = level(depth + 1);
    for (;;) {
      const token = tokens[at];
      if (token?.kind !== 'operator' || LEVELS[depth]?.includes(token.sign) !== true) return value;
      at++;
      value = apply(token.sign, value, level(depth + 1));
    }
  };
  return level(0);
};

const apply = (sign: string, a: number, b: number): number => {
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (sign === '/') return a / b;
  return sign === '%' ? a % b : a ** b;
};
