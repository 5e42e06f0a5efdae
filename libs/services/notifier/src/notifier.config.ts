import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import {
  type Environment,
  readSettings,
  SECRET_KEY_VARIABLES,
  SecretKeySettings,
} from '@touchstone/kernel';
import { ALERTS_PER_HOUR } from './events/alert-rate-limit';

export class NotifierSettings extends SecretKeySettings {
  /** Retention of finished deliveries. */
  @Type(() => Number) @IsInt() @Min(1) @Max(3_650) retentionDays = 30;
  /** Attempts in progress at once in this process. */
  @Type(() => Number) @IsInt() @Min(1) @Max(1_000) concurrency = 64;
  /** Alerts of one workspace to one address. */
  @Type(() => Number) @IsInt() @Min(1) alertsPerHour = ALERTS_PER_HOUR;
}

const VARIABLES: Record<keyof NotifierSettings, string> = {
  ...SECRET_KEY_VARIABLES,
  retentionDays: 'TOUCHSTONE_NOTIFIER_RETENTION_DAYS',
  alertsPerHour: 'TOUCHSTONE_LIMIT_ALERTS_PER_HOUR',
  concurrency: 'TOUCHSTONE_NOTIFIER_CONCURRENCY',
};

export const notifierSettings = (environment?: Environment): NotifierSettings =>
  readSettings(NotifierSettings, VARIABLES, environment);
