import { EntitySchema } from 'typeorm';

export interface PromptRow {
  id: string;
  workspace: string;
  /** Decimal text: the order of creation. */
  position: string;
  /**
   * Remains reserved after the prompt is deleted: clients that still use it must not get another
   * prompt.
   */
  text_id: string;
  name: string;
  description: string;
  active: boolean;
  active_revision: number;
  /** Number of the latest revision; the first is 1. */
  last_revision: number;
  /** Number of changes. */
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export const promptEntity = new EntitySchema<PromptRow>({
  name: 'prompt',
  tableName: 'prompt',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    position: { type: 'bigint', generated: 'increment' },
    text_id: { type: 'text' },
    name: { type: 'text' },
    description: { type: 'text' },
    active: { type: 'boolean' },
    active_revision: { type: 'integer' },
    last_revision: { type: 'integer' },
    version: { type: 'integer' },
    created_at: { type: 'timestamptz' },
    updated_at: { type: 'timestamptz' },
    deleted_at: { type: 'timestamptz', nullable: true },
  },
});
