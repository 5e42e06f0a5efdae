import {
  CHECKS,
  type DetectionResult,
  type EvaluationAnswer,
  NOT_EVALUATED_LABEL,
} from '@touchstone/contracts';
import { isJsonObject } from '@touchstone/contracts/dto';
import { RedactionIncomplete } from './errors';

/** Entity that the `pii` check reports; offsets in UTF-16 units of the field. */
export interface Found {
  kind: string;
  group: string;
  field: string;
  start: number;
  end: number;
  /** Excerpt of the field. */
  quote: string;
  /** Confidence, 0 to 100. */
  confidence: number;
}

const MALFORMED = 'The detector gave a malformed answer.';
const KIND = /^[a-z][a-z0-9_]{0,63}$/;

const parsed = (data: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(data ?? '');
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
};

const isSpanOf = (quote: string, start: number, end: number): boolean =>
  Number.isSafeInteger(start) && start >= 0 && quote !== '' && end - start === quote.length;

const foundBy = ({
  label,
  reason,
  flagged,
  quote,
  data,
  confidence_score: confidence,
}: DetectionResult): Found => {
  if (label === NOT_EVALUATED_LABEL) throw new RedactionIncomplete(reason);
  const { kind, group, field, start, end } = parsed(data);
  const isFound =
    flagged &&
    typeof kind === 'string' &&
    KIND.test(kind) &&
    typeof group === 'string' &&
    typeof field === 'string' &&
    typeof start === 'number' &&
    typeof end === 'number';
  if (!isFound || !isSpanOf(quote, start, end)) throw new RedactionIncomplete(MALFORMED);
  return { kind, group, field, start, end, quote, confidence };
};

const isClean = ({ label, flagged }: DetectionResult): boolean =>
  !flagged && label === CHECKS.pii.clean;

/**
 * Returns all entities that the check reports; none only if it reports that there are none.
 * @throws RedactionIncomplete if the check did not finish, or its result cannot be parsed
 */
export const foundIn = ({ evaluationResults }: EvaluationAnswer): Found[] => {
  const results = evaluationResults.find(({ type }) => type === 'pii')?.results ?? [];
  const [only] = results;
  if (only === undefined) throw new RedactionIncomplete('The detector gave no answer.');
  return results.length === 1 && isClean(only) ? [] : results.map(foundBy);
};
