import { type DynamicModule, Module } from '@nestjs/common';
import type { AllowedNetworks } from './allowed-networks';
import { outgoingSettings } from './outgoing.config';
import { OutgoingGuard } from './outgoing-guard';

/** Provides one `OutgoingGuard` to every module of the process. */
@Module({})
export class OutgoingModule {
  static forRoot(allowed: AllowedNetworks = outgoingSettings()): DynamicModule {
    return {
      module: OutgoingModule,
      global: true,
      providers: [{ provide: OutgoingGuard, useValue: new OutgoingGuard({ allowed }) }],
      exports: [OutgoingGuard],
    };
  }
}
