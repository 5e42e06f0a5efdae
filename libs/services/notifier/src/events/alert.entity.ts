import { EntitySchema } from 'typeorm';

/** Time of a guardrail's last alert, for its cooldown. */
export interface AlertRow {
  workspace: string;
  guardrail_id: string;
  /** Time of the event, not of its arrival. */
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
