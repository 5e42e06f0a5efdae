import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

const Count = (): PropertyDecorator => (target, property) =>
  [Type(() => Number), IsInt(), Min(1)].forEach((decorate) => decorate(target, property));

/** Limits of the bodies that the HTTP API reads. Lengths are in UTF-16 units, sizes in bytes. */
export class GatewaySettings {
  @Count() messages = 200;
  /** Maximum number in all messages together: without it a body of 1 MiB could hold 200,000. */
  @Count() toolCalls = 1_000;
  /** Maximum number of content parts in all messages of a stored prompt together. */
  @Count() contentParts = 1_000;
  @Count() assertions = 64;
  @Count() topics = 64;
  @Count() tools = 128;
  @Count() fieldLength = 200_000;
  @Count() @Max(1_000) jsonDepth = 32;
  @Count() metadataKeys = 64;
  @Count() metadataLength = 512;
  /** Maximum wait that a caller can request with `Prefer: wait=N`. */
  @Count() @Max(600) waitSeconds = 60;
  /** Seconds after which a reader that takes nothing of a stream of events is disconnected. */
  @Count() @Max(3_600) streamReaderSeconds = 30;
}

const VARIABLES: Record<keyof GatewaySettings, string> = {
  messages: 'TOUCHSTONE_LIMIT_MESSAGES',
  toolCalls: 'TOUCHSTONE_LIMIT_TOOL_CALLS',
  contentParts: 'TOUCHSTONE_LIMIT_CONTENT_PARTS',
  assertions: 'TOUCHSTONE_LIMIT_ASSERTIONS',
  topics: 'TOUCHSTONE_LIMIT_TOPICS',
  tools: 'TOUCHSTONE_LIMIT_TOOLS',
  fieldLength: 'TOUCHSTONE_LIMIT_FIELD_LENGTH',
  jsonDepth: 'TOUCHSTONE_LIMIT_JSON_DEPTH',
  metadataKeys: 'TOUCHSTONE_LIMIT_METADATA_KEYS',
  metadataLength: 'TOUCHSTONE_LIMIT_METADATA_LENGTH',
  waitSeconds: 'TOUCHSTONE_LIMIT_WAIT_SECONDS',
  streamReaderSeconds: 'TOUCHSTONE_LIMIT_STREAM_READER_SECONDS',
};

/** @throws InvalidConfiguration naming every variable that breaks a rule. */
export const gatewaySettings = (environment: Environment = process.env): GatewaySettings =>
  readSettings(GatewaySettings, VARIABLES, environment);
