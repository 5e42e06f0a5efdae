import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Max, Min } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export class PlatformSettings {
  /** 0 selects any free port. */
  @Type(() => Number) @IsInt() @Min(0) @Max(65_535) port = 3000;
  @IsString() host = '0.0.0.0';
  @IsIn(LEVELS) logLevel: (typeof LEVELS)[number] = 'warn';
}

export const platformSettings = (environment?: Environment): PlatformSettings =>
  readSettings(
    PlatformSettings,
    { port: 'PORT', host: 'HOST', logLevel: 'TOUCHSTONE_LOG_LEVEL' },
    environment,
  );
