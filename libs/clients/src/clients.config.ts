import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import {
  type Environment,
  readSettings,
  SECRET_KEY_VARIABLES,
  SecretKeySettings,
} from '@touchstone/kernel';

/**
 * Time after its last confirmation for which a cached response is served while its service is
 * unavailable.
 */
export const STALE_MS = 15 * 60_000;

/** Settings of the clients for the other services. */
export class ClientSettings extends SecretKeySettings {
  /**
   * Time for which responses of the management service are served without another request, in
   * milliseconds; at most `STALE_MS`.
   */
  @Type(() => Number) @IsInt() @Min(1) @Max(STALE_MS) lookUpFreshMs = 60_000;

  /** Maximum size of all texts of a compiled prompt together, in bytes. */
  @Type(() => Number) @IsInt() @Min(1) compiledBytes = 1_048_576;
}

const VARIABLES: Record<keyof ClientSettings, string> = {
  ...SECRET_KEY_VARIABLES,
  lookUpFreshMs: 'TOUCHSTONE_LOOK_UP_FRESH_MS',
  compiledBytes: 'TOUCHSTONE_LIMIT_COMPILED_BYTES',
};

/** @throws InvalidConfiguration naming every variable that breaks a rule */
export const clientSettings = (environment: Environment = process.env): ClientSettings =>
  readSettings(ClientSettings, VARIABLES, environment);
