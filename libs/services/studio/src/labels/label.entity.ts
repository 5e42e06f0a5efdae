import { EntitySchema } from 'typeorm';

/** A movable name that points at one revision of a prompt. */
export interface LabelRow {
  id: string;
  prompt_id: string;
  workspace: string;
  label: string;
  /** Number of the revision. */
  number: number;
}

export const labelEntity = new EntitySchema<LabelRow>({
  name: 'prompt_label',
  tableName: 'prompt_label',
  columns: {
    id: { type: 'text', primary: true },
    prompt_id: { type: 'text' },
    workspace: { type: 'text' },
    label: { type: 'text' },
    number: { type: 'integer' },
  },
});
