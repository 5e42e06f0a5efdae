import { IsOptional, IsString, MinLength } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

export class ManagementSettings {
  @IsOptional() @IsString() @MinLength(16) secretKey?: string;
  @IsOptional() @IsString() @MinLength(16) bootstrapApiKey?: string;
  /** Where an installation keeps what it makes for itself. */
  @IsString() dataDir = 'data';
}

const VARIABLES: Record<keyof ManagementSettings, string> = {
  secretKey: 'TOUCHSTONE_SECRET_KEY',
  bootstrapApiKey: 'TOUCHSTONE_BOOTSTRAP_API_KEY',
  dataDir: 'TOUCHSTONE_DATA_DIR',
};

export const managementSettings = (environment?: Environment): ManagementSettings =>
  readSettings(ManagementSettings, VARIABLES, environment);
