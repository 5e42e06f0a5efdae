import type { Check, EvaluationResult } from '@touchstone/contracts';
import { outcomeOfResult } from '../../api/outcome-of';
import type { Outcome } from '../outcome';
import type { JudgedText } from './judged-texts';

type Result = EvaluationResult['results'][number];

/** A result with a name that is unique in its evaluation. */
export interface KeyedResult extends Result {
  key: string;
  check: Check;
  outcome: Outcome;
}

/** A stretch of a text that a result quotes. */
export interface Quote {
  result: string;
  outcome: Outcome;
  /** Explains the mark: `pii: PII_FOUND`. */
  title: string;
  path: string;
  start: number;
  end: number;
}

interface Place {
  field: string;
  start: number;
  end: number;
}

export const keyedResults = (results: readonly EvaluationResult[]): KeyedResult[] =>
  results.flatMap(({ type, results: parts }) =>
    parts.map((part, index) => ({
      ...part,
      key: `${type}-${index}`,
      check: type,
      outcome: outcomeOfResult(part),
    })),
  );

/** Returns the place that a result states itself. */
export const placeOf = (result: KeyedResult): Place | undefined =>
  [...placesIn(result), ...placesIn(dataOf(result))][0];

const placesIn = (value: object | undefined): Place[] => {
  const { field, start, end } = (value ?? {}) as Partial<Record<keyof Place, unknown>>;
  return typeof field === 'string' && typeof start === 'number' && typeof end === 'number'
    ? [{ field, start, end }]
    : [];
};

/** Returns the JSON of a result's `data`, which the `pii` check fills with kind and place. */
export const dataOf = ({ data }: Pick<Result, 'data'>): Record<string, unknown> | undefined => {
  if (data === undefined || !data.startsWith('{')) return undefined;
  try {
    return JSON.parse(data) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

/** Checks that judge what was asked, not what was answered. */
const ABOUT_INPUT: readonly Check[] = ['prompt_injections'];
const FIELD_IN_REASON = /\bin (input|output|messages\[\d+\](?:\.\w+(?:\[\d+\])?)*)/i;

/** Returns the texts in the order in which a quote without a place is looked for. */
const likelyFirst = (result: KeyedResult, texts: readonly JudgedText[]): readonly JudgedText[] => {
  const named = FIELD_IN_REASON.exec(result.reason)?.[1];
  const rank = ({ path }: JudgedText): number => {
    if (path === named) return 0;
    if (ABOUT_INPUT.includes(result.check)) return 1;
    if (result.check === 'tuq') return path.includes('tool_calls') ? 1 : 2;
    return path === 'output' ? 1 : 2;
  };
  return [...texts].sort((one, other) => rank(one) - rank(other));
};

const searched = (result: KeyedResult, texts: readonly JudgedText[]): Place | undefined => {
  for (const { path, text } of likelyFirst(result, texts)) {
    const start = text.indexOf(result.quote);
    if (start >= 0) return { field: path, start, end: start + result.quote.length };
  }
  return undefined;
};

/** Quotes have their own white space, and long ones end in an ellipsis. */
const bare = (text: string): string => text.replace(/\s|…$/g, '');

const agrees = (stretch: string, quote: string): boolean =>
  stretch !== '' && bare(stretch).startsWith(bare(quote));

/** Returns a stated place, if the text there agrees with the quote. */
const stated = (result: KeyedResult, texts: readonly JudgedText[]): Place | undefined =>
  [...placesIn(result), ...placesIn(dataOf(result))].find(({ field, start, end }) =>
    texts.some(({ path, text }) => path === field && agrees(text.slice(start, end), result.quote)),
  );

/** Finds the quote of each result: where the result says it is, else by a search. */
export const locateQuotes = (
  results: readonly KeyedResult[],
  texts: readonly JudgedText[],
): Quote[] =>
  results
    .filter(({ quote }) => quote !== '')
    .flatMap((result) => {
      const place = stated(result, texts) ?? searched(result, texts);
      if (place === undefined) return [];
      const { field: path, start, end } = place;
      const title = `${result.check}: ${result.label}`;
      return [{ result: result.key, outcome: result.outcome, title, path, start, end }];
    });
