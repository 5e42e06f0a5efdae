import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Min } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

/**
 * Number of keys that a workspace can use at their full rate, unless the operator sets its rate.
 */
const KEYS_WORTH = 5;

/** Settings of all checks that precede reading a body. */
export class EdgeSettings {
  /** Maximum size of a JSON body outside the pass-through, in bytes. */
  @Type(() => Number) @IsInt() @Min(1) bodyBytes = 1_048_576;

  /** Requests per second for each key and replica; 0: no limit. */
  @Type(() => Number) @IsInt() @Min(0) ratePerSecond = 1_000;
  /** Requests per second for all keys of a workspace together, for each replica; 0: no limit. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) workspaceRatePerSecond?: number;
  /** Invalid keys from each remote address and in each replica; 0: no limit. */
  @Type(() => Number) @IsInt() @Min(0) invalidKeysPerSecond = 100;

  /** Header names accepted besides `X-Service-API-Key`, comma-separated. */
  @IsString() @Matches(/^[A-Za-z0-9\-_ ,]*$/) apiKeyHeaders = '';

  get workspacePerSecond(): number {
    return this.workspaceRatePerSecond ?? KEYS_WORTH * this.ratePerSecond;
  }

  /** Header names in lower case, in the order in which they are read. */
  get keyHeaderNames(): string[] {
    const further = this.apiKeyHeaders.split(',').map((name) => name.trim().toLowerCase());
    return ['x-service-api-key', ...further.filter((name) => name !== '')];
  }
}

type Variable = Exclude<keyof EdgeSettings, 'keyHeaderNames' | 'workspacePerSecond'>;

const VARIABLES: Record<Variable, string> = {
  bodyBytes: 'TOUCHSTONE_LIMIT_BODY_BYTES',
  ratePerSecond: 'TOUCHSTONE_RATE_LIMIT_PER_SECOND',
  workspaceRatePerSecond: 'TOUCHSTONE_RATE_LIMIT_WORKSPACE_PER_SECOND',
  invalidKeysPerSecond: 'TOUCHSTONE_RATE_LIMIT_INVALID_KEYS_PER_SECOND',
  apiKeyHeaders: 'TOUCHSTONE_API_KEY_HEADERS',
};

/** @throws InvalidConfiguration naming every variable that breaks a rule */
export const edgeSettings = (environment: Environment = process.env): EdgeSettings =>
  readSettings(EdgeSettings, VARIABLES as Record<keyof EdgeSettings, string>, environment);
