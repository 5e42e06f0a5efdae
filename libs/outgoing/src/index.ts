export { AllowedNetworks } from './allowed-networks';
export { AddressRefused } from './errors';
export { outgoingSettings } from './outgoing.config';
export { OutgoingModule } from './outgoing.module';
export { OutgoingGuard, type OutgoingGuardOptions, outgoingUrl } from './outgoing-guard';
export type { Resolve } from './resolve';
