import { EntitySchema } from 'typeorm';

/** When a guardrail last told somebody, for its cooldown. */
export interface AlertRow {
  workspace: string;
  guardrail_id: string;
  /** By the event's own time. */
  last_at: Date;
}

export const alertEntity = new EntitySchema<AlertRow>({
  name: 'alert',
  tableName: 'alert',
  columns: {
    workspace: { type: 'text', primary: true },
    guardrail_id: { type: 'text', primary: true },
    last_at: { type: 'timestamptz' },
  },
});
