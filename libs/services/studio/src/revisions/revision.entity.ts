import { EntitySchema } from 'typeorm';
import type { PromptContent } from '@touchstone/contracts';

/** Never changed. */
export interface RevisionRow {
  id: string;
  prompt_id: string;
  workspace: string;
  /** From 1 in each prompt. */
  number: number;
  beta: boolean;
  content: PromptContent;
  created_at: Date;
  /** Id of the API key. */
  created_by: string;
  /** Of the message that had it made; none in those made before it was kept. */
  request_id: string | null;
}

export const revisionEntity = new EntitySchema<RevisionRow>({
  name: 'prompt_revision',
  tableName: 'prompt_revision',
  columns: {
    id: { type: 'text', primary: true },
    prompt_id: { type: 'text' },
    workspace: { type: 'text' },
    number: { type: 'integer' },
    beta: { type: 'boolean' },
    content: { type: 'json' },
    created_at: { type: 'timestamptz' },
    created_by: { type: 'text' },
    request_id: { type: 'text', nullable: true },
  },
});
