import { SCALES } from '@touchstone/text';
import type { Parsed } from './quantity';
import type { Token } from './tokens';

export const digitsAt = (tokens: readonly Token[], at: number, text: string): Parsed => {
  const token = tokens[at] as Token;
  const values = readings(token.raw);
  let end = at + 1;
  const next = tokens[end];
  const glued = next?.start === token.end;
  const scale = next && scaleOf(next, glued);
  if (scale !== undefined && next) {
    end++;
    return { values: values.map((value) => value * scale), end, inName: false, weak: false };
  }
  // `2 400` is one number, and so may be `12 000 000`.
  const grouped = groupsAfter(tokens, at, text);
  const before = text[token.start - 1] ?? ' ';
  const inName =
    (/[\p{L}_\-/.@]/u.test(before) && !isSignOf(text, token.start)) ||
    (/[_\-/@]/.test(text[token.end] ?? ' ') && /[\p{L}\d]/u.test(text[token.end + 1] ?? ' '));
  const weak = glued && next !== undefined && ORDINAL_ENDING.test(next.form);
  if (weak) end++;
  return {
    values: grouped ? [...values, grouped.value] : values,
    end: grouped?.end ?? end,
    inName,
    weak,
  };
};

const ORDINAL_ENDING = /^(?:st|nd|rd|th|er|e)$/;
export const isLetters = ({ raw }: Token): boolean => /^\p{L}/u.test(raw);
/** A minus sign stands after a space; `E-5` has a hyphen. */
const isSignOf = (text: string, start: number): boolean =>
  text[start - 1] === '-' && /[\s([:=]/.test(text[start - 2] ?? ' ');

const groupsAfter = (
  tokens: readonly Token[],
  at: number,
  text: string,
): { value: number; end: number } | undefined => {
  const first = tokens[at] as Token;
  if (!/^\d{1,3}$/.test(first.raw)) return undefined;
  let digits = first.raw;
  let end = at + 1;
  let decimals = '';
  for (
    let next = tokens[end];
    next && decimals === '' && /^\d{3}(?:[.,]\d{1,2})?$/.test(next.raw);
    next = tokens[end]
  ) {
    if (text.slice((tokens[end - 1] as Token).end, next.start).trim() !== '') break;
    if (next.start - (tokens[end - 1] as Token).end !== 1) break;
    digits += next.raw.slice(0, 3);
    decimals = next.raw.slice(4);
    end++;
  }
  return end === at + 1 ? undefined : { value: Number(`${digits}.${decimals || 0}`), end: at + 1 };
};

/** Reads digits with points and commas in every usual way. */
export const readings = (raw: string): number[] => {
  const digits = raw.replace(/[.,]+$/, '');
  const marks = digits.replace(/\d/g, '');
  if (marks === '') return [Number(digits)];
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const decimal = Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
  const whole = Number(digits.replace(/[.,]/g, ''));
  // `A(3,4)` has two numbers, and so has `46.6,1.9`.
  const parts = marks.includes(',')
    ? digits
        .split(',')
        .map(Number)
        .filter((part) => !Number.isNaN(part))
    : [];
  if (marks.length > 1) return [new Set(marks).size === 1 && grouped ? whole : decimal, ...parts];
  if (!grouped && marks === ',') return [decimal, ...parts];
  return grouped ? (marks === ',' ? [whole, decimal] : [decimal, whole]) : [decimal];
};

const SCALE_LETTERS = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
]);

const scaleOf = ({ form, raw }: Token, glued: boolean): number | undefined =>
  glued && raw === 'k'
    ? 1e3
    : form.length > 1
      ? (SCALES.get(form) ?? SCALE_LETTERS.get(form))
      : undefined;
