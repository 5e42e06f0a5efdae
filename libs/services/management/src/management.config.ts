import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Min, MinLength } from 'class-validator';
import { type Environment, mayBeApiKey, readSettings, reportProblems } from '@touchstone/kernel';
import { Quotas } from './workspaces/quotas';

const Count = (): PropertyDecorator => (target, property) =>
  [Type(() => Number), IsInt(), Min(1)].forEach((decorate) => decorate(target, property));

/** Injection token of the service's `Secrets`. */
export const MANAGEMENT_SECRETS = Symbol('ManagementSecrets');

const DEFAULT_QUOTAS = new Quotas();

export class ManagementSettings implements Quotas {
  @IsOptional() @IsString() @MinLength(16) secretKey?: string;
  @IsOptional() @IsString() @MinLength(16) bootstrapApiKey?: string;
  /** Directory of the files an installation generates. */
  @IsString() dataDir = 'data';
  @Count() apiKeys = DEFAULT_QUOTAS.apiKeys;
  @Count() definitions = DEFAULT_QUOTAS.definitions;
  @Count() guardrails = DEFAULT_QUOTAS.guardrails;
  @Count() alertRecipients = DEFAULT_QUOTAS.alertRecipients;
}

const VARIABLES: Record<keyof ManagementSettings, string> = {
  secretKey: 'TOUCHSTONE_SECRET_KEY',
  bootstrapApiKey: 'TOUCHSTONE_BOOTSTRAP_API_KEY',
  dataDir: 'TOUCHSTONE_DATA_DIR',
  apiKeys: 'TOUCHSTONE_LIMIT_API_KEYS',
  definitions: 'TOUCHSTONE_LIMIT_DEFINITIONS',
  guardrails: 'TOUCHSTONE_LIMIT_GUARDRAILS',
  alertRecipients: 'TOUCHSTONE_LIMIT_ALERT_RECIPIENTS',
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
