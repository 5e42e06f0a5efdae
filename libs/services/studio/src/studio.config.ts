import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

export class StudioSettings {
  /** Per prompt. */
  @Type(() => Number) @IsInt() @Min(1) @Max(1_000_000) revisions = 10_000;
  /** Days that the contents of a deleted prompt are kept. */
  @Type(() => Number) @IsInt() @Min(1) @Max(3_650) deletedPromptDays = 30;
}

const VARIABLES: Record<keyof StudioSettings, string> = {
  revisions: 'TOUCHSTONE_LIMIT_REVISIONS',
  deletedPromptDays: 'TOUCHSTONE_DELETED_PROMPT_RETENTION_DAYS',
};

export const studioSettings = (environment?: Environment): StudioSettings =>
  readSettings(StudioSettings, VARIABLES, environment);
