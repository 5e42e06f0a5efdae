import type { EvaluationCompleted } from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';
import { storableJson, type Store } from '@touchstone/storage';
import type { EntityManager } from 'typeorm';
import { evaluationEntity } from './evaluation.entity';
import { nextBatch } from './next-batch';

interface Waiting {
  /** In the order of the columns. */
  values: unknown[];
  characters: number;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Stores finished evaluations: what arrives while one statement runs goes together into the next. */
export class HistoryWriter {
  private readonly waiting: Waiting[] = [];
  private writing = false;

  constructor(private readonly store: Store) {}

  /** Resolves when the row is there; an id that is there already changes nothing. @throws Unavailable */
  add(event: EvaluationCompleted): Promise<void> {
    return new Promise((resolve, reject) => {
      const values = COLUMNS.map(([, , from]) => from(event));
      this.waiting.push({ values, characters: charactersIn(values), resolve, reject });
      if (!this.writing) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) await this.write(this.waiting.splice(0, nextBatch(this.waiting)));
    this.writing = false;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.insert(batch);
      batch.forEach(({ resolve }) => resolve());
    } catch (error) {
      if (error instanceof AppError || batch.length === 1) return batch.forEach(({ reject }) => reject(error));
      // One row that cannot be stored must not take the others with it.
      for (const one of batch) await this.write([one]);
    }
  }

  private insert(batch: readonly Waiting[]): Promise<void> {
    return this.store.read((manager) => insertEvaluations(manager, batch.map(({ values }) => values)));
  }
}

const charactersIn = (values: readonly unknown[]): number => values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

/** A column, how its values are sent, how a value becomes the column's where that differs, and where it comes from. */
type Column = [name: string, type: string, from: (event: EvaluationCompleted) => unknown, expression?: string];

const COLUMNS: Column[] = [
  ['id', 'text', ({ id }) => id],
  ['workspace', 'text', ({ workspace }) => workspace],
  ['completed_at', 'timestamptz', ({ completedAt }) => completedAt],
  ['source', 'text', ({ source }) => source],
  ['status', 'text', ({ answer }) => answer.status],
  ['score', 'integer', ({ answer }) => answer.score],
  ['key_id', 'text', ({ keyId }) => keyId],
  ['definition_id', 'text', ({ definition }) => definition?.id ?? null],
  ['definition_version', 'integer', ({ definition }) => definition?.version ?? null],
  // An array of arrays must be a rectangle, so the list travels as JSON.
  ['types', 'json', ({ answer }) => JSON.stringify(answer.evaluationResults.map(({ type }) => type)), 'ARRAY(SELECT json_array_elements_text("types"))'],
  ['metadata', 'jsonb', ({ metadata }) => storableJson(metadata)],
  ['timings', 'json', ({ timings }) => storableJson(timings)],
  ['results', 'json', ({ answer }) => storableJson(answer.evaluationResults)],
  ['content', 'json', ({ content }) => (content ? storableJson(content) : null)],
];

const names = COLUMNS.map(([name]) => `"${name}"`).join(', ');
const expressions = COLUMNS.map(([name, , , expression]) => expression ?? `"${name}"`).join(', ');
const lists = COLUMNS.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');

const insertEvaluations = async (manager: EntityManager, rows: readonly (readonly unknown[])[]): Promise<void> => {
  const { schema, tableName } = manager.dataSource.getMetadata(evaluationEntity);
  await manager.query(
    `INSERT INTO "${schema}"."${tableName}" (${names}) SELECT ${expressions} FROM unnest(${lists}) AS event (${names}) ON CONFLICT ("id") DO NOTHING`,
    COLUMNS.map((_column, index) => rows.map((values) => values[index])),
  );
};
