export { AllowedNetworks } from './allowed-networks';
export { AddressRefused } from './errors';
export { OutgoingGuard, type OutgoingGuardOptions, type Resolve } from './outgoing-guard';
export { outgoingSettings } from './outgoing.config';
