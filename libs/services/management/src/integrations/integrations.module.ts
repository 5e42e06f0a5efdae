import { Module } from '@nestjs/common';
import { IntegrationConsumer } from './integration.consumer';
import { IntegrationService } from './integration.service';

@Module({ controllers: [IntegrationConsumer], providers: [IntegrationService] })
export class IntegrationsModule {}
