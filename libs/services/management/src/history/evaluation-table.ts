import type { EvaluationCompleted } from '@touchstone/contracts';
import { storableJson } from '@touchstone/storage';
import type { Column, EventTable } from '../storage/insert-rows';
import { evaluationEntity } from './evaluation.entity';
import { storedResults } from './stored-results';

const columns: Column<EvaluationCompleted>[] = [
  ['id', 'text', ({ id }) => id],
  ['workspace', 'text', ({ workspace }) => workspace],
  ['completed_at', 'timestamptz', ({ completedAt }) => completedAt],
  ['source', 'text', ({ source }) => source],
  ['status', 'text', ({ answer }) => answer.status],
  ['score', 'integer', ({ answer }) => answer.score],
  ['key_id', 'text', ({ keyId }) => keyId],
  ['definition_id', 'text', ({ definition }) => definition?.id ?? null],
  ['definition_version', 'integer', ({ definition }) => definition?.version ?? null],
  // Postgres arrays of arrays must be rectangular, so the list is sent as a text.
  [
    'types',
    'text',
    ({ answer }) => answer.evaluationResults.map(({ type }) => type).join(),
    `string_to_array("types", ',')`,
  ],
  ['metadata', 'jsonb', ({ metadata }) => storableJson(metadata)],
  ['timings', 'json', ({ timings }) => storableJson(timings)],
  ['results', 'json', ({ answer }) => storableJson(storedResults(answer.evaluationResults))],
  ['content', 'json', ({ content }) => (content ? storableJson(content) : null)],
];

/** Maps finished evaluations to rows. */
export const evaluationTable: EventTable<EvaluationCompleted> = {
  entity: evaluationEntity,
  columns,
};
