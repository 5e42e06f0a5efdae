import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

export class StudioSettings {
  /** Per prompt. */
  @Type(() => Number) @IsInt() @Min(1) @Max(1_000_000) revisions = 10_000;
}

const VARIABLES: Record<keyof StudioSettings, string> = { revisions: 'TOUCHSTONE_LIMIT_REVISIONS' };

export const studioSettings = (environment?: Environment): StudioSettings =>
  readSettings(StudioSettings, VARIABLES, environment);
