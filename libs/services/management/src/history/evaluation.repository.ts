import type { EntityManager } from 'typeorm';
import type {
  EvaluationFilter,
  EvaluationPage,
  EvaluationRecord,
  StoredEvaluation,
} from '@touchstone/contracts';
import { OwnedRows, type Owner } from '@touchstone/storage';
import { conditionsOf } from './conditions';
import { evaluationEntity, type EvaluationRow } from './evaluation.entity';
import { latestFirst, pageOf } from './page';
import { resultsOf } from './stored-results';

type ListedRow = Omit<EvaluationRow, 'content'>;

/** Columns of a list, without contents: a page of those could be as large as 200 requests. */
const LISTED: Record<keyof ListedRow, true> = {
  id: true,
  workspace: true,
  completed_at: true,
  source: true,
  status: true,
  score: true,
  key_id: true,
  definition_id: true,
  definition_version: true,
  types: true,
  metadata: true,
  timings: true,
  results: true,
};
const LISTED_COLUMNS = Object.keys(LISTED)
  .map((name) => `"${name}"`)
  .join(', ');

export class EvaluationRepository extends OwnedRows<EvaluationRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, evaluationEntity);
  }

  /** @throws NotFound */
  async get(id: string): Promise<StoredEvaluation> {
    const row = await this.byId(id);
    return { ...toRecord(row), content: row.content };
  }

  /** Returns a page, latest first, without contents. */
  async page(filter: EvaluationFilter): Promise<EvaluationPage> {
    const { sql, parameters } = conditionsOf(filter, 2);
    const read = await this.select<ListedRow>(
      LISTED_COLUMNS,
      sql,
      parameters,
      latestFirst(filter.limit),
    );
    const { rows, next_cursor } = pageOf(read, filter.limit);
    return { items: rows.map(toRecord), next_cursor };
  }
}

const toRecord = ({
  id,
  completed_at,
  source,
  status,
  score,
  key_id,
  definition_id,
  definition_version,
  metadata,
  timings,
  results,
}: ListedRow): EvaluationRecord => ({
  id,
  completed_at: completed_at.toISOString(),
  source,
  status,
  score,
  key_id,
  definition:
    definition_id !== null && definition_version !== null
      ? { id: definition_id, version: definition_version }
      : null,
  metadata,
  timings,
  evaluationResults: resultsOf(results),
});
