import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, Min, MinLength } from 'class-validator';
import {
  type Environment,
  mayBeApiKey,
  readSettings,
  reportProblems,
  SECRET_KEY_VARIABLES,
  SecretKeySettings,
} from '@touchstone/kernel';
import { RetentionDays } from './retention/retention-days';
import { Quotas } from './workspaces/quotas';

const Count = (): PropertyDecorator => (target, property) =>
  [Type(() => Number), IsInt(), Min(1)].forEach((decorate) => decorate(target, property));

const Days = (): PropertyDecorator => (target, property) =>
  [Count(), Max(3_650)].forEach((decorate) => decorate(target, property));

/** Injection token of the service's `Secrets`. */
export const MANAGEMENT_SECRETS = Symbol('ManagementSecrets');

const DEFAULT_QUOTAS = new Quotas();
const DEFAULT_DAYS = new RetentionDays();

export class ManagementSettings extends SecretKeySettings implements Quotas, RetentionDays {
  @IsOptional() @IsString() @MinLength(16) bootstrapApiKey?: string;
  @Count() apiKeys = DEFAULT_QUOTAS.apiKeys;
  @Count() definitions = DEFAULT_QUOTAS.definitions;
  @Count() guardrails = DEFAULT_QUOTAS.guardrails;
  @Count() alertRecipients = DEFAULT_QUOTAS.alertRecipients;
  @Count() batches = DEFAULT_QUOTAS.batches;
  /** Lines of batches that are queued at the same time. */
  @Count() batchConcurrency = 32;
  @Days() auditDays = DEFAULT_DAYS.auditDays;
  @Days() definitionDays = DEFAULT_DAYS.definitionDays;
  /** Address at which browsers reach a gateway; a local one by default. */
  @IsOptional() @Matches(/^https?:\/\/[^/\s]+$/) dashboardUrl?: string;
  /** Port of this process, and of the gateway in all-in-one. */
  @Type(() => Number) @IsInt() @Min(0) @Max(65_535) port = 3000;
}

const VARIABLES: Record<keyof ManagementSettings, string> = {
  ...SECRET_KEY_VARIABLES,
  bootstrapApiKey: 'TOUCHSTONE_BOOTSTRAP_API_KEY',
  apiKeys: 'TOUCHSTONE_LIMIT_API_KEYS',
  definitions: 'TOUCHSTONE_LIMIT_DEFINITIONS',
  guardrails: 'TOUCHSTONE_LIMIT_GUARDRAILS',
  alertRecipients: 'TOUCHSTONE_LIMIT_ALERT_RECIPIENTS',
  batches: 'TOUCHSTONE_LIMIT_BATCHES',
  batchConcurrency: 'TOUCHSTONE_BATCH_CONCURRENCY',
  auditDays: 'TOUCHSTONE_AUDIT_RETENTION_DAYS',
  definitionDays: 'TOUCHSTONE_DEFINITION_RETENTION_DAYS',
  dashboardUrl: 'TOUCHSTONE_DASHBOARD_URL',
  port: 'PORT',
};

/** @throws InvalidConfiguration, unless problems are being collected */
export const managementSettings = (environment?: Environment): ManagementSettings => {
  const settings = readSettings(ManagementSettings, VARIABLES, environment);
  // Gateways would refuse it without a look-up.
  if (!mayBeApiKey(settings.bootstrapApiKey?.trim() ?? ''))
    reportProblems(
      'TOUCHSTONE_BOOTSTRAP_API_KEY: has the form of a key made by Touchstone, but its checksum is wrong; copy that key again, or choose another text',
    );
  return settings;
};

/** Returns the address at which browsers reach a gateway, without a slash at its end. */
export const dashboardUrlOf = ({
  dashboardUrl,
  port,
}: Pick<ManagementSettings, 'dashboardUrl' | 'port'>): string =>
  dashboardUrl ?? `http://localhost:${port}`;
