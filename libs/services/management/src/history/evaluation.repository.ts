import type { EvaluationFilter, EvaluationPage, EvaluationRecord } from '@touchstone/contracts';
import { OwnedRows, type Owner } from '@touchstone/storage';
import type { EntityManager } from 'typeorm';
import { conditionsOf } from './conditions';
import { toCursor } from './cursor';
import { evaluationEntity, type EvaluationRow } from './evaluation.entity';

export class EvaluationRepository extends OwnedRows<EvaluationRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, evaluationEntity);
  }

  /** @throws NotFound */
  async get(id: string): Promise<EvaluationRecord> {
    return toRecord(await this.byId(id));
  }

  /** Latest first. */
  async page(filter: EvaluationFilter): Promise<EvaluationPage> {
    const { sql, parameters } = conditionsOf(filter, 2);
    // One more than asked for tells whether there is a next page.
    const rows = await this.select<EvaluationRow>('*', sql, parameters, `ORDER BY "completed_at" DESC, "id" DESC LIMIT ${Math.trunc(filter.limit) + 1}`);
    const items = rows.slice(0, filter.limit);
    const last = items.at(-1);
    return { items: items.map(toRecord), next_cursor: last && rows.length > items.length ? toCursor(last) : null };
  }
}

const toRecord = ({ id, completed_at, source, status, score, key_id, definition_id, definition_version, metadata, timings, results }: EvaluationRow): EvaluationRecord => ({
  id,
  completed_at: completed_at.toISOString(),
  source,
  status,
  score,
  key_id,
  definition: definition_id !== null && definition_version !== null ? { id: definition_id, version: definition_version } : null,
  metadata,
  timings,
  evaluationResults: results,
});
