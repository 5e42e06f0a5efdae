export { AllowedNetworks } from './allowed-networks';
export { AddressRefused } from './errors';
export { OutgoingGuard, outgoingUrl, type OutgoingGuardOptions } from './outgoing-guard';
export { outgoingSettings } from './outgoing.config';
export type { Resolve } from './resolve';
