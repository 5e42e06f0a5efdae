import type { EntityManager } from 'typeorm';
import {
  type BoundedCount,
  type CheckRequest,
  definedChecks,
  type EvaluationCriteria,
  type EvaluationFeed,
  type EvaluationFilter,
  type EvaluationPage,
  type EvaluationRecord,
  fieldsFor,
  type StoredEvaluation,
} from '@touchstone/contracts';
import { OwnedRows, type Owner } from '@touchstone/storage';
import { DefinitionRepository } from '../definitions/definition.repository';
import { allOf } from './condition';
import { conditionsOf, meeting } from './conditions';
import { evaluationEntity, type EvaluationRow } from './evaluation.entity';
import { boundedCount, COUNTED, latestFirst, pageOf } from './page';
import { resultsOf } from './stored-results';

type ListedRow = Omit<EvaluationRow, 'checks' | 'content' | 'terms' | 'position'>;

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
  guardrails: true,
  metadata: true,
  timings: true,
  results: true,
};
const LISTED_COLUMNS = Object.keys(LISTED)
  .map((name) => `"${name}"`)
  .join(', ');

/** Evaluations of one page of a feed. */
const FEED_PAGE = 100;

export class EvaluationRepository extends OwnedRows<EvaluationRow> {
  private readonly definitions: DefinitionRepository;

  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, evaluationEntity);
    this.definitions = new DefinitionRepository(manager, owner);
  }

  /** @throws NotFound */
  async get(id: string): Promise<StoredEvaluation> {
    const row = await this.byId(id);
    const checks = row.checks ?? (await this.checksOfDefinition(row));
    return {
      ...toRecord(row),
      content: row.content,
      ...(checks && { request: fieldsFor(checks) }),
    };
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
    return {
      items: rows.map(toRecord),
      next_cursor,
      ...(filter.total && { total: await this.count(filter) }),
    };
  }

  /** Counts what matches, on every page the same. */
  private async count(filter: EvaluationFilter): Promise<BoundedCount> {
    const { sql, parameters } = conditionsOf({ ...filter, cursor: undefined }, 2);
    return boundedCount(await this.countSelected(sql, parameters, COUNTED));
  }

  /** Returns what was stored after a position, in that order; nothing with `null`. */
  async follow(criteria: EvaluationCriteria, after: string | null): Promise<EvaluationFeed> {
    const head = await this.head();
    if (after === null || BigInt(after) >= BigInt(head))
      return { items: [], position: head, more: false };
    const { sql, parameters } = allOf(meeting(criteria), 4);
    const read = await this.select<ListedRow & { position: string }>(
      `${LISTED_COLUMNS}, "position"`,
      `"position" > $2 AND "position" <= $3 AND ${sql}`,
      [after, head, ...parameters],
      `ORDER BY "position" LIMIT ${FEED_PAGE + 1}`,
    );
    const rows = read.slice(0, FEED_PAGE);
    const more = read.length > rows.length;
    return {
      items: rows.map((row) => ({ position: row.position, evaluation: toRecord(row) })),
      position: (more && rows.at(-1)?.position) || head,
      more,
    };
  }

  private async checksOfDefinition({
    definition_id: id,
    definition_version: version,
  }: EvaluationRow): Promise<CheckRequest[] | undefined> {
    const fields = id === null ? undefined : await this.definitions.fieldsOf(id, version ?? 0);
    return fields && definedChecks(fields);
  }

  /** Rows become visible in the order of their positions, so none is missing up to here. */
  private async head(): Promise<string> {
    const [row] = await this.select<{ head: string | null }>(
      'max("position") AS "head"',
      'true',
      [],
    );
    return row?.head ?? '0';
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
  guardrails,
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
  guardrails,
  metadata,
  timings,
  evaluationResults: resultsOf(results),
});
