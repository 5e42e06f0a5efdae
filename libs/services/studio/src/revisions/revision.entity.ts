import { EntitySchema } from 'typeorm';
import type { PromptContent } from '@touchstone/contracts';

/** A revision of a prompt. Never changed. */
export interface RevisionRow {
  id: string;
  prompt_id: string;
  workspace: string;
  /** Counted from 1 in each prompt. */
  number: number;
  beta: boolean;
  content: PromptContent;
  created_at: Date;
  /** Id of the API key that created it. */
  created_by: string;
  /** Id of the message that created it; null in revisions from before the column. */
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
