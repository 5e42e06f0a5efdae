import { EntitySchema } from 'typeorm';
import type { DefinitionFields } from '@touchstone/contracts';

export interface DefinitionRow {
  id: string;
  workspace: string;
  /** Decimal text: the order of creation. */
  position: string;
  /** The latest version. */
  version: number;
  created_at: Date;
  deleted_at: Date | null;
}

export const definitionEntity = new EntitySchema<DefinitionRow>({
  name: 'definition',
  tableName: 'definition',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    position: { type: 'bigint', generated: 'increment' },
    version: { type: 'integer' },
    created_at: { type: 'timestamptz' },
    deleted_at: { type: 'timestamptz', nullable: true },
  },
});

/** One version of a definition. Never changed: a stored evaluation names the version it used. */
export interface DefinitionVersionRow {
  /** Id of the definition. */
  id: string;
  version: number;
  workspace: string;
  fields: DefinitionFields;
  created_at: Date;
}

export const definitionVersionEntity = new EntitySchema<DefinitionVersionRow>({
  name: 'definition_version',
  tableName: 'definition_version',
  columns: {
    id: { type: 'text', primary: true },
    version: { type: 'integer', primary: true },
    workspace: { type: 'text' },
    fields: { type: 'json' },
    created_at: { type: 'timestamptz' },
  },
});
