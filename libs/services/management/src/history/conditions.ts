import type { EvaluationFilter } from '@touchstone/contracts';
import { storableJson } from '@touchstone/storage';
import { allOf, type Condition, inSpan, where } from './condition';

/** @param first the number of the first parameter @throws InvalidField */
export const conditionsOf = (
  { status, type, metadata, ...span }: EvaluationFilter,
  first: number,
): Condition =>
  allOf(
    [
      ...where(status, (place) => `"status" = ${place}`),
      ...where(type, (place) => `"types" @> ARRAY[${place}]::text[]`),
      ...where(metadata && storableJson(metadata), (place) => `"metadata" @> ${place}::jsonb`),
      ...inSpan(span),
    ],
    first,
  );
