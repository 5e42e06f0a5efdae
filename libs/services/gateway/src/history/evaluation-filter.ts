import { CHECK_NAMES, type EvaluationFilter, STATUSES } from '@touchstone/contracts';
import { instantOf } from '@touchstone/contracts/dto';
import { refuse } from '../http/problems';
import { one, type Query, wholeNumber } from '../management/query';

export const HISTORY_LIMIT = { min: 1, max: 200, preset: 50 };

const METADATA = 'metadata.';
const MOST_METADATA = 64;
/** Characters that no database keeps would find nothing, or fail. */
const UNSTORABLE = /\p{Surrogate}|\0/u;
const CURSOR = /^[\w.~+/=-]{1,500}$/;

const metadataIn = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.keys(query)
      .filter((name) => name.startsWith(METADATA))
      .map((name) => [name.slice(METADATA.length), one(query, name) ?? '']),
  );

const metadataProblems = (metadata: Record<string, string>): string[] => {
  const pairs = Object.entries(metadata);
  if (pairs.length > MOST_METADATA) return [`metadata: expected at most ${MOST_METADATA} keys, got ${pairs.length}.`];
  if (pairs.some(([key]) => key === '')) return ['metadata.KEY: expected a key.'];
  return pairs.some((pair) => pair.some((text) => UNSTORABLE.test(text))) ? ['metadata: expected text without NUL.'] : [];
};

const problem = (broken: boolean, sentence: string): string[] => (broken ? [sentence] : []);

const time = (text: string | undefined): string | undefined => {
  const moment = instantOf(text);
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

/** What a list of stored evaluations is narrowed by. @throws InvalidRequest with a sentence for each parameter that breaks a rule */
export const evaluationFilter = (query: Query): EvaluationFilter => {
  const [status, type, from, to, cursor] = ['status', 'type', 'from', 'to', 'cursor'].map((name) => one(query, name));
  const metadata = metadataIn(query);
  const isTime = (text: string | undefined) => text === undefined || instantOf(text) !== undefined;
  refuse([
    ...problem(status !== undefined && !STATUSES.some((name) => name === status), `status: expected one of ${STATUSES.join(', ')}.`),
    ...problem(type !== undefined && !CHECK_NAMES.some((name) => name === type), `type: expected one of ${CHECK_NAMES.join(', ')}.`),
    ...problem(!isTime(from), 'from: expected a time in ISO 8601, such as 2030-01-31T12:00:00Z.'),
    ...problem(!isTime(to), 'to: expected a time in ISO 8601, such as 2030-01-31T12:00:00Z.'),
    ...problem(cursor !== undefined && !CURSOR.test(cursor), 'cursor: expected the next_cursor of an earlier page.'),
    ...metadataProblems(metadata),
  ]);
  return {
    limit: wholeNumber(query, 'limit', HISTORY_LIMIT),
    ...(status !== undefined && { status: status as EvaluationFilter['status'] }),
    ...(type !== undefined && { type: type as EvaluationFilter['type'] }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    ...(from !== undefined && { from: time(from) }),
    ...(to !== undefined && { to: time(to) }),
    ...(cursor !== undefined && { cursor }),
  };
};
