import type { EvaluationCriteria, EvaluationFilter } from '@touchstone/contracts';
import { storable, storableJson } from '@touchstone/storage';
import { allOf, type Condition, inSpan, type Part, where } from './condition';
import { requiredTerms } from './terms';

/** @param first the number of the first parameter @throws InvalidField */
export const conditionsOf = (
  { from, to, cursor, ...criteria }: EvaluationFilter,
  first: number,
): Condition => allOf([...meeting(criteria), ...inSpan({ from, to, cursor })], first);

export const meeting = (criteria: EvaluationCriteria): Part[] => {
  const { status, type, definition, key, metadata, min_score, max_score } = criteria;
  return [
    ...where(status, (place) => `"status" = ${place}`),
    ...where(type, (place) => `"types" @> ARRAY[${place}]::text[]`),
    ...where(definition, (place) => `"definition_id" = ${place}`),
    ...where(key, (place) => `"key_id" = ${place}`),
    ...having(requiredTerms(criteria)),
    ...scored(min_score, '>='),
    ...scored(max_score, '<='),
    ...where(metadata && storableJson(metadata), (place) => `"metadata" @> ${place}::jsonb`),
  ];
};

const having = (terms: readonly string[]): Part[] =>
  terms.length === 0 ? [] : [[[storable(terms)], (place) => `"terms" @> ${place}::text[]`]];

const scored = (score: number | undefined, comparison: string): Part[] =>
  score === undefined ? [] : [[[score], (place) => `"score" ${comparison} ${place}`]];
