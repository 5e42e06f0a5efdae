import { EntitySchema } from 'typeorm';

/**
 * An event that must not be lost: written in the transaction of the change it reports, published
 * afterwards.
 */
export interface OutboxRow {
  /** Decimal text: the order of writing. */
  id: string;
  pattern: string;
  body: unknown;
}

/** Every schema that emits has one. */
export const outboxEntity = new EntitySchema<OutboxRow>({
  name: 'outbox',
  tableName: 'outbox',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    pattern: { type: 'text' },
    body: { type: 'jsonb' },
  },
});

export const CREATE_OUTBOX = (schema: string): string =>
  `CREATE TABLE "${schema}"."outbox" ("id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "pattern" text NOT NULL, "body" jsonb NOT NULL)`;
