import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  createPrompt,
  deletePrompt,
  getPrompt,
  getPrompts,
  listPrompts,
  type PromptHead,
  type PromptRecord,
  type RequestOf,
  studioQueue,
  updatePrompt,
} from '@touchstone/contracts';
import { JsonText } from '@touchstone/messaging';
import { PromptService } from './prompt.service';

const FROM = { queues: [studioQueue] };

@Controller()
export class PromptConsumer {
  constructor(private readonly prompts: PromptService) {}

  @MessagePattern(createPrompt.pattern, FROM)
  create(@Payload() { caller, ...made }: RequestOf<typeof createPrompt>): Promise<PromptRecord> {
    return this.prompts.create(caller, made);
  }

  @MessagePattern(updatePrompt.pattern, FROM)
  update(@Payload() { caller, ...update }: RequestOf<typeof updatePrompt>): Promise<PromptRecord> {
    return this.prompts.update(caller, update);
  }

  @MessagePattern(getPrompt.pattern, FROM)
  get(@Payload() { caller, id, select }: RequestOf<typeof getPrompt>): Promise<PromptRecord> {
    return this.prompts.get(caller, id, select);
  }

  @MessagePattern(getPrompts.pattern, FROM)
  async getSeveral(@Payload() { caller, asked }: RequestOf<typeof getPrompts>): Promise<JsonText> {
    return new JsonText(await this.prompts.getSeveral(caller, asked));
  }

  @MessagePattern(listPrompts.pattern, FROM)
  list(@Payload() { caller, page }: RequestOf<typeof listPrompts>): Promise<PromptHead[]> {
    return this.prompts.list(caller, page);
  }

  @MessagePattern(deletePrompt.pattern, FROM)
  delete(
    @Payload() { caller, id, ifMatch }: RequestOf<typeof deletePrompt>,
  ): Promise<{ id: string }> {
    return this.prompts.delete(caller, id, ifMatch);
  }
}
