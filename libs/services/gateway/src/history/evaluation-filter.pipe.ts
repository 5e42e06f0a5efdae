import { Injectable, type PipeTransform } from '@nestjs/common';
import {
  CHECK_NAMES,
  type EvaluationCriteria,
  type EvaluationFilter,
  OUTCOME_NAMES,
  STATUSES,
} from '@touchstone/contracts';
import { refuse } from '../http/problems';
import { one, type RawQuery } from '../management/query';
import {
  idIn,
  idProblem,
  nameIn,
  nameProblem,
  problem,
  spanOf,
  spanProblems,
  YES_NO,
} from './span';

const METADATA = 'metadata.';
const MOST_METADATA = 64;
/** PostgreSQL stores neither half surrogate pairs nor NUL. */
const UNSTORABLE = /\p{Surrogate}|\0/u;
const LABEL = /^[A-Z][A-Z0-9_]{0,63}$/;
const SCORE = /^(?:\d|[1-9]\d|100)$/;

const metadataIn = (query: RawQuery): Record<string, string> =>
  Object.fromEntries(
    Object.keys(query)
      .filter((name) => name.startsWith(METADATA))
      .map((name) => [name.slice(METADATA.length), one(query, name) ?? '']),
  );

const metadataProblems = (metadata: Record<string, string>): string[] => {
  const pairs = Object.entries(metadata);
  if (pairs.length > MOST_METADATA)
    return [`metadata: expected at most ${MOST_METADATA} keys, got ${pairs.length}.`];
  if (pairs.some(([key]) => key === '')) return ['metadata.KEY: expected a key.'];
  return pairs.some((pair) => pair.some((text) => UNSTORABLE.test(text)))
    ? ['metadata: expected text without NUL.']
    : [];
};

const scoreProblem = (query: RawQuery, name: string): string[] => {
  const text = one(query, name);
  return problem(
    text !== undefined && !SCORE.test(text),
    `${name}: expected a whole number from 0 to 100.`,
  );
};

const scoreIn = <Name extends string>(query: RawQuery, name: Name): { [Key in Name]?: number } => {
  const text = one(query, name);
  return (text === undefined ? {} : { [name]: Number(text) }) as { [Key in Name]?: number };
};

const labelProblem = (query: RawQuery): string[] => {
  const label = one(query, 'label');
  return problem(
    label !== undefined && !LABEL.test(label),
    'label: expected the label of a result, such as PII_FOUND.',
  );
};

/** The other name of `type`. */
const checkProblem = (query: RawQuery): string[] => {
  const [type, check] = [one(query, 'type'), one(query, 'check')];
  return problem(
    type !== undefined && check !== undefined && type !== check,
    'check: expected the same as type, or only one of them.',
  );
};

const IDS = ['definition', 'guardrail', 'key'] as const;
const SCORES = ['min_score', 'max_score'] as const;

/** @throws InvalidRequest with a sentence for each parameter that breaks a rule */
export const criteriaOf = (query: RawQuery, otherProblems: string[] = []): EvaluationCriteria => {
  const metadata = metadataIn(query);
  refuse([
    ...nameProblem(query, 'status', STATUSES),
    ...nameProblem(query, 'type', CHECK_NAMES),
    ...nameProblem(query, 'check', CHECK_NAMES),
    ...checkProblem(query),
    ...nameProblem(query, 'outcome', OUTCOME_NAMES),
    ...labelProblem(query),
    ...nameProblem(query, 'not_evaluated', YES_NO),
    ...IDS.flatMap((name) => idProblem(query, name)),
    ...SCORES.flatMap((name) => scoreProblem(query, name)),
    ...otherProblems,
    ...metadataProblems(metadata),
  ]);
  const status = nameIn(query, 'status', STATUSES);
  const type = nameIn(query, 'check', CHECK_NAMES) ?? nameIn(query, 'type', CHECK_NAMES);
  const outcome = nameIn(query, 'outcome', OUTCOME_NAMES);
  const label = one(query, 'label');
  return {
    ...(status !== undefined && { status }),
    ...(type !== undefined && { type }),
    ...(outcome !== undefined && { outcome }),
    ...(label !== undefined && { label }),
    ...(one(query, 'not_evaluated') === 'true' && { not_evaluated: true as const }),
    ...idIn(query, 'definition'),
    ...idIn(query, 'guardrail'),
    ...idIn(query, 'key'),
    ...scoreIn(query, 'min_score'),
    ...scoreIn(query, 'max_score'),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
};

/** Parses the filter of a list of stored evaluations. */
@Injectable()
export class EvaluationFilterPipe implements PipeTransform<RawQuery, EvaluationFilter> {
  /** @throws InvalidRequest with a sentence for each parameter that breaks a rule */
  transform(query: RawQuery): EvaluationFilter {
    const criteria = criteriaOf(query, spanProblems(query));
    return { ...spanOf(query), ...criteria };
  }
}
