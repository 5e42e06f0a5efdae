import type { Bounds } from '../constraint';
import type { ValueTest } from './tool-rule';

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
export const numberOf = (written = ''): number =>
  /^\d/.test(written) ? Number(written) : NUMBERS.indexOf(written.toLowerCase());

export const boundsOf = (bound: string | undefined, written: string | undefined): Bounds => {
  const n = numberOf(written);
  switch (bound?.toLowerCase()) {
    case 'at least':
    case 'a minimum of':
      return { min: n };
    case 'more than':
      return { min: n + 1 };
    case 'fewer than':
    case 'less than':
      return { max: n - 1 };
    case 'at most':
    case 'no more than':
    case 'not more than':
    case 'up to':
    case 'a maximum of':
      return { max: n };
    default:
      return { min: n, max: n };
  }
};

export const clean = (written: string): string => written.trim().replace(/^["'`“]|["'`”]$/g, '');
export const splitList = (written: string): string[] =>
  written.split(/,? (?:or|and) |, /).map(clean);

const COMPARISONS: Record<string, (n: number) => Bounds> = {
  'at most': (n) => ({ max: n }),
  'no more than': (n) => ({ max: n }),
  'at least': (n) => ({ min: n }),
  'no less than': (n) => ({ min: n }),
  'less than': (n) => ({ max: n - Number.EPSILON * Math.max(1, Math.abs(n)) * 4 }),
  'more than': (n) => ({ min: n + Number.EPSILON * Math.max(1, Math.abs(n)) * 4 }),
};
const SYNONYMS: Record<string, string> = {
  under: 'less than',
  below: 'less than',
  'fewer than': 'less than',
  over: 'more than',
  above: 'more than',
  'greater than': 'more than',
  'larger than': 'more than',
};

/** Parses a written condition on a value ("at most 5", "EUR or USD"); `undefined` when unclear. */
export const valueTest = (sentence: string, values: string): ValueTest | undefined => {
  const [, comparison, rest = values] =
    /^(one of|either|at most|at least|less than|fewer than|more than|greater than|larger than|under|over|above|below|no more than|no less than|between):? (.{1,2000})$/iu.exec(
      values,
    ) ?? [];
  const list = splitList(rest);
  const [first = '', second] = list;
  const key = comparison?.toLowerCase() ?? '';
  if (/\b(?:contain|include) /i.test(sentence))
    return list.length === 1 && !comparison ? { test: 'contains', value: first } : undefined;
  if (/\bexceed /i.test(sentence))
    return !comparison && Number.isFinite(Number(first))
      ? {
          test: 'range',
          bounds: {
            min: Number(first) + Number.EPSILON * Math.max(1, Math.abs(Number(first))) * 4,
          },
        }
      : undefined;
  if (key === 'between')
    return second !== undefined && Number.isFinite(Number(first)) && Number.isFinite(Number(second))
      ? { test: 'range', bounds: { min: Number(first), max: Number(second) } }
      : undefined;
  const compare = COMPARISONS[SYNONYMS[key] ?? key];
  if (compare)
    return list.length === 1 && Number.isFinite(Number(first))
      ? { test: 'range', bounds: compare(Number(first)) }
      : undefined;
  return key === '' && / and /.test(rest) ? undefined : { test: 'equals', values: list };
};
