import { IsString } from 'class-validator';
import { type Environment, readSettings, reportProblems } from '@touchstone/kernel';
import { AllowedNetworks } from './allowed-networks';

export class OutgoingSettings {
  /** Allowed networks as CIDRs, comma-separated. */
  @IsString() allowedNetworks = '';
}

/** @throws InvalidConfiguration, unless problems are being collected */
export const outgoingSettings = (environment?: Environment): AllowedNetworks => {
  const { allowedNetworks } = readSettings(
    OutgoingSettings,
    { allowedNetworks: 'TOUCHSTONE_ALLOWED_NETWORKS' },
    environment,
  );
  try {
    return new AllowedNetworks(allowedNetworks);
  } catch (error) {
    reportProblems(`TOUCHSTONE_ALLOWED_NETWORKS: ${(error as Error).message}`);
    return new AllowedNetworks();
  }
};
