import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  createIntegration,
  deleteIntegration,
  getIntegration,
  type IntegrationRecord,
  listIntegrations,
  managementQueue,
  type RequestOf,
  type ResolvedIntegration,
  resolveIntegration,
  updateIntegration,
} from '@touchstone/contracts';
import { IntegrationService } from './integration.service';

const FROM = { queues: [managementQueue] };

@Controller()
export class IntegrationConsumer {
  constructor(private readonly integrations: IntegrationService) {}

  @MessagePattern(createIntegration.pattern, FROM)
  create(
    @Payload() { caller, fields }: RequestOf<typeof createIntegration>,
  ): Promise<IntegrationRecord> {
    return this.integrations.create(caller, fields);
  }

  @MessagePattern(updateIntegration.pattern, FROM)
  update(
    @Payload() { caller, id, fields }: RequestOf<typeof updateIntegration>,
  ): Promise<IntegrationRecord> {
    return this.integrations.update(caller, id, fields);
  }

  @MessagePattern(getIntegration.pattern, FROM)
  get(@Payload() { caller, id }: RequestOf<typeof getIntegration>): Promise<IntegrationRecord> {
    return this.integrations.get(caller, id);
  }

  @MessagePattern(listIntegrations.pattern, FROM)
  list(
    @Payload() { caller, page }: RequestOf<typeof listIntegrations>,
  ): Promise<IntegrationRecord[]> {
    return this.integrations.list(caller, page);
  }

  @MessagePattern(deleteIntegration.pattern, FROM)
  delete(@Payload() { caller, id }: RequestOf<typeof deleteIntegration>): Promise<{ id: string }> {
    return this.integrations.delete(caller, id);
  }

  @MessagePattern(resolveIntegration.pattern, FROM)
  resolve(
    @Payload() { workspace, provider }: RequestOf<typeof resolveIntegration>,
  ): Promise<ResolvedIntegration | null> {
    return this.integrations.resolve(workspace, provider);
  }
}
