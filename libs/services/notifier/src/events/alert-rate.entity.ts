import { EntitySchema } from 'typeorm';

/** The alerts of a workspace to one address within an hour. */
export interface AlertRateRow {
  workspace: string;
  /** In lower case. */
  recipient: string;
  /** When the hour began. */
  since: Date;
  sent: number;
}

export const alertRateEntity = new EntitySchema<AlertRateRow>({
  name: 'alert_rate',
  tableName: 'alert_rate',
  columns: {
    workspace: { type: 'text', primary: true },
    recipient: { type: 'text', primary: true },
    since: { type: 'timestamptz' },
    sent: { type: 'integer' },
  },
});
