import { Injectable, type PipeTransform } from '@nestjs/common';
import { CHECK_NAMES, type EvaluationFilter, STATUSES } from '@touchstone/contracts';
import { refuse } from '../http/problems';
import { one, type RawQuery } from '../management/query';
import { nameIn, nameProblem, spanOf, spanProblems } from './span';

const METADATA = 'metadata.';
const MOST_METADATA = 64;
/** PostgreSQL stores neither half surrogate pairs nor NUL. */
const UNSTORABLE = /\p{Surrogate}|\0/u;

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

/** Parses the filter of a list of stored evaluations. */
@Injectable()
export class EvaluationFilterPipe implements PipeTransform<RawQuery, EvaluationFilter> {
  /** @throws InvalidRequest with a sentence for each parameter that breaks a rule */
  transform(query: RawQuery): EvaluationFilter {
    const metadata = metadataIn(query);
    refuse([
      ...nameProblem(query, 'status', STATUSES),
      ...nameProblem(query, 'type', CHECK_NAMES),
      ...spanProblems(query),
      ...metadataProblems(metadata),
    ]);
    const status = nameIn(query, 'status', STATUSES);
    const type = nameIn(query, 'type', CHECK_NAMES);
    return {
      ...spanOf(query),
      ...(status !== undefined && { status }),
      ...(type !== undefined && { type }),
      ...(Object.keys(metadata).length > 0 && { metadata }),
    };
  }
}
