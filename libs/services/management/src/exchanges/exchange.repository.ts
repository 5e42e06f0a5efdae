import type { EntityManager } from 'typeorm';
import type {
  BoundedCount,
  ExchangeFilter,
  ExchangePage,
  ExchangeRecord,
} from '@touchstone/contracts';
import { OwnedRows, type Owner } from '@touchstone/storage';
import { allOf, type Condition, inSpan, type Part, where } from '../history/condition';
import { boundedCount, COUNTED, latestFirst, pageOf } from '../history/page';
import { exchangeEntity, type ExchangeRow } from './exchange.entity';

export class ExchangeRepository extends OwnedRows<ExchangeRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, exchangeEntity);
  }

  /** @throws NotFound */
  async get(id: string): Promise<ExchangeRecord> {
    return toRecord(await this.byId(id));
  }

  /** Latest first. @throws InvalidField */
  async page(filter: ExchangeFilter): Promise<ExchangePage> {
    const { sql, parameters } = conditionOf(filter);
    const { rows, next_cursor } = pageOf(
      await this.select<ExchangeRow>('*', sql, parameters, latestFirst(filter.limit)),
      filter.limit,
    );
    return {
      items: rows.map(toRecord),
      next_cursor,
      ...(filter.total && { total: await this.count(filter) }),
    };
  }

  /** Counts what matches, on every page the same. */
  private async count(filter: ExchangeFilter): Promise<BoundedCount> {
    const { sql, parameters } = conditionOf({ ...filter, cursor: undefined });
    return boundedCount(await this.countSelected(sql, parameters, COUNTED));
  }
}

const conditionOf = ({
  provider,
  outcome,
  guardrail,
  verdict,
  mode,
  from,
  to,
  cursor,
}: ExchangeFilter): Condition => {
  const decision = { guardrail_id: guardrail, verdict, mode };
  const equal = (column: string, value: string | undefined) =>
    where(value, (place) => `"${column}" = ${place}`);
  return allOf(
    [
      ...equal('provider', provider),
      ...equal('outcome', outcome),
      ...(Object.values(decision).some(Boolean) ? [decided(decision)] : []),
      ...inSpan({ from, to, cursor }),
    ],
    2,
  );
};

/** Absent fields match every decision. */
const decided = (decision: object): Part => [
  [JSON.stringify([decision])],
  (place) => `"guardrails"::jsonb @> ${place}::jsonb`,
];

const toRecord = (row: ExchangeRow): ExchangeRecord => ({
  id: row.id,
  completed_at: row.completed_at.toISOString(),
  key_id: row.key_id,
  provider: row.provider,
  operation: row.operation,
  model: row.model,
  streamed: row.streamed,
  outcome: row.outcome,
  status: row.status,
  input_tokens: row.input_tokens,
  output_tokens: row.output_tokens,
  attempts: row.attempts,
  guardrails: row.guardrails,
  prompt_revisions: row.prompt_revisions,
  latency: row.latency,
});
