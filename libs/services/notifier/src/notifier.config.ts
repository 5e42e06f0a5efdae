import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min, MinLength } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

export class NotifierSettings {
  @IsOptional() @IsString() @MinLength(16) secretKey?: string;
  /** Where an installation keeps what it makes for itself. */
  @IsString() dataDir = 'data';
  /** How long the log of finished deliveries is kept. */
  @Type(() => Number) @IsInt() @Min(1) @Max(3_650) retentionDays = 30;
  /** Deliveries that this process has on their way at once. */
  @Type(() => Number) @IsInt() @Min(1) @Max(1_000) concurrency = 64;
}

const VARIABLES: Record<keyof NotifierSettings, string> = {
  secretKey: 'TOUCHSTONE_SECRET_KEY',
  dataDir: 'TOUCHSTONE_DATA_DIR',
  retentionDays: 'TOUCHSTONE_NOTIFIER_RETENTION_DAYS',
  concurrency: 'TOUCHSTONE_NOTIFIER_CONCURRENCY',
};

export const notifierSettings = (environment?: Environment): NotifierSettings =>
  readSettings(NotifierSettings, VARIABLES, environment);
