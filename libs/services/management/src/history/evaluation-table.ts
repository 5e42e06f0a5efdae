import type { EvaluationCompleted } from '@touchstone/contracts';
import { storable, storableJson } from '@touchstone/storage';
import { countChecks, countEvaluations } from '../stats/count-rows';
import { bucketOf, slowestMs } from '../stats/latency';
import { checkOutcome, evaluationOutcome } from '../stats/outcomes';
import type { Column, EventTable } from '../storage/insert-rows';
import { evaluationEntity } from './evaluation.entity';
import { storedResults } from './stored-results';
import { termsOf } from './terms';

// Postgres arrays of arrays must be rectangular, so a list is sent as a text.
const list = (name: string, separator = ','): string =>
  `string_to_array("${name}", '${separator}')`;
/** Labels and ids never contain it. */
const UNIT = '\u001f';

const guardrailsOf = ({ guardrails = [] }: EvaluationCompleted): string[] =>
  [...new Set(guardrails)].sort();

const terms = (event: EvaluationCompleted): string =>
  storable(termsOf(guardrailsOf(event), event.answer.evaluationResults)).join(UNIT);

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
  [
    'types',
    'text',
    ({ answer }) => answer.evaluationResults.map(({ type }) => type).join(),
    list('types'),
  ],
  ['guardrails', 'text', (event) => guardrailsOf(event).join(), list('guardrails')],
  ['terms', 'text', terms, list('terms', UNIT)],
  ['metadata', 'jsonb', ({ metadata }) => storableJson(metadata)],
  ['timings', 'json', ({ timings }) => storableJson(timings)],
  ['results', 'json', ({ answer }) => storableJson(storedResults(answer.evaluationResults))],
  ['checks', 'json', ({ checks }) => (checks ? storableJson(checks) : null)],
  ['content', 'json', ({ content }) => (content ? storableJson(content) : null)],
];

const counted: Column<EvaluationCompleted>[] = [
  ['outcome', 'text', ({ answer }) => evaluationOutcome(answer.evaluationResults)],
  [
    'outcomes',
    'text',
    ({ answer }) => answer.evaluationResults.map(checkOutcome).join(),
    list('outcomes'),
  ],
  [
    'bucket',
    'integer',
    ({ timings }) => {
      const milliseconds = slowestMs(timings);
      return milliseconds === undefined ? null : bucketOf(milliseconds);
    },
  ],
];

/** Maps finished evaluations to rows, and to the counts of their intervals. */
export const evaluationTable: EventTable<EvaluationCompleted> = {
  entity: evaluationEntity,
  columns,
  isOrdered: true,
  counts: { columns: counted, statements: [countEvaluations, countChecks] },
};
