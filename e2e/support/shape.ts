import {
  type Check,
  CHECK_NAMES,
  type DetectionResult,
  type EvaluationAnswer,
  SAFETY_CATEGORIES,
} from '@touchstone/contracts';

/**
 * Returns every rule of an answer (decisions, section 3) that this one breaks; empty for a valid
 * answer.
 */
export const brokenRules = (answer: EvaluationAnswer): string[] => [
  ...rule('three keys', Object.keys(answer).sort().join() === 'evaluationResults,score,status'),
  ...rule(
    'types in order, each once',
    isOrdered(answer.evaluationResults.map(({ type }) => CHECK_NAMES.indexOf(type))),
  ),
  ...rule(
    'every check has a result',
    answer.evaluationResults.every(({ results }) => results.length > 0),
  ),
  ...rule('the score is the lowest', answer.score === lowest(all(answer))),
  ...rule('the status follows from the results', answer.status === statusOf(all(answer))),
  ...answer.evaluationResults.flatMap(({ type, results }) =>
    results.flatMap((result) =>
      [...brokenByResult(result), ...rule(`${type}: name`, isNamed(type, result))].map(
        (broken) => `${type} ${result.label}: ${broken}`,
      ),
    ),
  ),
];

const all = (answer: EvaluationAnswer): DetectionResult[] =>
  answer.evaluationResults.flatMap(({ results }) => results);
const rule = (name: string, holds: boolean): string[] => (holds ? [] : [name]);
const isOrdered = (indexes: number[]): boolean =>
  indexes.every(
    (index, position) =>
      index >= 0 && (position === 0 || index > (indexes[position - 1] as number)),
  );
const isPercent = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
const lowest = (results: DetectionResult[]): number | null =>
  results.length === 0 ? null : Math.min(...results.map(({ score }) => score));

const statusOf = (results: DetectionResult[]): string => {
  if (results.some(({ flagged }) => flagged)) return 'failed';
  return results.some(({ label }) => label === 'WARNING' || label === 'NOT_EVALUATED')
    ? 'warning'
    : 'success';
};

const isNamed = (type: Check, { name, label }: DetectionResult): boolean =>
  name === type ||
  (type === 'safety' &&
    label !== 'PASS' &&
    (SAFETY_CATEGORIES as readonly string[]).includes(name));

const brokenByResult = ({
  score,
  label,
  confidence_score: confidence,
  reason,
  flagged,
  quote,
  data,
  claim,
}: DetectionResult): string[] => [
  ...rule('whole scores from 0 to 100', isPercent(score) && isPercent(confidence)),
  ...rule('reason and quote are text', typeof reason === 'string' && typeof quote === 'string'),
  ...rule('flagged is there', typeof flagged === 'boolean'),
  ...rule('flagged exactly when under 50', flagged ? score < 50 : score > 50),
  ...rule(
    'a bypass says so',
    label !== 'PASS' ||
      (score === 100 && confidence === 0 && !flagged && reason.startsWith('Bypassed: ')),
  ),
  ...rule(
    'extras are text',
    [data, claim].every((extra) => extra === undefined || typeof extra === 'string'),
  ),
];

export interface PiiLocation {
  kind: string;
  group: string;
  field: string;
  start: number;
  end: number;
}

/** Returns the data of a PII result. @throws Error unless it is the documented object */
export const piiLocation = ({ data }: DetectionResult): PiiLocation => {
  const location = JSON.parse(data ?? 'null') as PiiLocation | null;
  if (Object.keys(location ?? {}).join() !== 'kind,group,field,start,end')
    throw new Error(`not a location: ${data}`);
  return location as PiiLocation;
};
