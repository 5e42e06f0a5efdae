import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  createGuardrail,
  deleteGuardrail,
  getGuardrail,
  type GuardrailRecord,
  listGuardrails,
  managementQueue,
  type RequestOf,
  updateGuardrail,
} from '@touchstone/contracts';
import { GuardrailService } from './guardrail.service';

const FROM = { queues: [managementQueue] };

@Controller()
export class GuardrailConsumer {
  constructor(private readonly guardrails: GuardrailService) {}

  @MessagePattern(createGuardrail.pattern, FROM)
  create(
    @Payload() { caller, collection, fields }: RequestOf<typeof createGuardrail>,
  ): Promise<GuardrailRecord> {
    return this.guardrails.create(caller, collection, fields);
  }

  @MessagePattern(updateGuardrail.pattern, FROM)
  update(
    @Payload() { caller, ...update }: RequestOf<typeof updateGuardrail>,
  ): Promise<GuardrailRecord> {
    return this.guardrails.update(caller, update);
  }

  @MessagePattern(getGuardrail.pattern, FROM)
  get(
    @Payload() { caller, collection, id }: RequestOf<typeof getGuardrail>,
  ): Promise<GuardrailRecord> {
    return this.guardrails.get(caller, collection, id);
  }

  @MessagePattern(listGuardrails.pattern, FROM)
  list(
    @Payload() { caller, collection, page }: RequestOf<typeof listGuardrails>,
  ): Promise<GuardrailRecord[]> {
    return this.guardrails.list(caller, collection, page);
  }

  @MessagePattern(deleteGuardrail.pattern, FROM)
  delete(
    @Payload() { caller, collection, id }: RequestOf<typeof deleteGuardrail>,
  ): Promise<{ id: string }> {
    return this.guardrails.delete(caller, collection, id);
  }
}
