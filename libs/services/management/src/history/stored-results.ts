import type { DetectionResult, EvaluationResult } from '@touchstone/contracts';

/** A result without its field names; values omitted at the end were empty or absent. */
type StoredResult = [
  name: string,
  score: number,
  label: string,
  confidence: number,
  flagged: boolean,
  reason?: string,
  quote?: string,
  data?: string | null,
  claim?: string | null,
  field?: string,
  start?: number,
  end?: number,
];

/** One entry per check. */
export type StoredResults = [check: EvaluationResult['type'], ...results: StoredResult[]][];

/**
 * Encodes results for the history in a quarter of the characters: longer ones make Postgres
 * compress a guardrail's row, which costs as much as the rest of storing it.
 */
export const storedResults = (evaluationResults: readonly EvaluationResult[]): StoredResults =>
  evaluationResults.map(({ type, results }) => [type, ...results.map(storedResult)]);

const storedResult = ({
  name,
  score,
  label,
  confidence_score,
  flagged,
  reason,
  quote,
  data,
  claim,
  field,
  start,
  end,
}: DetectionResult): StoredResult => {
  const verdict = [name, score, label, confidence_score, flagged] as const;
  if (field !== undefined)
    return [...verdict, reason, quote, data ?? null, claim ?? null, field, start, end];
  if (data !== undefined || claim !== undefined)
    return [...verdict, reason, quote, data ?? null, claim ?? null];
  return reason === '' && quote === '' ? [...verdict] : [...verdict, reason, quote];
};

/** @param stored rows of earlier versions hold the results unencoded */
export const resultsOf = (stored: StoredResults | EvaluationResult[]): EvaluationResult[] =>
  stored.map((kept) =>
    Array.isArray(kept)
      ? { type: kept[0], results: (kept.slice(1) as StoredResult[]).map(resultOf) }
      : kept,
  );

const resultOf = ([
  name,
  score,
  label,
  confidence_score,
  flagged,
  reason = '',
  quote = '',
  data = null,
  claim = null,
  field,
  start,
  end,
]: StoredResult): DetectionResult => ({
  name,
  score,
  label,
  confidence_score,
  reason,
  flagged,
  quote,
  ...(data !== null && { data }),
  ...(claim !== null && { claim }),
  ...(field !== undefined && { field, start, end }),
});
