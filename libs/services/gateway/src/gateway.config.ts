import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, Min, MinLength } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

const Count = (): PropertyDecorator => (target, property) =>
  [Type(() => Number), IsInt(), Min(1)].forEach((decorate) => decorate(target, property));

/** How long after its last confirmation an answer of the management service may serve while that is away. */
export const STALE_MS = 15 * 60_000;

/** The gateway's settings. Lengths are in UTF-16 units, sizes in bytes. */
export class GatewaySettings {
  @Count() bodyBytes = 1_048_576;
  @Count() messages = 200;
  /** Of all messages together: without it a body of 1 MiB could hold 200,000. */
  @Count() toolCalls = 1_000;
  /** The same of the content parts of a stored prompt. */
  @Count() contentParts = 1_000;
  @Count() assertions = 64;
  @Count() topics = 64;
  @Count() tools = 128;
  @Count() fieldLength = 200_000;
  /** Of the texts of a compiled prompt together. */
  @Count() compiledBytes = 1_048_576;
  @Count() @Max(1_000) jsonDepth = 32;
  @Count() metadataKeys = 64;
  @Count() metadataLength = 512;
  /** The longest a caller may make the service wait with `Prefer: wait=N`. */
  @Count() @Max(600) waitSeconds = 60;

  /** For each key and gateway replica; 0: no limit. */
  @Type(() => Number) @IsInt() @Min(0) ratePerSecond = 1_000;

  /** How long answers of the management service are taken without asking again, in milliseconds; at most what they may serve while it is away. */
  @Count() @Max(STALE_MS) lookUpFreshMs = 60_000;

  /** Header names beside `X-Service-API-Key`, comma-separated. */
  @IsString() @Matches(/^[A-Za-z0-9\-_ ,]*$/) apiKeyHeaders = '';

  @IsOptional() @IsString() @MinLength(16) secretKey?: string;

  /** Where an installation keeps what it makes for itself. */
  @IsString() dataDir = 'data';

  /** Lower case, in the order in which they are looked at. */
  get keyHeaderNames(): string[] {
    const further = this.apiKeyHeaders.split(',').map((name) => name.trim().toLowerCase());
    return ['x-service-api-key', ...further.filter((name) => name !== '')];
  }
}

type Variable = Exclude<keyof GatewaySettings, 'keyHeaderNames'>;

const VARIABLES: Record<Variable, string> = {
  bodyBytes: 'TOUCHSTONE_LIMIT_BODY_BYTES',
  messages: 'TOUCHSTONE_LIMIT_MESSAGES',
  toolCalls: 'TOUCHSTONE_LIMIT_TOOL_CALLS',
  contentParts: 'TOUCHSTONE_LIMIT_CONTENT_PARTS',
  compiledBytes: 'TOUCHSTONE_LIMIT_COMPILED_BYTES',
  assertions: 'TOUCHSTONE_LIMIT_ASSERTIONS',
  topics: 'TOUCHSTONE_LIMIT_TOPICS',
  tools: 'TOUCHSTONE_LIMIT_TOOLS',
  fieldLength: 'TOUCHSTONE_LIMIT_FIELD_LENGTH',
  jsonDepth: 'TOUCHSTONE_LIMIT_JSON_DEPTH',
  metadataKeys: 'TOUCHSTONE_LIMIT_METADATA_KEYS',
  metadataLength: 'TOUCHSTONE_LIMIT_METADATA_LENGTH',
  waitSeconds: 'TOUCHSTONE_LIMIT_WAIT_SECONDS',
  ratePerSecond: 'TOUCHSTONE_RATE_LIMIT_PER_SECOND',
  lookUpFreshMs: 'TOUCHSTONE_LOOK_UP_FRESH_MS',
  apiKeyHeaders: 'TOUCHSTONE_API_KEY_HEADERS',
  secretKey: 'TOUCHSTONE_SECRET_KEY',
  dataDir: 'TOUCHSTONE_DATA_DIR',
};

/** @throws InvalidConfiguration naming every variable that breaks a rule. */
export const gatewaySettings = (environment: Environment = process.env): GatewaySettings =>
  readSettings(GatewaySettings, VARIABLES as Record<keyof GatewaySettings, string>, environment);
