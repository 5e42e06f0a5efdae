import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min, MinLength } from 'class-validator';
import { type Environment, readSettings, reportProblems, secretKeyIn } from '@touchstone/kernel';

/**
 * Time after its last confirmation for which a cached response is served while its service is
 * unavailable.
 */
export const STALE_MS = 15 * 60_000;

/** Settings of the clients for the other services. */
export class ClientSettings {
  /**
   * Time for which responses of the management service are served without another request, in
   * milliseconds; at most `STALE_MS`.
   */
  @Type(() => Number) @IsInt() @Min(1) @Max(STALE_MS) lookUpFreshMs = 60_000;

  /** Maximum size of all texts of a compiled prompt together, in bytes. */
  @Type(() => Number) @IsInt() @Min(1) compiledBytes = 1_048_576;

  @IsOptional() @IsString() @MinLength(16) secretKey?: string;

  /** Directory in which an installation stores what it generates, such as a secret key. */
  @IsString() dataDir = 'data';
}

const VARIABLES: Record<keyof ClientSettings, string> = {
  lookUpFreshMs: 'TOUCHSTONE_LOOK_UP_FRESH_MS',
  compiledBytes: 'TOUCHSTONE_LIMIT_COMPILED_BYTES',
  secretKey: 'TOUCHSTONE_SECRET_KEY',
  dataDir: 'TOUCHSTONE_DATA_DIR',
};

/** @throws InvalidConfiguration naming every variable that breaks a rule */
export const clientSettings = (environment: Environment = process.env): ClientSettings =>
  readSettings(ClientSettings, VARIABLES, environment);

/**
 * @param generate generates a missing secret key and stores it in the data directory
 * @throws InvalidConfiguration without one, unless problems are being collected
 */
export const sharedSecretKey = (
  { secretKey, dataDir }: ClientSettings,
  generate: boolean,
): string => {
  if (secretKey !== undefined) return secretKey;
  if (generate) return secretKeyIn(dataDir);
  reportProblems('TOUCHSTONE_SECRET_KEY: is needed, the same one that the management service has');
  return '';
};
