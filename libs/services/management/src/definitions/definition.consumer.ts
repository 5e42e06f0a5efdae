import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  createDefinition,
  type DefinitionRecord,
  deleteDefinition,
  getDefinition,
  listDefinitions,
  managementQueue,
  type RequestOf,
  updateDefinition,
} from '@touchstone/contracts';
import { DefinitionService } from './definition.service';

const FROM = { queues: [managementQueue] };

@Controller()
export class DefinitionConsumer {
  constructor(private readonly definitions: DefinitionService) {}

  @MessagePattern(createDefinition.pattern, FROM)
  create(
    @Payload() { caller, fields }: RequestOf<typeof createDefinition>,
  ): Promise<DefinitionRecord> {
    return this.definitions.create(caller, fields);
  }

  @MessagePattern(updateDefinition.pattern, FROM)
  update(
    @Payload() { caller, id, fields }: RequestOf<typeof updateDefinition>,
  ): Promise<DefinitionRecord> {
    return this.definitions.update(caller, id, fields);
  }

  @MessagePattern(getDefinition.pattern, FROM)
  get(@Payload() { caller, id }: RequestOf<typeof getDefinition>): Promise<DefinitionRecord> {
    return this.definitions.get(caller, id);
  }

  @MessagePattern(listDefinitions.pattern, FROM)
  list(
    @Payload() { caller, page }: RequestOf<typeof listDefinitions>,
  ): Promise<DefinitionRecord[]> {
    return this.definitions.list(caller, page);
  }

  @MessagePattern(deleteDefinition.pattern, FROM)
  delete(@Payload() { caller, id }: RequestOf<typeof deleteDefinition>): Promise<{ id: string }> {
    return this.definitions.delete(caller, id);
  }
}
